import type { LearnedName } from '#domain/exercises/learned-names';
import type { Batch } from '#domain/record/batch';
import type { Undone } from '../../../data/commands/files/import';
import type { ImportStep, StepName } from '../../../data/commands/files/import-steps';
import type { ImportOutcome } from '../../../data/commands/files/store-parts';
import type { TableFacts } from '../../../data/commands/files/table-messages';
import type { TableHere } from '../../../data/commands/files/table-plan';
import type { TableSession } from '../../../data/commands/files/table-session';
import type { MeasuredPerson, ReadBody } from '../../../interchange/body/model';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import type {
  BodyQuestion,
  ColumnQuestion,
  ColumnRoles,
  FigureOrder,
  TableChoices,
  TableSource,
  Unreadable,
} from '../../../interchange/model';
import type { OwnRecords } from '../../../interchange/own/own-file';
import type { BodyFrom } from './words/body-words';

/** Counts of the imported records, for the final text. */
export interface Brought {
  readonly batch: Batch;
  readonly steps: readonly StepName[];
  readonly outcome: ImportOutcome;
  /** Body records that were omitted because the person did not consent. */
  readonly declined: number;
}

export type ImportState =
  | { readonly at: 'choosing'; readonly lost: boolean }
  | { readonly at: 'reading'; readonly name: string; readonly share: number }
  | { readonly at: 'refused'; readonly name: string; readonly unreadable: Unreadable }
  | {
      readonly at: 'columns';
      readonly file: File;
      readonly question: ColumnQuestion;
      readonly roles: ColumnRoles | null;
    }
  | {
      readonly at: 'table';
      readonly file: File;
      readonly table: TableFacts;
      readonly session: TableSession;
      /** The number of measures that the file has too. */
      readonly measures: number;
      readonly choices: TableChoices;
    }
  | {
      readonly at: 'measures';
      readonly file: File;
      readonly question: BodyQuestion;
      readonly choices: TableChoices;
    }
  | {
      readonly at: 'people';
      readonly file: File;
      readonly of: 'measures' | 'training';
      readonly people: readonly MeasuredPerson[];
      readonly choices: TableChoices;
    }
  | {
      readonly at: 'body';
      readonly file: File;
      readonly body: ReadBody;
      /** The choices with which the file was read. */
      readonly choices: TableChoices;
      /** Whether the file has workouts with sets too. */
      readonly training: boolean;
    }
  | { readonly at: 'own'; readonly file: File; readonly own: OwnRecords }
  | {
      readonly at: 'working';
      readonly undoing: boolean;
      readonly done: number;
      readonly total: number;
      readonly stopping: boolean;
    }
  | { readonly at: 'finished'; readonly brought: Brought }
  | { readonly at: 'undone'; readonly from: string; readonly undone: Undone }
  | { readonly at: 'failed' };

/** The writes of an import, and names matched by hand. */
export interface ImportPlan {
  readonly steps: readonly ImportStep[];
  readonly learned?: readonly LearnedName[];
}

export interface Importing {
  readonly state: ImportState;
  /** Ignored during a running import, for example if the system opens another file. */
  choose(file: File, choices?: Partial<TableChoices>): void;
  /** The person's data with which the worker plans a table once it is read. */
  offer(here: TableHere): void;
  /** Reads a table of no known app by its columns, and remembers them. */
  nameColumns(file: File, question: ColumnQuestion, roles: ColumnRoles): void;
  /** Reads a table again with the order of its dates, and remembers it for such tables. */
  orderDates(state: Extract<ImportState, { readonly at: 'table' }>, order: FigureOrder): void;
  /** Asks for the columns again. */
  askColumns(file: File, roles: ColumnRoles): void;
  /** Called if a shared file did not arrive. */
  lose(): void;
  cancel(): void;
  start(
    from: TableSource | BodyFrom | 'anilha',
    planOf: (batch: Batch) => ImportPlan,
    /** Number of body records that the person omits. */
    declined?: number,
  ): void;
  /** Stores the last plan of a table. */
  startTable(
    state: Extract<ImportState, { readonly at: 'table' }>,
    brought: ReadonlySet<KnownAs>,
    /** Number of workouts. */
    total: number,
  ): void;
  undo(batch: Batch): void;
  again(): void;
}
