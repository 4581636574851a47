import { addDays, type LocalDay } from '../local-day';

/** Periods of progress screens. */
export const PROGRESS_RANGES = ['4w', '12w', '1y', 'all'] as const;
export type ProgressRange = (typeof PROGRESS_RANGES)[number];

export const DEFAULT_RANGE: ProgressRange = '12w';

const DAYS: Record<ProgressRange, number | null> = { '4w': 28, '12w': 84, '1y': 365, all: null };

/**
 * The first day of a range that ends with today, both included: 12 weeks are 84 days.
 * @returns null for the whole history
 */
export function rangeStart(range: ProgressRange, today: LocalDay): LocalDay | null {
  const days = DAYS[range];
  return days === null ? null : addDays(today, 1 - days);
}

/** A range by its name in an address; null if unknown. */
export function rangeNamed(name: string | null): ProgressRange | null {
  return PROGRESS_RANGES.find((range) => range === name) ?? null;
}
