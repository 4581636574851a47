import type { ActivityAsk } from '../../workers/activity-messages';
import type { FileAnswer, FileAsk, FileContents } from '../../workers/import-messages';

function isAnswer(data: unknown): data is FileAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

type FinalAnswer = Exclude<FileAnswer, { is: 'progress' }>;

/** The answer of a worker, which ends with it. */
function answerOf(
  worker: Worker,
  ask: FileAsk | ActivityAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> {
  const read = new Promise<FinalAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The reader of files did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAnswer(data)) return;
      if (data.is === 'progress') onProgress(data.share);
      else resolve(data);
    });
    signal.throwIfAborted();
    worker.postMessage(ask);
  });
  return read.finally(() => worker.terminate());
}

/** Reads a file in a worker. Cancelling ends the worker, and rejects with the signal's reason. */
export async function readFileToImport(
  ask: FileAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileContents> {
  const files = new Worker(new URL('../../workers/import.worker.ts', import.meta.url), {
    type: 'module',
  });
  const found = await answerOf(files, ask, onProgress, signal);
  if (found.is !== 'activities') return found;
  const activities = new Worker(new URL('../../workers/activity.worker.ts', import.meta.url), {
    type: 'module',
  });
  const read = await answerOf(activities, { files: found.files }, onProgress, signal);
  if (read.is === 'activities') throw new Error('Activity files cannot hold others');
  return read;
}
