import type { FileAsk } from '../../workers/import-messages';
import type { ImportAnswer, ImportAsk, PageContents } from '../commands/files/table-messages';
import { openTableSession, type TableSession } from '../commands/files/table-session';

/** The contents of a file; those of a table are planned and stored by its session. */
export type FileToImport =
  | Exclude<PageContents, { is: 'table' }>
  | (Extract<PageContents, { is: 'table' }> & { readonly session: TableSession });

function isAnswer(data: unknown): data is ImportAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

/** The contents of a file, which a worker reads. Rejects with the reason of `signal`. */
function contentsFrom(
  worker: Worker,
  file: FileAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<PageContents> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The reader of files did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAnswer(data)) return;
      if (data.is === 'reading') onProgress(data.share);
      else if (data.is === 'read') resolve(data.contents);
      else if (data.is === 'failed') reject(new Error(data.reason));
    });
    signal.throwIfAborted();
    worker.postMessage({ ask: 'read', file } satisfies ImportAsk);
  });
}

/**
 * Reads a file in a worker, which ends unless it has a table. Cancelling ends it too, and rejects
 * with the signal's reason. The caller closes the session of a table.
 */
export async function readFileToImport(
  ask: FileAsk,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileToImport> {
  const worker = new Worker(new URL('../commands/files/import.worker.ts', import.meta.url), {
    type: 'module',
  });
  let session: TableSession | null = null;
  try {
    const contents = await contentsFrom(worker, ask, onProgress, signal);
    if (contents.is !== 'table') return contents;
    signal.throwIfAborted();
    session = openTableSession(worker);
    return { ...contents, session };
  } finally {
    if (!session) worker.terminate();
  }
}
