import { IMPORT_LIMITS } from '../../../interchange/limits';
import type { FileAsk } from '../../../workers/import-messages';
import { readFile } from '../../../workers/read-file';
import type { ImportAnswer, ImportAsk, PageContents, TableAsk } from './table-messages';

// This worker reads a file to import, and plans and stores its table, so that a long history does
// not block the page.

const say = (answer: ImportAnswer) => self.postMessage(answer);

/** Takes the requests about the table; null before one is read. */
let serve: ((asked: TableAsk) => Promise<void>) | null = null;

async function contentsOf(asked: FileAsk): Promise<PageContents> {
  const loading = () => import('./table-service');
  // Loads beside the reading. Larger files are no tables.
  if (asked.file.size <= IMPORT_LIMITS.tableBytes) loading().catch(() => undefined);
  const contents = await readFile(asked, (share) => say({ is: 'reading', share }));
  if (contents.is !== 'table') return contents;
  const { workouts, ...table } = contents.table;
  const { createTableService } = await loading();
  serve = createTableService(workouts, say);
  return { ...contents, table };
}

self.addEventListener('message', ({ data }: MessageEvent<ImportAsk>) => {
  if (data.ask !== 'read') {
    void serve?.(data);
    return;
  }
  contentsOf(data.file).then(
    (contents) => say({ is: 'read', contents }),
    // The page waits for an answer.
    (cause: unknown) => say({ is: 'failed', reason: String(cause) }),
  );
});
