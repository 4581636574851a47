import { useEffect, useRef, useState } from 'react';
import type { LearnedName } from '#domain/exercises/learned-names';
import type { Batch } from '#domain/record/batch';
import {
  type ImportOutcome,
  type Undone,
  useImportCommands,
} from '../../../data/commands/files/import';
import { type ImportStep, newBatchId } from '../../../data/commands/files/import-steps';
import {
  rememberColumns,
  rememberedColumns,
  rememberedOrder,
  rememberOrder,
} from '../../../data/files/columns-memory';
import { readFileToImport } from '../../../data/files/import-file';
import { useServerNow } from '../../../data/store/server-clock';
import type { MeasuredPerson, ReadBody } from '../../../interchange/body/model';
import type {
  BodyQuestion,
  ColumnQuestion,
  ColumnRoles,
  FigureOrder,
  ReadTable,
  TableChoices,
  TableSource,
  Unreadable,
} from '../../../interchange/model';
import type { OwnRecords } from '../../../interchange/own/own-file';
import { setBusy } from '../../../pwa/busy';
import { isToldFormat } from '../../../telemetry/events';
import { noteUse } from '../../../telemetry/notes';
import { notify } from '../../../ui/layer/notify';
import type { BodyFrom } from './words/body-words';

/** Counts of the imported records, for the final text. */
export interface Brought {
  readonly batch: Batch;
  readonly steps: readonly ImportStep[];
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
      readonly table: ReadTable;
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
  undo(batch: Batch): void;
  again(): void;
}

const NO_CHOICES: TableChoices = {
  unit: null,
  roles: null,
  order: null,
  year: null,
  body: false,
};
const CHOOSING: ImportState = { at: 'choosing', lost: false };
const UNSAVED: ReadonlySet<ImportState['at']> = new Set([
  'columns',
  'measures',
  'people',
  'table',
  'body',
  'own',
]);

/**
 * The states of an import, from choosing a file to undoing it. Only one act runs at a time; leaving
 * cancels it.
 */
export function useImport(): Importing {
  const commands = useImportCommands();
  const now = useServerNow();
  const [state, setState] = useState<ImportState>(CHOOSING);
  const running = useRef<AbortController | null>(null);

  const isWorking = state.at === 'working';
  const unsaved = isWorking || UNSAVED.has(state.at);
  useEffect(() => {
    setBusy('form:import', unsaved);
    return () => setBusy('form:import', false);
  }, [unsaved]);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one act and cancels the previous one. */
  async function run(work: (signal: AbortSignal) => Promise<ImportState>) {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const next = await work(mine.signal).catch((cause: unknown): ImportState => {
      if (mine.signal.aborted) return CHOOSING;
      console.error('An import failed', cause);
      return { at: 'failed' };
    });
    if (running.current === mine) setState(next);
  }

  /** The workouts are stored, so the import has not failed if a match cannot be stored. */
  const learn = (found: readonly LearnedName[]) =>
    commands
      .learn(found)
      .catch((cause: unknown) => console.error('Matched names are not kept', cause));

  function readContents(file: File, choices: TableChoices, signal: AbortSignal) {
    const { name } = file;
    setState({ at: 'reading', name, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ at: 'reading', name, share });
    };
    return readFileToImport({ file, ...choices }, onProgress, signal);
  }

  async function readFile(
    file: File,
    choices: TableChoices,
    signal: AbortSignal,
  ): Promise<ImportState> {
    const read = await readContents(file, choices, signal);
    switch (read.is) {
      case 'table': {
        const { dateOrder, titles = [] } = read.table;
        const order = dateOrder === undefined || choices.order ? null : rememberedOrder(titles);
        if (order) return readFile(file, { ...choices, order }, signal);
        return {
          at: 'table',
          file,
          table: read.table,
          measures: read.measures ?? 0,
          choices,
        };
      }
      case 'body':
        return { at: 'body', file, body: read.body, choices, training: read.training ?? false };
      case 'measures':
        return { at: 'measures', file, question: read.question, choices };
      case 'people':
        return { at: 'people', file, people: read.people, choices };
      case 'own':
        return { at: 'own', file, own: read.own };
      case 'unreadable':
        return { at: 'refused', name: file.name, unreadable: read.unreadable };
      case 'columns': {
        const { question } = read;
        const roles = rememberedColumns(question);
        if (roles) return readFile(file, { ...choices, roles }, signal);
        return { at: 'columns', file, question, roles: null };
      }
    }
  }

  const working = (undoing: boolean, signal: AbortSignal) => ({
    signal,
    onProgress: (done: number, total: number) =>
      setState({ at: 'working', undoing, done, total, stopping: signal.aborted }),
  });

  return {
    state,
    choose(file, choices) {
      if (isWorking) {
        notify.info(
          'Uma importação está em andamento. Abra o arquivo de novo quando ela terminar.',
        );
        return;
      }
      void run((signal) => readFile(file, { ...NO_CHOICES, ...choices }, signal));
    },
    nameColumns(file, question, roles) {
      rememberColumns(question, roles);
      void run((signal) => readFile(file, { ...NO_CHOICES, roles }, signal));
    },
    orderDates({ file, table, choices }, order) {
      rememberOrder(table.titles ?? [], order);
      void run((signal) => readFile(file, { ...choices, order }, signal));
    },
    askColumns(file, roles) {
      void run(async (signal) => {
        const read = await readContents(file, NO_CHOICES, signal);
        return read.is === 'columns'
          ? { at: 'columns', file, question: read.question, roles }
          : CHOOSING;
      });
    },
    lose() {
      if (!isWorking) setState({ at: 'choosing', lost: true });
    },
    cancel() {
      running.current?.abort();
      // A running import stops after the current transaction.
      setState((before) =>
        before.at === 'working' ? { ...before, stopping: true } : { at: 'choosing', lost: false },
      );
    },
    start(from, planOf, declined = 0) {
      const batch = { id: newBatchId(), at: now(), from };
      const { steps, learned = [] } = planOf(batch);
      setState({ at: 'working', undoing: false, done: 0, total: steps.length, stopping: false });
      void run(async (signal) => {
        const outcome = await commands.store(steps, working(false, signal));
        // The text of the consent names some apps alone, and nothing of the body is counted.
        if (outcome.stopped === null && isToldFormat(from)) {
          noteUse({ name: 'import_finished', format: from });
        }
        if (learned.length > 0 && outcome.stopped !== 'storage') await learn(learned);
        return { at: 'finished', brought: { batch, steps, outcome, declined } };
      });
    },
    undo(batch) {
      setState({ at: 'working', undoing: true, done: 0, total: 1, stopping: false });
      void run(async (signal) => ({
        at: 'undone',
        from: batch.from,
        undone: await commands.undo(batch.id, working(true, signal)),
      }));
    },
    again: () => setState(CHOOSING),
  };
}
