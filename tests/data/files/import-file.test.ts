import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileToImport } from '../../../src/data/files/import-file';
import { IMPORT_LIMITS } from '../../../src/interchange/limits';
import type { FileAnswer } from '../../../src/workers/import-messages';

/** A worker that answers only on demand. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  ended = false;
  readonly name: string;

  constructor(url: URL) {
    super();
    this.name = url.pathname.split('/').at(-1) ?? '';
    SilentWorker.started.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.ended = true;
  }

  answer(data: FileAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const worker = (name: string) => SilentWorker.started.find((one) => one.name === name);

function read(size: number) {
  const file = new Blob(['a']);
  Object.defineProperty(file, 'size', { value: size });
  const ask = { file, unit: null, roles: null, order: null, year: null, body: false };
  return readFileToImport(ask, () => undefined, new AbortController().signal);
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => vi.unstubAllGlobals());

describe('the worker that plans a table', () => {
  test('starts beside the reading, and ends if the file is no table', async () => {
    const reading = read(1000);
    expect(worker('table.worker.ts')?.ended).toBe(false);
    worker('import.worker.ts')?.answer({ is: 'unreadable', unreadable: { reason: 'empty' } });
    expect(await reading).toMatchObject({ is: 'unreadable' });
    expect(SilentWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  test('does not start beside a file that is too large for a table', async () => {
    const reading = read(IMPORT_LIMITS.tableBytes + 1);
    expect(worker('table.worker.ts')).toBeUndefined();
    worker('import.worker.ts')?.answer({ is: 'unreadable', unreadable: { reason: 'empty' } });
    await reading;
  });
});
