import { IMPORT_LIMITS } from '../../interchange/limits';
import type { ReadTable } from '../../interchange/model';
import type { ActivityAsk } from '../../workers/activity-messages';
import type {
  FileAnswer,
  FileAsk,
  FileContents,
  FoundActivities,
} from '../../workers/import-messages';
import {
  openTableSession,
  startTableWorker,
  type TableSession,
} from '../commands/files/table-session';

/** A read table without its workouts, which are in a worker. */
export type TableFacts = Omit<ReadTable, 'workouts'>;

/** The contents of a file; those of a table are planned and stored by its session. */
export type FileToImport =
  | Exclude<FileContents, { is: 'table' }>
  | (Omit<Extract<FileContents, { is: 'table' }>, 'table'> & {
      readonly table: TableFacts;
      readonly session: TableSession;
    });

function isAnswer(data: unknown): data is FileAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

type FinalAnswer = Exclude<FileAnswer, { is: 'progress' }>;

/** The answer of a worker, which ends with it, and the port that receives the workouts. */
async function answerOf<T>(
  worker: Worker,
  ask: FileAsk | ActivityAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  use: (answer: FinalAnswer, workouts: MessagePort) => Promise<T> | T,
): Promise<T> {
  const { port1: workoutsTo, port2: workouts } = new MessageChannel();
  try {
    const answer = await new Promise<FinalAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () =>
        reject(new Error('The reader of files did not start')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isAnswer(data)) return;
        if (data.is === 'progress') onProgress(data.share);
        else resolve(data);
      });
      signal.throwIfAborted();
      worker.postMessage({ ...ask, workoutsTo }, [workoutsTo]);
    });
    return await use(answer, workouts);
  } finally {
    worker.terminate();
  }
}

/**
 * Reads a file in a worker. Cancelling ends the worker, and rejects with the signal's reason. The
 * caller closes the session of a table.
 */
export async function readFileToImport(
  ask: FileAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileToImport> {
  // Loads beside the reading. Larger files are no tables.
  let tables = ask.file.size <= IMPORT_LIMITS.tableBytes ? startTableWorker() : undefined;
  const withSession = async (
    answer: Exclude<FinalAnswer, { is: 'activities' }>,
    workouts: MessagePort,
  ): Promise<FileToImport> => {
    if (answer.is !== 'table') return answer;
    const opening = openTableSession(workouts, tables);
    tables = undefined;
    const session = await opening;
    if (!signal.aborted) return { ...answer, session };
    session.close();
    throw signal.reason;
  };
  try {
    const files = new Worker(new URL('../../workers/import.worker.ts', import.meta.url), {
      type: 'module',
    });
    const found = await answerOf<FileToImport | FoundActivities>(
      files,
      ask,
      onProgress,
      signal,
      (answer, workouts) => (answer.is === 'activities' ? answer : withSession(answer, workouts)),
    );
    if (found.is !== 'activities') return found;
    const activities = new Worker(new URL('../../workers/activity.worker.ts', import.meta.url), {
      type: 'module',
    });
    return await answerOf(
      activities,
      { files: found.files },
      onProgress,
      signal,
      (answer, workouts) => {
        if (answer.is === 'activities') throw new Error('Activity files cannot hold others');
        return withSession(answer, workouts);
      },
    );
  } finally {
    tables?.terminate();
  }
}
