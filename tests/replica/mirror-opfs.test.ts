import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { createOpfsMirror } from '../../src/replica/mirror/mirror-opfs';
import { ACCOUNT, idOf, memoryStorage, NOW } from './browser';

type Asked = {
  id: number;
  asked: { ask: string; file?: string; keys?: string[] } & Partial<{ entries: [string, string][] }>;
};

/**
 * Answers like the worker, over a map instead of a file; `fault` decides which requests fail how.
 */
class FakeWorker extends EventTarget {
  static made = 0;
  readonly asks: string[] = [];
  terminated = false;
  constructor(
    readonly file: Map<string, string>,
    readonly fault: (ask: string) => 'fails' | 'silent' | 'forbidden' | null = () => null,
  ) {
    super();
    FakeWorker.made += 1;
  }
  postMessage({ id, asked }: Asked): void {
    this.asks.push(asked.ask);
    const fault = this.fault(asked.ask);
    if (fault === 'silent') return;
    queueMicrotask(() => {
      const reason = fault === 'forbidden' ? 'SecurityError: no files here' : 'Error: locked';
      const data = fault ? { id, ok: false, reason } : { id, ok: true, value: this.answer(asked) };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  answer({ ask, entries, keys }: Asked['asked']): unknown {
    if (ask === 'put') for (const [key, text] of entries ?? []) this.file.set(key, text);
    if (ask === 'remove') for (const key of keys ?? []) this.file.delete(key);
    if (ask === 'clear') this.file.clear();
    return ask === 'load' ? [...this.file] : null;
  }
  terminate(): void {
    this.terminated = true;
  }
}

const header = { databaseId: 'd', device: 'abc', lastStamp: [NOW, 0, 'abc'] as const, skew: 3 };
const op = (id: string, counter = 0) => ({
  id,
  space: 'u:ana',
  kind: 'workout',
  record: idOf(1),
  set: { title: `T${counter}` },
  stamp: [NOW, counter, 'abc'] as const,
  sent: false,
  needsFull: false,
  waitUntil: 0,
});

let file = new Map<string, string>();
let storage = memoryStorage();
let workers: FakeWorker[] = [];

function open(fault?: ConstructorParameters<typeof FakeWorker>[1]) {
  const start = () => {
    const made = new FakeWorker(file, fault);
    workers.push(made);
    const worker: unknown = made;
    if (!isWorker(worker)) throw new Error('not a worker');
    return worker;
  };
  return createOpfsMirror(ACCOUNT, start, createLocalMirror(ACCOUNT, storage));
}

function isWorker(value: unknown): value is Worker {
  return value instanceof FakeWorker;
}

const ids = async (mirror: ReturnType<typeof open>) =>
  (await mirror.load())?.ops.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  file = new Map();
  storage = memoryStorage();
  workers = [];
});
afterEach(() => vi.useRealTimers());

describe('C1m: the mirror in a file', () => {
  it('C1m1: is written in order by one worker, and read by the next start', async () => {
    const mirror = open();
    mirror.put([op('1'), op('2')], header);
    mirror.put([op('1', 1)], header);
    mirror.remove(['2']);
    expect(await mirror.settled()).toBe(true);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asks).toEqual(['open', 'put', 'put', 'remove', 'settle']);
    expect(await open().load()).toEqual({ ...header, ops: [op('1', 1)] });
    expect(storage.length).toBe(0);
  });

  it('starts no worker before it is used', () => {
    open();
    expect(workers).toEqual([]);
  });

  it('C1m1: a write that the file does not take goes to localStorage, and is found by the next start', async () => {
    let full = false;
    const mirror = open((ask) => (full && ask === 'put' ? 'fails' : null));
    mirror.put([op('1')], header);
    await mirror.settled();
    full = true;
    mirror.put([op('1', 1), op('2')], header);
    expect(await mirror.settled()).toBe(true);
    full = false;
    mirror.put([op('3')], header);
    await mirror.settled();
    expect((await open().load())?.ops).toEqual([op('1', 1), op('3'), op('2')]);
    // After it was sent, it is in neither.
    const next = open();
    await next.load();
    next.remove(['1', '2', '3']);
    await next.settled();
    expect(await ids(open())).toEqual([]);
  });

  it('says so when neither takes it', async () => {
    const mirror = open((ask) => (ask === 'put' ? 'fails' : null));
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    mirror.put([op('1')], header);
    expect(await mirror.settled()).toBe(false);
  });

  it('a worker that dies: what was on its way and what comes after goes to localStorage', async () => {
    const mirror = open((ask) => (ask === 'put' ? 'silent' : null));
    mirror.put([op('1')], header);
    await Promise.resolve();
    workers[0]?.dispatchEvent(new Event('error'));
    mirror.put([op('2')], header);
    expect(await mirror.settled()).toBe(true);
    mirror.remove(['2']);
    await mirror.settled();
    expect(await ids(open())).toEqual(['1']);
  });

  it('a file that never answers holds up no start: localStorage takes its place', async () => {
    createLocalMirror(ACCOUNT, storage).put([op('9')], header);
    const mirror = open(() => 'silent');
    const loading = ids(mirror);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loading).toEqual(['9']);
    mirror.put([op('1')], header);
    expect(await mirror.settled()).toBe(true);
    expect(await ids(open(() => 'fails'))).toEqual(['9', '1']);
  });

  it('a file that could not be read is not taken for an empty one', async () => {
    const mirror = open();
    mirror.put([op('1')], header);
    await mirror.settled();
    await expect(open(() => 'fails').load()).rejects.toThrow();
    const late = open(() => 'silent');
    const loading = late.load().catch(() => 'unread');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loading).toBe('unread');
    // The content of localStorage does not count as complete either.
    createLocalMirror(ACCOUNT, storage).put([op('9')], header);
    expect(await open(() => 'fails').load()).toEqual({ ...header, ops: [op('9')], partial: true });
    expect(await ids(open())).toEqual(['1', '9']);
  });

  it('C1m6: where a browser has no such files localStorage is all there is', async () => {
    const mirror = open(() => 'forbidden');
    expect(await mirror.load()).toBeNull();
    mirror.put([op('1')], header);
    expect(await mirror.settled()).toBe(true);
    expect(await mirror.load()).toEqual({ ...header, ops: [op('1')] });
    await mirror.clear();
    expect(storage.length).toBe(0);
  });

  it('of two databases it names the one that wrote first, and the latest time known', async () => {
    const mirror = open();
    mirror.put([op('1')], header);
    await mirror.settled();
    const now = { databaseId: 'new', device: 'xyz', lastStamp: [NOW + 5, 0, 'xyz'] as const };
    createLocalMirror(ACCOUNT, storage).put([op('2')], { ...now, skew: null });
    expect(await open().load()).toEqual({
      ...now,
      databaseId: 'd',
      skew: 3,
      ops: [op('1'), op('2')],
    });
  });

  it('nor a question whether there is a second copy, nor a sign-out', async () => {
    const mirror = open(() => 'silent');
    const settled = mirror.settled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await settled).toBe(true);
    const other = open(() => 'silent');
    createLocalMirror(ACCOUNT, storage).put([op('9')], header);
    const cleared = other.clear();
    await vi.advanceTimersByTimeAsync(4000);
    await cleared;
    expect(storage.length).toBe(0);
  });

  it('a browser that starts no worker has the mirror in localStorage', async () => {
    const mirror = createOpfsMirror(
      ACCOUNT,
      () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      createLocalMirror(ACCOUNT, storage),
    );
    expect(await mirror.load()).toBeNull();
    mirror.put([op('1')], header);
    expect(await mirror.settled()).toBe(true);
    expect((await createLocalMirror(ACCOUNT, storage).load())?.ops).toHaveLength(1);
  });

  it('closed lets its worker go once all is written, and starts another when it is used again', async () => {
    const mirror = open();
    mirror.put([op('1')], header);
    mirror.close?.();
    await vi.waitFor(() => expect(workers[0]?.terminated).toBe(true));
    mirror.put([op('2')], header);
    expect(await mirror.settled()).toBe(true);
    expect(workers).toHaveLength(2);
    expect(await ids(open())).toEqual(['1', '2']);
  });

  it('closed keeps its worker when something is written meanwhile', async () => {
    let slow = false;
    const mirror = open((ask) => (slow && ask === 'put' ? 'silent' : null));
    mirror.put([op('1')], header);
    await mirror.settled();
    slow = true;
    mirror.close?.();
    mirror.put([op('2')], header);
    await vi.advanceTimersByTimeAsync(0);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
  });

  it('of two databases it names the later one when the earlier left nothing', async () => {
    const mirror = open();
    mirror.put([op('1')], header);
    mirror.remove(['1']);
    await mirror.settled();
    const now = { databaseId: 'new', device: 'xyz', lastStamp: [NOW + 5, 0, 'xyz'] as const };
    createLocalMirror(ACCOUNT, storage).put([op('2')], { ...now, skew: 3 });
    expect(await open().load()).toMatchObject({ databaseId: 'new', ops: [op('2')] });
  });

  it('A1e: cleared leaves nothing in either place; when it could not, it says so', async () => {
    const mirror = open();
    mirror.put([op('1')], header);
    createLocalMirror(ACCOUNT, storage).put([op('2')], header);
    await mirror.clear();
    expect(file.size + storage.length).toBe(0);
    expect(workers[0]?.terminated).toBe(true);
    await expect(open((ask) => (ask === 'clear' ? 'fails' : null)).clear()).rejects.toThrow();
  });
});
