import type { WallTime } from '#domain/wall-time';
import type { Effort, SetKind } from '#domain/workouts/shape';

/** Apps with readable tables. */
export type TableSource = 'hevy' | 'strong' | 'fitnotes' | 'stronglifts' | 'fitbod';

export interface ReadSet {
  readonly kind: SetKind;
  readonly done: Effort;
}

export interface ReadExercise {
  /** As the other app calls it. */
  readonly name: string;
  readonly note: string;
  /** The sign of its superset within the workout, null for none. */
  readonly group: string | null;
  readonly restSeconds: number | null;
  readonly sets: readonly ReadSet[];
}

/** A workout of a table: its time is wall time, its exercises are names. */
export interface ReadWorkout {
  /** The line it begins at, the header being line 1. */
  readonly line: number;
  readonly title: string;
  readonly note: string;
  readonly start: WallTime;
  /** How far that clock is ahead of UTC, in minutes; absent where the file does not say. */
  readonly offsetMinutes?: number;
  readonly durationSeconds: number;
  readonly exercises: readonly ReadExercise[];
}

/** An unreadable cell, and the fate of its row. */
export interface Warning {
  readonly line: number;
  /** The number of the set, where a line holds several. */
  readonly set?: number;
  readonly code:
    | 'load'
    | 'reps'
    | 'seconds'
    | 'distance'
    | 'rpe'
    | 'kind'
    | 'date'
    | 'exercise'
    | 'no-sets'
    /** The quotation marks of the line do not match. */
    | 'quotes';
  /** The cell. */
  readonly text: string;
}

/** A remark about the whole table. */
export type Remark =
  | 'day-first'
  | 'month-first'
  | 'unit-guessed'
  | 'encoding'
  /** The file knows days and no times. */
  | 'date-only'
  /** Sets that were planned and not done are left out. */
  | 'sets-not-done'
  /** The weight of the body in the file is left out. */
  | 'body-weight';

export interface ReadTable {
  readonly source: TableSource;
  readonly rows: number;
  readonly workouts: readonly ReadWorkout[];
  readonly warnings: readonly Warning[];
  readonly remarks: readonly Remark[];
  /** The unit of its loads, from the file or guessed. */
  readonly unit: { readonly value: LoadUnitName; readonly known: boolean };
}

export type LoadUnitName = 'kg' | 'lb';

/** A file that is none of those we read, and what it looks like. */
export type Unreadable =
  | { readonly reason: 'too-large'; readonly limit: 'table' | 'own' }
  | { readonly reason: 'too-many-rows'; readonly rows: number }
  | { readonly reason: 'empty' }
  | { readonly reason: 'newer'; readonly version: number }
  | { readonly reason: 'broken' }
  | { readonly reason: 'unknown'; readonly seen: Seen };

export type Seen =
  | { readonly as: 'table'; readonly columns: readonly string[] }
  | { readonly as: 'zip' | 'excel' | 'pdf' | 'picture' | 'database' | 'json' | 'text' | 'bytes' };
