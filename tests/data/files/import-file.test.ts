import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportAnswer, ImportAsk } from '../../../src/data/commands/files/table-messages';
import type { PlannedImport, TableHere } from '../../../src/data/commands/files/table-plan';
import { startImportReader } from '../../../src/data/files/import-file';

/** A worker that answers only on demand. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  readonly asked: ImportAsk['ask'][] = [];
  ended = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage({ ask }: ImportAsk): void {
    this.asked.push(ask);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(data: ImportAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const worker = () => SilentWorker.started[0];
const TABLE = {
  is: 'table',
  table: {
    source: 'hevy',
    rows: 1,
    warnings: [],
    remarks: [],
    unread: [],
    unit: { value: 'kg', known: true },
  },
} as const;

const HERE: TableHere = {
  exercises: [],
  others: [],
  own: new Set(),
  learned: new Map(),
  workouts: [],
  zone: 'America/Sao_Paulo',
};
const PLANNED: PlannedImport = {
  matched: [],
  workouts: 0,
  known: { same: 0, changed: 0 },
  helpLeftOut: [],
  sums: { workouts: 0, sets: 0, volume: 0, meters: 0, seconds: 0, period: null },
  heaviest: [],
};

function read(signal = new AbortController().signal) {
  const file = new Blob(['a']);
  const ask = { file, unit: null, roles: null, order: null, year: null, body: false };
  const reader = startImportReader();
  return { reader, reading: reader.read(ask, () => undefined, signal) };
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => vi.unstubAllGlobals());

describe('the worker of imports', () => {
  test('ends once a file without a table is read', async () => {
    const { reading } = read();
    worker()?.answer({
      is: 'read',
      contents: { is: 'unreadable', unreadable: { reason: 'empty' } },
      first: null,
    });
    expect(await reading).toMatchObject({ is: 'unreadable' });
    expect(worker()?.ended).toBe(true);
  });

  test('stays with a table until its session is closed', async () => {
    const { reading } = read();
    worker()?.answer({ is: 'read', contents: TABLE, first: null });
    const contents = await reading;
    if (contents.is !== 'table') throw new Error(contents.is);
    expect(worker()?.ended).toBe(false);
    contents.session.close();
    expect(worker()?.ended).toBe(true);
    expect(SilentWorker.started).toHaveLength(1);
  });

  test('gives the plan that it made with the last offer', async () => {
    const first = async (offer: number) => {
      SilentWorker.started = [];
      const { reader, reading } = read();
      reader.offer(HERE);
      reader.offer(HERE);
      worker()?.answer({ is: 'read', contents: TABLE, first: { offer, planned: PLANNED } });
      const contents = await reading;
      return contents.is === 'table' ? contents.session.first : undefined;
    };
    expect(await first(2)).toEqual({ here: HERE, planned: PLANNED });
    expect(await first(1)).toBeNull();
  });

  test('that did not start before the file was chosen fails the reading', async () => {
    const reader = startImportReader();
    worker()?.dispatchEvent(new Event('error'));
    const ask = { file: new Blob(['a']), unit: null, roles: null, order: null, year: null };
    const reading = reader.read({ ...ask, body: false }, () => {}, new AbortController().signal);
    await expect(reading).rejects.toThrow('did not start');
  });

  test('ends when the person cancels', async () => {
    const cancel = new AbortController();
    const { reading } = read(cancel.signal);
    cancel.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
    expect(worker()?.ended).toBe(true);
  });

  test('ends when its part for tables does not load', async () => {
    const { reading } = read();
    worker()?.answer({ is: 'failed', reason: 'TypeError: Failed to fetch' });
    await expect(reading).rejects.toThrow('Failed to fetch');
    expect(worker()?.ended).toBe(true);
  });
});
