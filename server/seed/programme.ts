import type { CustomRecord } from '#domain/exercises/custom-exercise';
import type { ProgramGoal } from '#domain/programs/shape';

/** One exercise of a session with its first values; ./progress computes the later ones. */
export interface Movement {
  /** Catalogue id, or OWN_EXERCISE. */
  readonly exercise: string;
  readonly sets: number;
  /** Minimum and maximum repetitions of a set, or seconds of a timed one. */
  readonly range: readonly [low: number, high: number];
  readonly timed: boolean;
  /** Grams in the first week; null without load. */
  readonly load: number | null;
  /** Grams added by progress; negative for assistance, which decreases. */
  readonly step: number;
  readonly restSeconds: number;
  readonly warmups: number;
}

export interface SeedSession {
  readonly title: string;
  /** Days after Monday. */
  readonly day: number;
  readonly movements: readonly Movement[];
}

/** A point in a programme: weeks and sessions count from 0. */
interface Moment {
  readonly week: number;
  readonly session: number;
}

export interface Programme {
  /** Title of the ficha. */
  readonly title: string;
  readonly goal: ProgramGoal;
  /** Whole weeks before the current one, which is also trained until today. */
  readonly weeks: number;
  /** Usual start of a session, in minutes after midnight. */
  readonly startsAt: number;
  readonly deloadWeek?: number;
  readonly missedWeek?: number;
  /** Number of days before today without any training. */
  readonly awayDays?: number;
  readonly sessions: readonly SeedSession[];
  /** Notes on a workout, or on one exercise of it. */
  readonly notes: readonly (Moment & { readonly text: string; readonly exercise?: string })[];
  /** A rest that the person pauses for some minutes. */
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

/** An exercise counted only in repetitions. */
export function bodyweight(exercise: string, sets: number, range: Range): Movement {
  return { ...DEFAULTS, exercise, sets, range, load: null, step: 0, restSeconds: 60 };
}

/** An exercise timed in seconds. */
export function hold(exercise: string, sets: number, range: Range): Movement {
  return { ...bodyweight(exercise, sets, range), timed: true };
}
