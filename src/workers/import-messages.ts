import type { MeasuredPerson, ReadBody } from '../interchange/body/model';
import type {
  BodyQuestion,
  ColumnQuestion,
  ReadTable,
  TableChoices,
  Unreadable,
} from '../interchange/model';
import type { OwnRecords } from '../interchange/own/own-file';

/** A file to read, with the person's choices about it. */
export interface FileAsk extends TableChoices {
  readonly file: Blob;
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
