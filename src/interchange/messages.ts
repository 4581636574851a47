import type { LoadUnitName, ReadTable, Unreadable } from './model';
import type { OwnRecords } from './own-file';

/** Request to the worker that reads files. */
export interface FileAsk {
  readonly file: Blob;
  /** The unit of loads, for a table that names none; null to have it guessed. */
  readonly unit: LoadUnitName | null;
}

/** The result of reading a file. */
export type FileContents =
  | { readonly is: 'table'; readonly table: ReadTable }
  | { readonly is: 'own'; readonly own: OwnRecords }
  | { readonly is: 'unreadable'; readonly unreadable: Unreadable };

/** Answer of the worker. `share` is the part of the file that was read, 0 to 1. */
export type FileAnswer = FileContents | { readonly is: 'progress'; readonly share: number };
