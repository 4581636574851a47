import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FileAnswer, FileContents } from '../../src/workers/import-messages';

/** A small limit, so that the test can exceed it. */
vi.mock('../../src/interchange/limits', () => ({
  IMPORT_LIMITS: { tableBytes: 3_000, tableRows: 50, ownBytes: 10_000, ownCharacters: 100_000 },
}));

const EXERCISE = { kind: 'exercise', id: 'a', values: { name: 'Rosca' } };
const own = (...records: readonly string[]) =>
  `{"format":"anilha","version":1,"records":[\n${records.join(',\n')}\n]}\n`;
const nested = (depth: number) =>
  `{"kind":"gym","id":"b","values":{"name":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

/** The worker's result for a file, copied between threads as for the page. */
async function read(...parts: BlobPart[]): Promise<FileContents> {
  const scope = new EventTarget();
  const answered = new Promise<FileContents>((resolve) => {
    const postMessage = (answer: FileAnswer) => {
      const copy = structuredClone(answer);
      if (copy.is !== 'progress') resolve(copy);
    };
    vi.stubGlobal('self', Object.assign(scope, { postMessage }));
  });
  vi.resetModules();
  await import('../../src/workers/import.worker');
  scope.dispatchEvent(new MessageEvent('message', { data: { file: new Blob(parts), unit: null } }));
  return answered;
}

afterEach(() => vi.unstubAllGlobals());

describe('27: a file to import', () => {
  test.each([
    ['a table', 'table', 'a;b\n'.repeat(1_000)],
    ['one of our own', 'own', own(JSON.stringify(EXERCISE).padEnd(20_000))],
  ])('that is too large is not read: %s', async (_, limit, text) => {
    expect(await read(text)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'too-large', limit },
    });
  });

  test('that unpacks to more than it may is left off', async () => {
    const bomb = gzipSync(own(JSON.stringify(EXERCISE).padEnd(2_000_000)));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await read(bomb)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'too-large', limit: 'own' },
    });
  });

  test('that is nested without end is broken there, and the rest is read', async () => {
    const whole = own(JSON.stringify(EXERCISE), nested(4_000));
    for (const text of [whole, whole.replaceAll('\n', '')]) {
      expect(await read(text)).toEqual({
        is: 'own',
        own: { exportedAt: null, records: [EXERCISE], broken: 1 },
      });
    }
  });
});
