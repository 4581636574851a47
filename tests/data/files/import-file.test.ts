import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportAnswer, ImportAsk } from '../../../src/data/commands/files/table-messages';
import { readFileToImport } from '../../../src/data/files/import-file';

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

function read(signal = new AbortController().signal) {
  const file = new Blob(['a']);
  const ask = { file, unit: null, roles: null, order: null, year: null, body: false };
  return readFileToImport(ask, () => undefined, signal);
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => vi.unstubAllGlobals());

describe('the worker of imports', () => {
  test('ends once a file without a table is read', async () => {
    const reading = read();
    worker()?.answer({
      is: 'read',
      contents: { is: 'unreadable', unreadable: { reason: 'empty' } },
    });
    expect(await reading).toMatchObject({ is: 'unreadable' });
    expect(worker()?.ended).toBe(true);
  });

  test('stays with a table until its session is closed', async () => {
    const reading = read();
    worker()?.answer({ is: 'read', contents: TABLE });
    const contents = await reading;
    if (contents.is !== 'table') throw new Error(contents.is);
    expect(worker()?.ended).toBe(false);
    contents.session.close();
    expect(worker()?.ended).toBe(true);
    expect(SilentWorker.started).toHaveLength(1);
  });

  test('ends when the person cancels', async () => {
    const cancel = new AbortController();
    const reading = read(cancel.signal);
    cancel.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
    expect(worker()?.ended).toBe(true);
  });

  test('ends when its part for tables does not load', async () => {
    const reading = read();
    worker()?.answer({ is: 'failed', reason: 'TypeError: Failed to fetch' });
    await expect(reading).rejects.toThrow('Failed to fetch');
    expect(worker()?.ended).toBe(true);
  });
});
