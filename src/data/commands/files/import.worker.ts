import type { FileAsk } from '../../../workers/import-messages';
import { readFile } from '../../../workers/read-file';
import type { ImportAnswer, ImportAsk, TableAsk } from './table-messages';
import type { TableHere } from './table-plan';

// This worker reads a file to import, and plans and stores its table, so that a long history does
// not block the page.

const say = (answer: ImportAnswer) => self.postMessage(answer);

const tables = () => import('./table-service');
// Loads while the person chooses a file.
tables().catch(() => undefined);

/** Takes the requests about the table; null before one is read. */
let serve: ((asked: TableAsk) => Promise<void>) | null = null;
let offered: { readonly here: TableHere; readonly number: number } | null = null;

async function read(file: FileAsk): Promise<Extract<ImportAnswer, { is: 'read' }>> {
  const contents = await readFile(file, (share) => say({ is: 'reading', share }));
  if (contents.is !== 'table') return { is: 'read', contents, first: null };
  const { workouts, ...table } = contents.table;
  const { createTableService } = await tables();
  const service = createTableService(workouts, say);
  serve = service.serve;
  const first = offered && { offer: offered.number, planned: service.planFirst(offered.here) };
  return { is: 'read', contents: { ...contents, table }, first };
}

self.addEventListener('message', ({ data }: MessageEvent<ImportAsk>) => {
  switch (data.ask) {
    case 'offer':
      offered = data;
      return;
    case 'read':
      // The page waits for an answer.
      read(data.file).then(say, (cause: unknown) => say({ is: 'failed', reason: String(cause) }));
      return;
    default:
      void serve?.(data);
  }
});
