import type { Scanner } from './scanner';
import type { Span } from './shape';

/** Bounds of a figure; `what` is its key in `words/programs/ficha-text`. */
export interface Bounds {
  readonly what: string;
  readonly least: number;
  readonly most: number;
}

export const SETS: Bounds = { what: 'sets', least: 1, most: 20 };
export const REPS: Bounds = { what: 'reps', least: 1, most: 999 };
export const SECONDS: Bounds = { what: 'seconds', least: 1, most: 86_400 };
export const METERS: Bounds = { what: 'meters', least: 1, most: 1_000_000 };
export const REST: Bounds = { what: 'rest', least: 0, most: 3600 };
export const PERCENT: Bounds = { what: 'percent', least: 1, most: 150 };
export const EFFORT: Bounds = { what: 'effort', least: 0, most: 10 };
export const PARTS: Bounds = { what: 'parts', least: 1, most: 20 };
export const PART_REPS: Bounds = { what: 'part_reps', least: 1, most: 99 };
export const PAUSE: Bounds = { what: 'pause', least: 1, most: 300 };
export const DROP: Bounds = { what: 'drop', least: 1, most: 90 };
export const STEP: Bounds = { what: 'step', least: 1, most: 100_000 };
export const EVERY: Bounds = { what: 'every', least: 1, most: 12 };
export const LOWER: Bounds = { what: 'lower', least: 1, most: 50 };
export const STALLS: Bounds = { what: 'stalls', least: 0, most: 10 };
export const WEEK: Bounds = { what: 'week', least: 1, most: 52 };

/** The whole figure if it is within its bounds; otherwise null, with a problem. */
export function wholeNumber(
  scanner: Scanner,
  value: number,
  bounds: Bounds,
  span: Span,
): number | null {
  const { what, least, most } = bounds;
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  scanner.problem('out_of_range', span, { what, least, most });
  return null;
}

/**
 * The figure if it is within its bounds and a multiple of one half; otherwise null, with a problem.
 */
export function half(scanner: Scanner, value: number, bounds: Bounds, span: Span): number | null {
  const { what, least, most } = bounds;
  if (value < least || value > most) {
    scanner.problem('out_of_range', span, { what, least, most });
    return null;
  }
  if (Number.isInteger(value * 2)) return value;
  scanner.problem('not_half', span, { what });
  return null;
}

/** Both ends of a range, or null. */
export function wholeRange(
  scanner: Scanner,
  range: readonly [number, number],
  bounds: Bounds,
  span: Span,
): [number, number] | null {
  const from = wholeNumber(scanner, range[0], bounds, span);
  if (from === null) return null;
  const to = wholeNumber(scanner, range[1], bounds, span);
  return to === null ? null : [from, to];
}
