import type { FileAsk } from '../../workers/import-messages';
import type { ImportAnswer, ImportAsk, PageContents } from '../commands/files/table-messages';
import type { TableHere } from '../commands/files/table-plan';
import { openTableSession, type TableSession } from '../commands/files/table-session';

/** The contents of a file; those of a table are planned and stored by its session. */
export type FileToImport =
  | Exclude<PageContents, { is: 'table' }>
  | (Extract<PageContents, { is: 'table' }> & { readonly session: TableSession });

/** A worker that reads one file. It starts before the file is chosen, because that takes long. */
export interface ImportReader {
  /**
   * Reads the file; then the worker ends, unless the file has a table. Cancelling ends it too, and
   * rejects with the signal's reason. The caller closes the session of a table.
   */
  read(
    ask: FileAsk,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<FileToImport>;
  /** The person's data with which the worker plans a table once it is read. */
  offer(here: TableHere): void;
  close(): void;
}

function isAnswer(data: unknown): data is ImportAnswer {
  return typeof data === 'object' && data !== null && 'is' in data;
}

/** The last of the offers to a worker. */
interface Offered {
  readonly here: TableHere;
  readonly number: number;
}

export function startImportReader(): ImportReader {
  const worker = new Worker(new URL('../commands/files/import.worker.ts', import.meta.url), {
    type: 'module',
  });
  const ask = (asked: ImportAsk) => worker.postMessage(asked);
  let offered: Offered | null = null;
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The reader of files did not start')));
  });
  // The next reading tells of it.
  broken.catch(() => undefined);

  function answerTo(
    file: FileAsk,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Extract<ImportAnswer, { is: 'read' }>> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isAnswer(data)) return;
        if (data.is === 'reading') onProgress(data.share);
        else if (data.is === 'read') resolve(data);
        else if (data.is === 'failed') reject(new Error(data.reason));
      });
      signal.throwIfAborted();
      ask({ ask: 'read', file });
    });
  }

  return {
    async read(file, onProgress, signal) {
      let session: TableSession | null = null;
      try {
        const answer = await Promise.race([answerTo(file, onProgress, signal), broken]);
        signal.throwIfAborted();
        const { contents, first } = answer;
        if (contents.is !== 'table') return contents;
        const isLast = first !== null && first.offer === offered?.number;
        session = openTableSession(
          worker,
          isLast && offered ? { here: offered.here, planned: first.planned } : null,
        );
        return { ...contents, session };
      } finally {
        if (!session) worker.terminate();
      }
    },
    offer(here) {
      offered = { here, number: (offered?.number ?? 0) + 1 };
      ask({ ask: 'offer', here, number: offered.number });
    },
    close: () => worker.terminate(),
  };
}
