import { freePort } from '../../harness/free-port';
import { atMost, type Report } from '../report';
import { startLoader } from './loader';
import { type Memory, memoryOf } from './memory';
import { copyPeople, createMould, type Mould } from './people';
import { makeSqlite, SECRET, type Store } from './store';

/** Numbers of connections; the second thousand shows the cost without first-time allocations. */
const STEPS = [1_000, 2_000];
/**
 * Numbers of people in the database, in sequence. One person may open only eight connections, too
 * few for a measurement. So the least number has one person per connection.
 */
const STORED = [Math.max(...STEPS), 100_000];
/** Maximum growth at a hundred thousand people: less is noise between runs. */
const MOST_GROWTH = 1.3;

/** Measures the memory of a thousand listening people, and its growth with all people. */
export async function socketsPart(_runs: number, report: Report): Promise<void> {
  const store = await makeSqlite();
  try {
    const first = await store.serve();
    const mould = await createMould(first);
    await first.stop();
    const costs: Memory[] = [];
    let before = 0;
    for (const stored of STORED) {
      const connection = store.open();
      await copyPeople(connection, mould, before + 1, stored);
      await connection.close();
      before = stored;
      costs.push(await measureSockets(store, mould, stored, report));
    }
    tellGrowth(costs, report);
  } finally {
    await store.remove();
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Reports each step, and the cost of the last thousand. */
async function measureSockets(
  store: Store,
  { record, sets }: Mould,
  stored: number,
  report: Report,
): Promise<Memory> {
  const inspected = await freePort();
  const server = await store.serve({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` });
  const loader = startLoader();
  try {
    const crowd = { port: server.ports.api, origin: server.url, secret: SECRET };
    const senders = Math.max(...STEPS);
    await loader.use({ ...crowd, stored, senders, record, sets: [...sets] });
    report.title(
      `Server, live connections, ${stored} people: heap, resident memory; per 1000 of them`,
    );
    let before = await memoryOf(inspected);
    report.line('none', [megabytes(before.heap), megabytes(before.resident)]);
    let cost = before;
    for (const count of STEPS) {
      await loader.openSockets(count);
      const now = await memoryOf(inspected);
      cost = { heap: now.heap - before.heap, resident: now.resident - before.resident };
      const figures = [now.heap, now.resident, cost.heap, cost.resident];
      report.line(`${count} WebSockets`, figures.map(megabytes));
      before = now;
    }
    return cost;
  } finally {
    loader.stop();
    await server.stop();
  }
}

/**
 * Reports only the growth of resident memory: it depends on when the process returns freed memory.
 */
function tellGrowth([few, many]: readonly Memory[], report: Report): void {
  if (!few || !many) return;
  const [less, most] = STORED;
  report.title(`Server, memory of 1000 live connections with ${most} people over ${less}`);
  const heap = many.heap / few.heap;
  report.line('heap', [`${heap.toFixed(2)} ×`], atMost(heap, MOST_GROWTH, '×'));
  report.line('resident', [`${(many.resident / few.resident).toFixed(2)} ×`]);
}
