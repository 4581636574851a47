import type { LoadUnitName, ReadTable, Unreadable } from './model';
import type { OwnRecords } from './own-file';

/** What the page asks of the worker that reads files. */
export interface FileAsk {
  readonly file: Blob;
  /** The unit of loads, for a table that names none; null to have it guessed. */
  readonly unit: LoadUnitName | null;
}

/** What a file came to. */
export type FileContents =
  | { readonly is: 'table'; readonly table: ReadTable }
  | { readonly is: 'own'; readonly own: OwnRecords }
  | { readonly is: 'unreadable'; readonly unreadable: Unreadable };

/** What the worker says. `share` is how much of the file was read, from 0 to 1. */
export type FileAnswer = FileContents | { readonly is: 'progress'; readonly share: number };
