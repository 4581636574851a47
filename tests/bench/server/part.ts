import { median } from '../figures';
import { atLeast, atMost, type Report } from '../report';
import { cpuTimeOf } from './cpu-time';
import { ASKS, type Ask } from './load-messages';
import { keepOnCore, type Loader, startLoader } from './loader';
import { copyPeople, createMould, type Mould } from './people';
import { makePostgres, makeSqlite, SECRET, type Store } from './store';

/** Numbers of people in the database, in this order. */
const STORED = [1, 1_000, 100_000];
const CONNECTIONS = [1, 50, 500];
const SENDERS = 1_000;
/** Maximum requests of one person at once; the rest of the limit is for preparation. */
const MOST_OF_ONE = 400;
/** Number of loads of 1.5 s in a full bench; their median is reported. */
const LOADS = 3;
/**
 * Target for pushes of one set, on one core, with SQLite and commits that survive a power failure.
 */
const LEAST_PUSHES = 1_500;
/**
 * Maximum growth from a thousand people, and from one, to a hundred thousand. Smaller growth is
 * noise between runs.
 */
const MOST_GROWTH = 1.3;

interface Cell {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /**
   * The server's processor time per request, microseconds; other processes affect it less than
   * elapsed time.
   */
  readonly cpu: number;
}
type Cells = ReadonlyMap<string, Cell>;

const keyOf = (ask: Ask, connections: number) => `${ask} ${connections}`;

/** Pushes and pulls of the built server, beside the floor of the same process, on each database. */
export async function serverPart(runs: number, report: Report): Promise<void> {
  for (const make of [makeSqlite, makePostgres]) {
    const store = await make();
    if (!store) continue;
    try {
      await measureStore(store, runs, report);
    } finally {
      await store.remove();
    }
  }
}

async function measureStore(store: Store, runs: number, report: Report): Promise<void> {
  let mould: Mould | null = null;
  let stored = 0;
  const before = new Map<number, Cells>();
  for (const people of STORED) {
    mould ??= await mouldOf(store);
    const connection = store.open();
    await copyPeople(connection, mould, stored + 1, people);
    await connection.close();
    stored = people;
    const cells = await measureCells(store, mould, people, runs, report);
    before.set(people, cells);
  }
  tellGrowth(store, before, report);
}

async function mouldOf(store: Store): Promise<Mould> {
  const server = await store.serve();
  try {
    return await createMould(server);
  } finally {
    await server.stop();
  }
}

async function measureCells(
  store: Store,
  { record, sets }: Mould,
  stored: number,
  runs: number,
  report: Report,
): Promise<Cells> {
  const server = await store.serve();
  const loader = startLoader();
  try {
    const alone = keepOnCore(server.pid, 0) && keepOnCore(loader.pid, 1);
    report.title(
      `Server, ${store.name}, ${stored} people${alone ? ', one core' : ''}: per second, p50, p99, of the floor, processor`,
    );
    const crowd = { port: server.ports.api, origin: server.url, secret: SECRET };
    const senders = Math.min(SENDERS, stored);
    await loader.use({ ...crowd, stored, senders, record, sets: [...sets] });
    await warmUp(loader, senders);
    const cells = new Map<string, Cell>();
    for (const connections of CONNECTIONS.filter((count) => count <= senders)) {
      for (const [ask, cell] of await measureAsks(loader, server.pid, connections, senders, runs)) {
        cells.set(keyOf(ask, connections), cell);
        const floor = cells.get(keyOf('floor', connections))?.perSecond ?? Number.NaN;
        const figures = [
          cell.perSecond.toFixed(0),
          `${cell.p50.toFixed(2)} ms`,
          `${cell.p99.toFixed(2)} ms`,
          `${((100 * cell.perSecond) / floor).toFixed(0)} %`,
          `${cell.cpu.toFixed(0)} µs`,
        ];
        const name = `${ask}, ${connections} connection${connections > 1 ? 's' : ''}`;
        const isGoal = store.name === 'SQLite' && ask === 'push' && connections > 1;
        report.line(
          name,
          figures,
          isGoal ? atLeast(cell.perSecond, LEAST_PUSHES, 'per second') : undefined,
        );
      }
    }
    return cells;
  } finally {
    loader.stop();
    await server.stop();
  }
}

/** Everybody once: what is noted of a device once an hour is not what a set costs. */
async function warmUp(loader: Loader, senders: number): Promise<void> {
  const connections = Math.min(20, senders);
  for (const ask of ['pull', 'push'] as const) {
    await loader.run({ ask, connections, seconds: 60, most: Math.max(senders, 50) });
  }
}

async function measureAsks(
  loader: Loader,
  server: number,
  connections: number,
  senders: number,
  runs: number,
): Promise<[Ask, Cell][]> {
  const rounds = runs >= 9 ? LOADS : 1;
  const found = new Map<Ask, Cell[]>(ASKS.map((ask) => [ask, []]));
  // In turn, so that what else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [ask, cells] of found) {
      const before = cpuTimeOf(server);
      const most = senders === 1 ? MOST_OF_ONE / (2 * rounds) : Number.MAX_SAFE_INTEGER;
      const { answered, took, p50, p99 } = await loader.run({
        ask,
        connections,
        seconds: 1.5,
        most,
      });
      const cpu = (1000 * (cpuTimeOf(server) - before)) / answered;
      cells.push({ perSecond: (1000 * answered) / took, p50, p99, cpu });
    }
  }
  return [...found].map(([ask, cells]) => [
    ask,
    {
      perSecond: median(cells.map(({ perSecond }) => perSecond)),
      p50: median(cells.map(({ p50 }) => p50)),
      p99: median(cells.map(({ p99 }) => p99)),
      cpu: median(cells.map(({ cpu }) => cpu)),
    },
  ]);
}

function tellGrowth(store: Store, found: ReadonlyMap<number, Cells>, report: Report): void {
  const [one = 0, few = 0, many = 0] = STORED;
  for (const less of [one, few]) {
    report.title(`Server, ${store.name}, time of one request with ${many} people over ${less}`);
    // As many as there are people at least: one person alone has one connection.
    for (const connections of CONNECTIONS.filter((count) => count <= less)) {
      for (const ask of ASKS) {
        const key = keyOf(ask, connections);
        const rate = (people: number) => found.get(people)?.get(key)?.perSecond ?? Number.NaN;
        const growth = rate(less) / rate(many);
        report.line(
          `${ask}, ${connections} connection${connections > 1 ? 's' : ''}`,
          [`${growth.toFixed(2)} ×`],
          ask === 'floor' ? undefined : atMost(growth, MOST_GROWTH, '×'),
        );
      }
    }
  }
}
