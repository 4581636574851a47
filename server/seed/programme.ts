import type { CustomRecord } from '#domain/custom-exercise';
import type { Goal } from '#domain/program/shape';

/** One exercise of a session and how it begins; what follows comes from ./progress. */
export interface Movement {
  /** Catalogue id, or OWN_EXERCISE. */
  readonly exercise: string;
  readonly sets: number;
  /** Fewest and most repetitions of a set, or seconds when it is timed. */
  readonly range: readonly [low: number, high: number];
  readonly timed: boolean;
  /** Grams in the first week; null for what is done without load. */
  readonly load: number | null;
  /** Grams that progress adds; negative when the load is a help that gets smaller. */
  readonly step: number;
  readonly restSeconds: number;
  readonly warmups: number;
}

export interface Session {
  readonly title: string;
  /** Days after Monday. */
  readonly day: number;
  readonly movements: readonly Movement[];
}

/** Where in a programme something happens: weeks and sessions count from 0. */
interface Moment {
  readonly week: number;
  readonly session: number;
}

export interface Programme {
  /** Names the ficha. */
  readonly title: string;
  readonly goal: Goal;
  /** Whole weeks before the present one, which is trained as well up to today. */
  readonly weeks: number;
  /** Minutes after midnight at which a session usually begins. */
  readonly startsAt: number;
  readonly deloadWeek?: number;
  readonly missedWeek?: number;
  /** Nothing was trained on so many days before the present one. */
  readonly awayDays?: number;
  readonly sessions: readonly Session[];
  /** Written about the workout, or about one exercise of it. */
  readonly notes: readonly (Moment & { readonly text: string; readonly exercise?: string })[];
  /** A rest that was held for some minutes. */
  readonly pause?: Moment & { readonly minutes: number };
  readonly ownExercise?: Omit<CustomRecord, 'note'>;
}

/** Placeholder for the person's own exercise. */
export const OWN_EXERCISE = 'own';

type Range = readonly [low: number, high: number];
type Details = Partial<Pick<Movement, 'restSeconds' | 'warmups'>>;

const DEFAULTS = { timed: false, restSeconds: 90, warmups: 0 };

/** An exercise with load; `kg` and `stepKg` in kilograms. */
export function lift(
  exercise: string,
  sets: number,
  range: Range,
  [kg, stepKg]: readonly [kg: number, stepKg: number],
  details: Details = {},
): Movement {
  const load = { load: kg * 1000, step: stepKg * 1000 };
  return { ...DEFAULTS, exercise, sets, range, ...load, ...details };
}

/** An exercise that is counted in repetitions alone. */
export function bodyweight(exercise: string, sets: number, range: Range): Movement {
  return { ...DEFAULTS, exercise, sets, range, load: null, step: 0, restSeconds: 60 };
}

/** An exercise that is held for some seconds. */
export function hold(exercise: string, sets: number, range: Range): Movement {
  return { ...bodyweight(exercise, sets, range), timed: true };
}
