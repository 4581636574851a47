import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog } from '../../src/workers/keyed-log';
import { createFiles, type FakeFiles } from './file-system';

const FILE = 'anilha-mirror-ana.log';

interface Reply {
  readonly id: number;
  readonly ok: boolean;
  readonly value?: unknown;
}

let disk: FakeFiles;

/** A new worker with the disk, as at each start of a tab. */
async function startWorker() {
  const scope = new EventTarget();
  const replies = new Map<number, (reply: Reply) => void>();
  vi.stubGlobal(
    'self',
    Object.assign(scope, {
      postMessage: (reply: Reply) => replies.get(reply.id)?.(reply),
    }),
  );
  vi.resetModules();
  await import('../../src/workers/mirror.worker');
  let asked = 0;
  const ask = (what: object): Promise<Reply> => {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      replies.set(id, resolve);
      scope.dispatchEvent(new MessageEvent('message', { data: { id, asked: what } }));
    });
  };
  await ask({ ask: 'open', file: FILE });
  return {
    ask,
    put: (...entries: [string, string][]) => ask({ ask: 'put', entries }),
    remove: (...keys: string[]) => ask({ ask: 'remove', keys }),
    load: async () => (await ask({ ask: 'load' })).value,
  };
}

const onDisk = () => [...readLog(new TextDecoder().decode(disk.files.get(FILE)))];

beforeEach(() => {
  disk = createFiles();
  vi.stubGlobal('navigator', { storage: disk.storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('C1m: the worker that writes the mirror', () => {
  it('C1m1: keeps what it was told, in order, and the next start reads it', async () => {
    const worker = await startWorker();
    // The calls are not awaited one by one, because a tap does not wait.
    const all = [worker.put(['a', '1'], ['b', '2']), worker.remove('a'), worker.put(['b', '3'])];
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    expect(await (await startWorker()).load()).toEqual([['b', '3']]);
    expect(disk.open).toBe(0);
  });

  it('waits while another tab has the file open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const worker = await startWorker();
    disk.taken = 20;
    const put = worker.put(['a', '1']);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await put).ok).toBe(true);
    // While the file stays taken, a write fails and does not block later ones.
    disk.taken = 1000;
    const late = worker.put(['b', '2']);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await late).ok).toBe(false);
    disk.taken = 0;
    expect((await worker.put(['c', '3'])).ok).toBe(true);
    expect(onDisk()).toEqual([
      ['a', '1'],
      ['c', '3'],
    ]);
  });

  it('C1m2: takes taps on a full disk too, in room it had kept; says so when that is not enough', async () => {
    const worker = await startWorker();
    await worker.put(['a', '1']);
    disk.room = disk.files.get(FILE)?.byteLength ?? 0;
    expect((await worker.put(['large', 'x'.repeat(100_000)])).ok).toBe(false);
    for (let tap = 0; tap < 100; tap += 1) {
      expect((await worker.put([`tap${tap}`, 'x'.repeat(400)])).ok).toBe(true);
    }
    const rest = Array.from({ length: 100 }, (_, tap) =>
      worker.put([`rest${tap}`, 'x'.repeat(400)]),
    );
    expect((await Promise.all(rest)).at(-1)?.ok).toBe(false);
    disk.room = Number.POSITIVE_INFINITY;
    await worker.put(['c', '3']);
    const left = new Map(onDisk());
    expect([left.get('a'), left.get('c'), left.has('large')]).toEqual(['1', '3', false]);
    expect(left.get('tap99')).toBe('x'.repeat(400));
  });

  it('compacts what has grown, in place: a full disk has no room for a second copy', async () => {
    const worker = await startWorker();
    const large = 'x'.repeat(40_000);
    await worker.put(['kept', 'sim']);
    for (let times = 0; times < 6; times += 1) await worker.put(['tap', `${large}${times}`]);
    disk.room = (disk.files.get(FILE)?.byteLength ?? 0) + 60_000;
    const before = disk.files.get(FILE)?.byteLength ?? 0;
    await worker.put(['tap', `${large}last`]);
    expect(disk.files.get(FILE)?.byteLength).toBeLessThan(before);
    expect(onDisk()).toEqual([
      ['kept', 'sim'],
      ['tap', `${large}last`],
    ]);
    await worker.remove('tap');
    expect(onDisk()).toEqual([['kept', 'sim']]);
  });

  it.each([1, 2, 3, 4, 5])('killed at step %i of a compaction, nothing is lost', async (step) => {
    const worker = await startWorker();
    const large = 'x'.repeat(40_000);
    await worker.put(['first', 'sim'], ['gone', 'x']);
    for (let times = 0; times < 6; times += 1)
      await worker.put([`k${times % 3}`, `${large}${times}`]);
    await worker.remove('gone');
    disk.killIn = step;
    await worker.put(['last', large]);
    disk.killIn = 0;
    const left = new Map(onDisk());
    // The write itself may be torn; earlier ones must be intact.
    expect(left.get('k2')).toBe(`${large}5`);
    expect(left.get('first')).toBe('sim');
    const after = await startWorker();
    await after.put(['next', 'sim']);
    expect(new Map(onDisk()).get('next')).toBe('sim');
  });

  it('A1e: cleared leaves no file, also when another tab held it or it was never there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const worker = await startWorker();
    await worker.put(['a', '1']);
    disk.taken = 5;
    const clearing = worker.ask({ ask: 'clear' });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await clearing).ok).toBe(true);
    expect(disk.files.size).toBe(0);
    expect((await worker.ask({ ask: 'clear' })).ok).toBe(true);
  });
});
