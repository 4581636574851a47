import type { FileAnswer, FileAsk, FileContents } from '../../workers/import-messages';

function isAnswer(data: unknown): data is FileAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

/** Reads a file in a worker. Cancelling ends the worker, and rejects with the signal's reason. */
export function readFileToImport(
  ask: FileAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileContents> {
  const worker = new Worker(new URL('../../workers/import.worker.ts', import.meta.url), {
    type: 'module',
  });
  const read = new Promise<FileContents>((resolve, reject) => {
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
