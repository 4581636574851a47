import type { LearnedName } from '#domain/exercises/learned-names';
import type { Batch } from '#domain/record/batch';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import type { ReadTable } from '../../../interchange/model';
import type { StoredPart } from '../../../replica/write/part-writer';
import type { FileAsk, FileContents } from '../../../workers/import-messages';
import type { StepName } from './import-steps';
import type { ImportOutcome } from './store-parts';
import type { NameChoices, PlannedImport, TableHere } from './table-plan';

/** Where and how a table is stored. */
export interface TableStoring {
  readonly account: string;
  readonly space: string;
  readonly batch: Batch;
  /** Kinds of known workouts that are imported all the same. */
  readonly brought: ReadonlySet<KnownAs>;
}

/** The stored records of a table, and the names to remember. */
export interface StoredTable {
  readonly steps: readonly StepName[];
  readonly outcome: ImportOutcome;
  readonly learned: readonly LearnedName[];
}

/** The choices about names before the person makes any. */
export const NO_NAME_CHOICES: NameChoices = { chosen: new Map(), suggests: true };

/** A request about the table that the worker has read. */
export type TableAsk =
  /** `here` is absent if it is that of the last plan. */
  | { readonly ask: 'plan'; readonly here?: TableHere; readonly choices: NameChoices }
  /** Stores the last plan. */
  | { readonly ask: 'store'; readonly storing: TableStoring }
  | { readonly ask: 'stop' };

/** A request to the worker of imports; those about a table follow the answer that has one. */
export type ImportAsk =
  | { readonly ask: 'read'; readonly file: FileAsk }
  /** The person's data with which the worker plans a table once it is read. */
  | { readonly ask: 'offer'; readonly here: TableHere; readonly number: number }
  | TableAsk;

/** Answers come in the order of the requests; `part` and `progress` come before that of `store`. */
export type TableAnswer =
  | { readonly is: 'planned'; readonly planned: PlannedImport }
  | { readonly is: 'part'; readonly part: StoredPart }
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'stored'; readonly stored: StoredTable }
  | { readonly is: 'failed'; readonly reason: string };

/** A read table without its workouts, which stay in the worker. */
export type TableFacts = Omit<ReadTable, 'workouts'>;

type TableContents = Extract<FileContents, { is: 'table' }>;

/** The contents of a file for the page. */
export type PageContents =
  | Exclude<FileContents, TableContents>
  | (Omit<TableContents, 'table'> & { readonly table: TableFacts });

/** An answer of the worker of imports. `share` is the fraction of the file that was read, 0 to 1. */
export type ImportAnswer =
  | { readonly is: 'reading'; readonly share: number }
  | {
      readonly is: 'read';
      readonly contents: PageContents;
      /** The plan of a table with the last offer; null without an offer. */
      readonly first: { readonly offer: number; readonly planned: PlannedImport } | null;
    }
  | TableAnswer;
