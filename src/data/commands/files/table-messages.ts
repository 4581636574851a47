import type { LearnedName } from '#domain/exercises/learned-names';
import type { Batch } from '#domain/record/batch';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import type { StoredPart } from '../../../replica/write/part-writer';
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

/** A request to the worker that has the workouts of a table. */
export type TableAsk =
  /** Its first message; the workouts arrive over the port. */
  | { readonly ask: 'open'; readonly workouts: MessagePort }
  /** `here` is absent if it is that of the last plan. */
  | { readonly ask: 'plan'; readonly here?: TableHere; readonly choices: NameChoices }
  /** Stores the last plan. */
  | { readonly ask: 'store'; readonly storing: TableStoring }
  | { readonly ask: 'stop' };

/** Answers come in the order of the requests; `part` and `progress` come before that of `store`. */
export type TableAnswer =
  | { readonly is: 'open' }
  | { readonly is: 'planned'; readonly planned: PlannedImport }
  | { readonly is: 'part'; readonly part: StoredPart }
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'stored'; readonly stored: StoredTable }
  | { readonly is: 'failed'; readonly reason: string };
