import { describe, expect, it, vi } from 'vitest';
import { createBeats } from '../../src/sync/beats';
import { createLeadership } from '../../src/sync/leadership';
import { memoryStorage } from '../replica/browser';
import { later } from './engine-kit';

interface Waiting {
  readonly run: () => void;
  readonly reject: (cause: unknown) => void;
}

/** Web Locks of one name, shared by several tabs. */
function createLocks() {
  let holder: { reject: (cause: unknown) => void } | null = null;
  const queue: Waiting[] = [];
  const next = () => {
    holder = null;
    queue.shift()?.run();
  };
  const request = (
    _name: string,
    options: LockOptions,
    work: () => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const run = () => {
        const own = { reject };
        holder = own;
        // A holder that lost the lock continues, but its request has failed.
        work().then(
          (value) => {
            resolve(value);
            if (holder === own) next();
          },
          (cause: unknown) => {
            reject(cause);
            if (holder === own) next();
          },
        );
      };
      if (options.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'));
        run();
        return;
      }
      const waiting: Waiting = { run, reject };
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (holder) queue.push(waiting);
      else run();
    });
  const locks: unknown = { request };
  return { locks: isLocks(locks) ? locks : undefined, queued: () => queue.length };
}

function isLocks(value: unknown): value is Pick<LockManager, 'request'> {
  return typeof value === 'object' && value !== null && 'request' in value;
}

/** Tabs of one browser with one clock. */
function browser() {
  const { locks, queued } = createLocks();
  const storage = memoryStorage();
  let now = 1_000_000;
  let ahead = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const tab = ({ throttled = false, frozen = false } = {}) =>
    createLeadership('ana', {
      locks,
      beats: createBeats(storage),
      wall: () => now + ahead,
      schedule(work, ms) {
        // The timers of a frozen tab are paused.
        if (frozen) return () => undefined;
        const due = now + ms;
        const timer = { at: throttled ? Math.ceil(due / 60_000) * 60_000 : due, work };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    });
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due);
      now = due.at;
      due.work();
      await Promise.resolve();
    }
    now = end;
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** The person sets the clock; timers continue unchanged. */
  const setClock = (by: number) => {
    ahead += by;
  };
  return { tab, pass, queued, timers, storage, setClock };
}

describe('T1: one pass at a time over all tabs', () => {
  it('T1a: a second tab waits its turn, and then leads', async () => {
    const { tab, queued, timers } = browser();
    const first = later<string>();
    const order: string[] = [];
    const one = tab().lead(() => first.promise);
    const two = tab().lead(async () => {
      order.push('two');
      return 'dois';
    });
    expect(queued()).toBe(1);
    expect(order).toEqual([]);
    first.resolve('um');
    expect(await Promise.all([one, two])).toEqual(['um', 'dois']);
    expect(timers.size).toBe(0);
  });

  it.each([
    ['in sight', false],
    ['hidden for long, with timers that run once a minute', true],
  ])(
    'T1b: a leader that works is left its lock, however long a trip takes: %s',
    async (_, throttled) => {
      const { tab, pass, timers } = browser();
      const first = later<void>();
      const leading = tab({ throttled }).lead(() => first.promise);
      let led = false;
      const other = tab().lead(async () => {
        led = true;
      });
      await pass(10 * 60_000);
      expect(led).toBe(false);
      first.resolve();
      await Promise.all([leading, other]);
      expect(led).toBe(true);
      expect(timers.size).toBe(0);
    },
  );

  it('T1b: a frozen tab keeps its lock; without a sign of life for 150 s it is stolen', async () => {
    const { tab, pass, timers } = browser();
    const leader = tab({ frozen: true });
    const work = later<void>();
    let leads: () => boolean = () => false;
    const frozen = leader.lead((leading) => {
      leads = leading;
      return work.promise;
    });
    const failed = expect(frozen).rejects.toThrow('stolen');
    let led = false;
    const other = tab().lead(async () => {
      led = true;
      return 'lidera';
    });
    await pass(150_000);
    expect([led, leads()]).toEqual([false, true]);
    await pass(50_000);
    expect(await other).toBe('lidera');
    await failed;
    // After waking, the tab learns that it no longer leads before its next request.
    expect(leads()).toBe(false);
    expect(timers.size).toBe(0);
  });

  it('a clock that was put back does not keep a frozen tab alive', async () => {
    const { tab, pass, setClock } = browser();
    const frozen = tab({ frozen: true }).lead(() => new Promise(() => undefined));
    const failed = expect(frozen).rejects.toThrow('stolen');
    const other = tab().lead(async () => 'lidera');
    setClock(-3_600_000);
    await pass(200_000);
    expect(await Promise.race([other, 'espera'])).toBe('lidera');
    await failed;
  });

  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('a clock that is put %s takes the lock from nobody who works', async (_, by) => {
    const { tab, pass, setClock } = browser();
    const first = later<void>();
    const leading = tab().lead(() => first.promise);
    let led = false;
    const other = tab().lead(async () => {
      led = true;
    });
    // A moment between a sign of life and the next check of it.
    await pass(47_000);
    setClock(by);
    await pass(10 * 60_000);
    expect(led).toBe(false);
    first.resolve();
    await Promise.all([leading, other]);
  });

  it('who stole the lock is left it like any other', async () => {
    const { tab, pass } = browser();
    const frozen = tab({ frozen: true }).lead(() => new Promise(() => undefined));
    const failed = expect(frozen).rejects.toThrow('stolen');
    const work = later<string>();
    const thief = tab().lead(() => work.promise);
    await pass(200_000);
    await failed;
    let led = false;
    const third = tab().lead(async () => {
      led = true;
    });
    await pass(10 * 60_000);
    expect(led).toBe(false);
    work.resolve('lidera');
    expect(await thief).toBe('lidera');
    await third;
  });

  it('what goes wrong in the work is told as it is, and the lock is free again', async () => {
    const { tab, timers } = browser();
    await expect(tab().lead(() => Promise.reject(new Error('caiu')))).rejects.toThrow('caiu');
    expect(await tab().lead(async () => 'segue')).toBe('segue');
    expect(timers.size).toBe(0);
  });

  it('T1a: a browser without locks leads at once', async () => {
    const leadership = createLeadership('ana', {
      locks: undefined,
      beats: createBeats(memoryStorage()),
      wall: () => 7,
      schedule: () => () => undefined,
    });
    expect(await leadership.lead(async (leads) => leads())).toBe(true);
  });

  it('a full or foreign storage stops no pass', () => {
    const storage = memoryStorage();
    const beats = createBeats(storage);
    storage.setItem('anilha-sync-beat', 'lixo');
    expect(beats.get()).toBe(0);
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => beats.set(1)).not.toThrow();
  });
});
