import type { Workout } from './shape';
import type { WorkoutTotals } from './totals';

/**
 * The series of a workout: the day of its ficha, even if renamed, else its title; null with
 * neither.
 */
export function seriesOf({ from, title }: Pick<Workout, 'from' | 'title'>): string | null {
  if (from) return `day ${from.program} ${from.day}`;
  return title === '' ? null : `title ${title}`;
}

/** The increase since the time before; negative for a decrease. */
export interface Difference {
  readonly sets: number;
  readonly volumeGrams: number;
  /** Null if either has no end. */
  readonly durationMs: number | null;
}

/**
 * How much more a workout has than another (negative: less); `durationMs` is null if either has
 * none.
 */
export function differenceOf(now: WorkoutTotals, before: WorkoutTotals): Difference {
  return {
    sets: now.sets - before.sets,
    volumeGrams: now.volumeGrams - before.volumeGrams,
    durationMs:
      now.durationMs === null || before.durationMs === null
        ? null
        : now.durationMs - before.durationMs,
  };
}
