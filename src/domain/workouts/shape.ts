import type { Batch } from '../record/batch';

/**
 * Figures of one set, planned or performed. Loads in grams, time in seconds, distance in metres.
 */
export interface Effort {
  /** Grams: total, per dumbbell, added or assisted, depending on the load kind. Null: none. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds?: number | null;
  readonly meters?: number | null;
  /** Reps in reserve, 0 to 10 in half steps. */
  readonly rir?: number | null;
}

/** A performed set: its figures and the time of the tap (server time, epoch ms). */
export interface Performed extends Effort {
  readonly at: number;
}

export const SET_KINDS = [
  'normal',
  'warmup',
  'drop',
  'failure',
  'rest_pause',
  'cluster',
  'amrap',
] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** A side of the body: sets of one side alternate with those of the other. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** The ficha's target for this set, besides the figures of its plan. */
export interface SetTarget {
  /** Least and most repetitions. */
  readonly reps?: readonly [number, number];
  /** Least and most seconds. */
  readonly seconds?: readonly [number, number];
  readonly effort?: { readonly scale: 'rir' | 'pse'; readonly value: number };
  /** Percent of the 1RM behind the load. */
  readonly percent?: number;
  readonly tempo?: string;
  /** Pauses of a rest-pause, mini sets of a cluster. */
  readonly parts?: { readonly count: number; readonly reps?: number; readonly seconds?: number };
}

/**
 * The reason for a suggested load: a code and its figures; words/workouts/advice has the wording.
 * Stored so that the workout shows its original advice; the suggestion itself is always derived.
 */
export interface Advice {
  readonly code: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Number of the last storable running week. */
export const LAST_WEEK = 520;

/** The ficha's day that a workout was started from. */
export interface Origin {
  readonly program: string;
  readonly day: string;
  /** Counted from 1. */
  readonly week: number;
}

export interface WorkoutSet {
  readonly key: string;
  readonly order: string;
  readonly kind: SetKind;
  readonly plan: Effort | null;
  readonly done: Performed | null;
  /** A concurrent performance by another device, for the person to choose. */
  readonly alternative: Performed | null;
  readonly target: SetTarget | null;
  /** Seconds after this set, 0 for none; null: the rest of its exercise. */
  readonly restSeconds: number | null;
  readonly side: Side | null;
  /** Whether it returned through a write that its removal had not seen. */
  readonly returned: boolean;
}

export interface WorkoutExercise {
  /** '' collects sets of unknown exercises ("Sem exercício"). */
  readonly key: string;
  /** Catalogue slug or the id of a custom exercise; null when unknown. */
  readonly exercise: string | null;
  readonly order: string;
  readonly group: string | null;
  readonly note: string;
  /** Rest after its sets in seconds; 0 is off, null uses the person's preference. */
  readonly restSeconds: number | null;
  /** Its exercise in the ficha. */
  readonly from: string | null;
  readonly advice: Advice | null;
  readonly sets: readonly WorkoutSet[];
  readonly returned: boolean;
}

export interface Rest {
  readonly set: string;
  /** Server time, epoch ms. */
  readonly endsAt: number;
  /** Seconds. */
  readonly total: number;
  /** Milliseconds left while paused. */
  readonly pausedLeft: number | null;
  /** The device that started it: the alarm sounds only there. */
  readonly device: string;
}

/** Mood after a workout, from very bad to very good. */
export const MOODS = [1, 2, 3, 4, 5] as const;
export type Mood = (typeof MOODS)[number];

/** Instant, IANA zone and local day of the start: history groups by the stored day. */
export interface Start {
  readonly at: number;
  readonly zone: string;
  readonly day: string;
}

export interface Workout {
  readonly title: string;
  readonly note: string;
  readonly start: Start;
  /** Its finish, or a later performed set (rule W4a); null while it runs. */
  readonly endedAt: number | null;
  readonly rest: Rest | null;
  readonly from: Origin | null;
  /** Effort of the session, 0 to 10 (Foster et al., 2001); null if not given. */
  readonly pse: number | null;
  /** Mood after it, 1 to 5; absent if not given. */
  readonly mood?: Mood;
  readonly exercises: readonly WorkoutExercise[];
  /** Whether it was removed, and returned through a write that the removal had not seen. */
  readonly returned: boolean;
  /** Time of its removal; null while visible. */
  readonly removedAt: number | null;
  /** Whether it was deleted permanently, also from the bin (rule R6b). */
  readonly purged: boolean;
  /** The import that created it; absent for workouts logged here. */
  readonly batch?: Batch;
}
