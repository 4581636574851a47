import type { LocalDay } from '#domain/local-day';
import type { WallTime } from '#domain/wall-time';
import type { Effort, SetKind } from '#domain/workouts/shape';

/** Apps with readable tables; `table` is any other one, with columns that the person named. */
export type TableSource =
  | 'hevy'
  | 'strong'
  | 'fitnotes'
  | 'stronglifts'
  | 'fitbod'
  | 'jefit'
  | 'liftosaur'
  | 'liftlog'
  | 'opengym'
  | 'gymbook'
  | 'repcount'
  | 'lyfta'
  | 'fit'
  | 'tcx'
  | 'table';

/** One of several people in a table. */
export interface PersonRows {
  /** As the table has it first; empty for rows without a name. */
  readonly name: string;
  /** Number of rows with a value. */
  readonly rows: number;
  readonly from: LocalDay | null;
  readonly to: LocalDay | null;
  /** Present if the name is that of a sheet. */
  readonly isSheet?: true;
}

/** Roles of a column in any table. */
export const COLUMN_ROLES = [
  'date',
  'time',
  'end',
  'workout',
  'exercise',
  'load',
  'unit',
  'reps',
  'sets',
  'order',
  'kind',
  'seconds',
  'distance',
  'effort',
  'rest',
  'note',
] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Indexes of columns by what they are. */
export type ColumnRoles = Readonly<Partial<Record<ColumnRole, number>>>;

/** Roles of a column in a table of measures whose titles are unknown. */
export const BODY_ROLES = [
  'date',
  'time',
  'weight',
  'fat',
  'waist',
  'hips',
  'muscle',
  'water',
  'height',
] as const;

export type BodyRole = (typeof BODY_ROLES)[number];
export type BodyRoles = Readonly<Partial<Record<BodyRole, number>>>;

/** A table of days and figures, which the person can read by naming its columns. */
export interface BodyQuestion {
  readonly columns: readonly { readonly title: string; readonly examples: readonly string[] }[];
  readonly guess: BodyRoles;
}

/** Whether the day or the month comes first in a numeric date. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;

export type FigureOrder = (typeof DATE_ORDERS)[number];

/** A date of a file that each order reads as another day. */
export interface DateExample {
  readonly text: string;
  readonly days: Readonly<Record<FigureOrder, LocalDay>>;
}

/** The person's choices about dates that leave something open; null leaves it to a guess. */
export interface DateChoices {
  readonly order: FigureOrder | null;
  /** The year of the latest date, where dates have none. */
  readonly year: number | null;
}

/** The person's choices about a table; null leaves one to the file or to a guess. */
export interface TableChoices extends DateChoices {
  /** The unit of its loads. */
  readonly unit: LoadUnitName | null;
  /** The columns of a table of no known app. */
  readonly roles: ColumnRoles | null;
  /** Whether the measures of the body are wanted of a file that has workouts too. */
  readonly body?: boolean;
  /** The columns of a table of measures with unknown titles. */
  readonly measures?: BodyRoles;
  /** The chosen people of a table of several. */
  readonly people?: readonly string[];
}

/** The kinds of values that a column may have. */
export const COLUMN_FORMS = ['dates', 'figures', 'words', 'empty'] as const;

/** A table of no known app, which the person can read by naming its columns. */
export interface ColumnQuestion {
  readonly columns: readonly {
    readonly title: string;
    readonly form: (typeof COLUMN_FORMS)[number];
    readonly examples: readonly string[];
  }[];
  readonly guess: ColumnRoles;
  /** A column that may number the sets or count equal ones. */
  readonly doubtfulSets?: number;
}

export interface ReadSet {
  readonly kind: SetKind;
  /** Null for a set without any value, which was planned and not done. */
  readonly done: Effort | null;
  /** Present if its load was negative in the file: help of a machine or a band. */
  readonly assisted?: true;
}

export interface ReadExercise {
  /** Name in the other app. */
  readonly name: string;
  readonly note: string;
  /** The mark of its superset within the workout; null without one. */
  readonly group: string | null;
  readonly restSeconds: number | null;
  readonly sets: readonly ReadSet[];
}

/** A workout in a table: with wall time, and exercises by name. */
export interface ReadWorkout {
  /** Number of its first line (the header is line 1); in a backup, number of the workout. */
  readonly line: number;
  readonly title: string;
  readonly note: string;
  readonly start: WallTime;
  /** Minutes by which the file's clock is ahead of UTC; absent if unknown. */
  readonly offsetMinutes?: number;
  readonly durationSeconds: number;
  readonly exercises: readonly ReadExercise[];
}

/** An unreadable cell, and what happened to its row. */
export interface Warning {
  /** The line, or the number of the workout in a backup, or of an activity file. */
  readonly line: number;
  readonly inBackup?: true;
  /** The sheet of a workbook that has several. */
  readonly sheet?: string;
  /** The name of an activity file, where lines have no meaning. */
  readonly file?: string;
  /** The number of the set, if a line has several. */
  readonly set?: number;
  readonly code:
    | 'load'
    | 'reps'
    | 'seconds'
    | 'distance'
    | 'rpe'
    | 'kind'
    /** A number of equal sets. */
    | 'sets'
    | 'date'
    | 'time'
    | 'exercise'
    /** A row that adds up others. */
    | 'total'
    | 'no-sets'
    /** A set without load, repetitions, time and distance. */
    | 'no-values'
    /** The last row ends before the others do. */
    | 'cut'
    /** The file may end within its last row, which is read. */
    | 'cut-perhaps'
    /** More cells than titles, so that the place of each value is unknown. */
    | 'cells'
    /** More cells than titles; the row is read up to the last title. */
    | 'cells-after'
    /** The quotation marks of the line do not match. */
    | 'quotes'
    /** A workout in a backup. */
    | 'workout'
    /** An activity file that is cut or changed. */
    | 'damaged'
    /** A file of a watch without a recorded activity, such as a planned workout or a route. */
    | 'no-activity';
  /** The cell. */
  readonly text: string;
  /** Present if the value is clear and above the highest one that a record takes. */
  readonly beyond?: true;
}

/** A remark about the whole table. */
export type Remark =
  | FigureOrder
  | 'unit-guessed'
  | 'encoding'
  /** The file has days without times. */
  | 'date-only'
  /** Months without days, whose first one stands for them. */
  | 'month-only'
  /** Activities without sets enter with their times alone. */
  | 'only-times'
  /** Heart rate, route and the like are left out. */
  | 'sensors'
  /** No column of the file has loads. */
  | 'no-loads'
  /** Cells such as "60x10" have the load first, or last. */
  | 'load-first'
  | 'load-last'
  /** Some loads are those of one side or of one dumbbell. */
  | 'each-side'
  /** Planned sets that were not done are left out. */
  | 'sets-not-done'
  /** The body weight in the file is left out. */
  | 'body-weight';

/** A column with values that were not read. */
export interface UnreadColumn {
  readonly title: string;
  /** Number of rows with a value. */
  readonly filled: number;
  /** Its first different values. */
  readonly examples: readonly string[];
}

export interface ReadTable {
  readonly source: TableSource;
  readonly rows: number;
  readonly workouts: readonly ReadWorkout[];
  readonly warnings: readonly Warning[];
  readonly remarks: readonly Remark[];
  readonly unread: readonly UnreadColumn[];
  /** The titles of its columns, if it is a table. */
  readonly titles?: readonly string[];
  /** The order of numeric dates, if the file leaves it open. */
  readonly dateOrder?: FigureOrder;
  readonly dateExample?: DateExample;
  /** The year given to the latest date, if dates have none. */
  readonly year?: number;
  /** The sheets of a workbook that are read and left out, if it has several. */
  readonly sheets?: { readonly taken: readonly string[]; readonly left: readonly string[] };
  /** Number of rows that took their date or exercise from the row above. */
  readonly completed?: number;
  /** The people in a table of several, and those chosen; nothing is read before a choice. */
  readonly people?: { readonly all: readonly PersonRows[]; readonly chosen: readonly string[] };
  /** The unit of the loads, from the file or guessed. */
  readonly unit: { readonly value: LoadUnitName; readonly known: boolean };
}

export type LoadUnitName = 'kg' | 'lb';

/** A file in no readable format, and what it seems to be. */
export type Unreadable =
  | { readonly reason: 'too-large'; readonly limit: 'table' | 'own' | 'health' | 'database' }
  | { readonly reason: 'too-many-rows'; readonly rows: number }
  | { readonly reason: 'empty' }
  /** A file of a watch without a recorded activity. */
  | { readonly reason: 'no-activity' }
  | { readonly reason: 'newer'; readonly version: number }
  | { readonly reason: 'broken' }
  /** Its reader is not on this device yet, and there is no connection. */
  | { readonly reason: 'offline' }
  | { readonly reason: 'unknown'; readonly seen: SeenNames };

export type SeenNames =
  | { readonly as: 'table'; readonly columns: readonly string[] }
  | {
      readonly as:
        | 'zip'
        | 'packed'
        | 'apple-health'
        | 'excel'
        | 'opendocument'
        | 'numbers'
        | 'pdf'
        | 'picture'
        | 'database'
        | 'json'
        | 'text'
        | 'bytes';
    };
