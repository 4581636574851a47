import type { TableAsk } from './table-messages';
import { createTableService } from './table-service';

// This worker plans and stores a read table, so that a long history does not block the page.

const serve = createTableService((answer) => self.postMessage(answer));

self.addEventListener('message', ({ data }: MessageEvent<TableAsk>) => void serve(data));
