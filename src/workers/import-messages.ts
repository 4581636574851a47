import type { MeasuredPerson, ReadBody } from '../interchange/body/model';
import type {
  BodyQuestion,
  ColumnQuestion,
  ReadTable,
  TableChoices,
  Unreadable,
} from '../interchange/model';
import type { OwnRecords } from '../interchange/own/own-file';
import type { PackedActivity } from './activity-messages';

/** Request to the worker that reads files. */
export interface FileAsk extends TableChoices {
  readonly file: Blob;
  /** Receives the workouts of a table, in place of the answer. */
  readonly workoutsTo?: MessagePort;
}

/** The result of reading a file. */
export type FileContents =
  | {
      readonly is: 'table';
      readonly table: ReadTable;
      /** The number of measures that the file has too. */
      readonly measures?: number;
    }
  | {
      readonly is: 'body';
      readonly body: ReadBody;
      /** Whether the file has workouts with sets too. */
      readonly training?: boolean;
    }
  | { readonly is: 'columns'; readonly question: ColumnQuestion }
  /** Days and figures under unknown titles, which may be measures. */
  | { readonly is: 'measures'; readonly question: BodyQuestion }
  /** Measures of several people, none of whom is chosen yet. */
  | { readonly is: 'people'; readonly people: readonly MeasuredPerson[] }
  | { readonly is: 'own'; readonly own: OwnRecords }
  | { readonly is: 'unreadable'; readonly unreadable: Unreadable };

/** Activity files, which a worker of their own reads. */
export interface FoundActivities {
  readonly is: 'activities';
  readonly files: readonly PackedActivity[];
}

/** An answer of the worker. `share` is the fraction of the file that was read, 0 to 1. */
export type FileAnswer =
  | FileContents
  | FoundActivities
  | { readonly is: 'progress'; readonly share: number };
