import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { LearnedName } from '#domain/exercises/learned-names';
import { useImportCommands } from '../../../data/commands/files/import';
import { newBatchId } from '../../../data/commands/files/import-steps';
import type { ImportOutcome } from '../../../data/commands/files/store-parts';
import type { TableHere } from '../../../data/commands/files/table-plan';
import type { TableSession } from '../../../data/commands/files/table-session';
import {
  rememberColumns,
  rememberedColumns,
  rememberedOrder,
  rememberOrder,
} from '../../../data/files/columns-memory';
import { type ImportReader, startImportReader } from '../../../data/files/import-file';
import { useServerNow } from '../../../data/store/server-clock';
import type { TableChoices } from '../../../interchange/model';
import { setBusy } from '../../../pwa/busy';
import { isToldFormat } from '../../../telemetry/events';
import { noteUse } from '../../../telemetry/notes';
import { notify } from '../../../ui/layer/notify';
import type { Importing, ImportState } from './import-state';

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
  const open = useRef<TableSession | null>(null);
  /** The readers of the next file and of the current one. */
  const next = useRef<ImportReader | null>(null);
  const reading = useRef<ImportReader | null>(null);
  const here = useRef<TableHere | null>(null);
  /** Whether a table is being stored, also before the screen shows it. */
  const storing = useRef(false);
  /** Ends the worker of the last table. */
  const release = () => {
    open.current?.close();
    open.current = null;
  };

  const isWorking = state.at === 'working';
  const unsaved = isWorking || UNSAVED.has(state.at);
  useEffect(() => {
    setBusy('form:import', unsaved);
    return () => setBusy('form:import', false);
  }, [unsaved]);
  useEffect(
    () => () => {
      running.current?.abort();
      open.current?.close();
      next.current?.close();
      next.current = null;
    },
    [],
  );
  const isChoosing = state.at === 'choosing' || state.at === 'refused';
  useEffect(() => {
    if (isChoosing) next.current ??= startImportReader();
  }, [isChoosing]);
  const offer = useCallback((found: TableHere) => {
    here.current = found;
    reading.current?.offer(found);
  }, []);

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

  async function finish(
    from: string,
    { stopped }: ImportOutcome,
    learned: readonly LearnedName[],
  ): Promise<void> {
    // The text of the consent names some apps alone, and nothing of the body is counted.
    if (stopped === null && isToldFormat(from)) {
      noteUse({ name: 'import_finished', format: from });
    }
    if (learned.length > 0 && stopped !== 'storage') await learn(learned);
  }

  async function readContents(file: File, choices: TableChoices, signal: AbortSignal) {
    const { name } = file;
    release();
    const mine = next.current ?? startImportReader();
    next.current = null;
    reading.current = mine;
    if (here.current) mine.offer(here.current);
    // At once: a choice that is pressed must not stay at its old value.
    setState({ at: 'reading', name, share: 0 });
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      // In small tasks, beside the reading.
      startTransition(() => setState({ at: 'reading', name, share }));
    };
    try {
      return await mine.read({ file, ...choices }, onProgress, signal);
    } finally {
      if (reading.current === mine) reading.current = null;
    }
  }

  async function readFile(
    file: File,
    choices: TableChoices,
    signal: AbortSignal,
  ): Promise<ImportState> {
    const read = await readContents(file, choices, signal);
    switch (read.is) {
      case 'table': {
        const { dateOrder, titles = [], people } = read.table;
        const order = dateOrder === undefined || choices.order ? null : rememberedOrder(titles);
        open.current = read.session;
        if (people && !choices.people) {
          return { at: 'people', of: 'training', file, people: people.all, choices };
        }
        if (order) return readFile(file, { ...choices, order }, signal);
        return {
          at: 'table',
          file,
          table: read.table,
          session: read.session,
          measures: read.measures ?? 0,
          choices,
        };
      }
      case 'body':
        return { at: 'body', file, body: read.body, choices, training: read.training ?? false };
      case 'measures':
        return { at: 'measures', file, question: read.question, choices };
      case 'people':
        return { at: 'people', of: 'measures', file, people: read.people, choices };
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
    offer,
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
        await finish(from, outcome, learned);
        return { at: 'finished', brought: { batch, steps, outcome, declined } };
      });
    },
    startTable({ session, table }, brought, total) {
      if (storing.current) return;
      storing.current = true;
      const from = table.source;
      const batch = { id: newBatchId(), at: now(), from };
      // The preview leaves after the press, in a task of its own.
      startTransition(() =>
        setState({ at: 'working', undoing: false, done: 0, total, stopping: false }),
      );
      void run(async (signal) => {
        const stored = await commands
          .storeTable(session, { batch, brought }, working(false, signal))
          .finally(() => {
            storing.current = false;
          });
        release();
        const { steps, outcome, learned } = stored;
        await finish(from, outcome, learned);
        return { at: 'finished', brought: { batch, steps, outcome, declined: 0 } };
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
    again() {
      release();
      setState(CHOOSING);
    },
  };
}
