import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mirrorFor } from '../../../src/data/store/mirror';
import { idOf, memoryStorage, NOW } from '../../replica/browser';

const header = { databaseId: 'd', device: 'abc', lastStamp: [NOW, 0, 'abc'] as const, skew: 3 };
const op = {
  id: '1',
  space: 'u:ana',
  kind: 'workout',
  record: idOf(1),
  set: { title: 'A' },
  stamp: [NOW, 0, 'abc'] as const,
  sent: false,
  needsFull: false,
  waitUntil: 0,
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('C1m: the best second storage that a browser has', () => {
  it('C1m6: without files, localStorage; in the order of use', async () => {
    vi.stubGlobal('navigator', { storage: {} });
    const mirror = mirrorFor('ana');
    mirror.put([op, { ...op, id: '2' }], header);
    mirror.remove(['1']);
    expect(await mirror.settled()).toBe(true);
    expect((await mirrorFor('ana').load())?.ops.map(({ id }) => id)).toEqual(['2']);
    expect(localStorage.length).toBe(1);
  });

  it('with files that cannot be had, localStorage all the same', async () => {
    vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.reject() } });
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      },
    );
    const mirror = mirrorFor('ana');
    mirror.put([op], header);
    expect(await mirror.settled()).toBe(true);
    expect((await mirrorFor('ana').load())?.ops).toHaveLength(1);
  });

  it('where all storage is forbidden, none, and that is said', async () => {
    vi.stubGlobal('navigator', {});
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const mirror = mirrorFor('ana');
    mirror.put([op], header);
    expect(await mirror.load()).toBeNull();
    expect(await mirror.settled()).toBe(false);
    await mirror.clear();
  });

  it('A1a: of two accounts each has its own', async () => {
    vi.stubGlobal('navigator', { storage: {} });
    const ana = mirrorFor('ana');
    ana.put([op], header);
    await ana.settled();
    expect(await mirrorFor('bia').load()).toBeNull();
    await mirrorFor('bia').clear();
    expect((await mirrorFor('ana').load())?.ops).toHaveLength(1);
  });

  it('whose code did not come at first, what it was told until then comes with it', async () => {
    vi.stubGlobal('navigator', { storage: {} });
    vi.doMock('../../../src/replica/mirror/mirror-here', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const mirror = mirrorFor('ana');
    mirror.put([op], header);
    await expect(mirror.settled()).rejects.toThrow();
    vi.doUnmock('../../../src/replica/mirror/mirror-here');
    mirror.put([{ ...op, id: '2' }], header);
    expect(await mirror.settled()).toBe(true);
    expect((await mirrorFor('ana').load())?.ops.map(({ id }) => id)).toEqual(['1', '2']);
  });
});
