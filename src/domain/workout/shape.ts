import type { Batch } from '../record/batch';

/** What one set asks for or holds. Loads in grams, time in seconds, distance in metres. */
export interface Effort {
  /** Grams: total, per dumbbell, added or assisted, as the exercise's load kind says. Null: none. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds?: number | null;
  readonly meters?: number | null;
  /** Reps in reserve, 0 to 10 in half steps. */
  readonly rir?: number | null;
}

/** A performed set: what was done and when it was tapped (server time, epoch ms). */
export interface Performed extends Effort {
  readonly at: number;
}

export const SET_KINDS = ['normal', 'warmup', 'drop', 'failure'] as const;
export type SetKind = (typeof SET_KINDS)[number];

export interface WorkoutSet {
  readonly key: string;
  readonly order: string;
  readonly kind: SetKind;
  readonly plan: Effort | null;
  readonly done: Performed | null;
  /** What another device wrote for the same set at the same time, kept for the person to choose. */
  readonly alternative: Performed | null;
  /** Came back through a write that its removal had not seen. */
  readonly returned: boolean;
}

export interface WorkoutExercise {
  /** '' gathers sets whose exercise never arrived ("Sem exercício"). */
  readonly key: string;
  /** Catalogue slug or the id of a custom exercise; null when unknown. */
  readonly exercise: string | null;
  readonly order: string;
  readonly group: string | null;
  readonly note: string;
  /** Rest after its sets in seconds; 0 is off, null leaves it to the person's preference. */
  readonly restSeconds: number | null;
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
  /** The device whose tap started it: the alarm sounds there only. */
  readonly device: string;
}

/** Instant, IANA zone and the local day it fell on there: history groups by the stored day. */
export interface Start {
  readonly at: number;
  readonly zone: string;
  readonly day: string;
}

export interface Workout {
  readonly title: string;
  readonly note: string;
  readonly start: Start;
  /** When it was finished, or a later performed set (rule W4); null while it runs. */
  readonly endedAt: number | null;
  readonly rest: Rest | null;
  readonly exercises: readonly WorkoutExercise[];
  /** Removed, but shown again because of a write that the removal had not seen. */
  readonly returned: boolean;
  /** When it was discarded or deleted; null while it is shown. */
  readonly removedAt: number | null;
  /** Removed for good: it no longer waits in the bin (rule R6). */
  readonly purged: boolean;
  /** The import it came with; absent for what was logged here. */
  readonly batch?: Batch;
}
