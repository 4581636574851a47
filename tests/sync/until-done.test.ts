import { describe, expect, it, vi } from 'vitest';
import { ApiError, offlineError } from '../../src/api/errors';
import { repeatUntilDone } from '../../src/sync/until-done';
import type { Timer } from './engine-kit';

/** A page with manual timers; `random` 1 takes the longest wait of the backoff. */
function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const timers: Timer[] = [];
  let tick: () => void = () => undefined;
  const deps = {
    window,
    document,
    random: () => 1,
    every(work: () => void) {
      tick = work;
      return () => {
        tick = () => undefined;
      };
    },
    schedule(work: () => void, ms: number) {
      const timer = { ms, fire: work };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  };
  /** Runs the next timer; resolves with its ms, once its work has ended. */
  const runOut = async () => {
    const timer = timers.shift();
    timer?.fire();
    await settled();
    return timer?.ms ?? null;
  };
  const show = (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { deps, timers, window, show, runOut, minute: () => tick() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const away = () => Promise.reject(offlineError(new TypeError('no network')));

describe('T2b: what has to reach the server is repeated', () => {
  it('T2b2: after waits that grow as those of the engine, however often it fails', async () => {
    const { deps, runOut } = page();
    const work = vi.fn(away);
    repeatUntilDone(work, deps);
    await settled();
    const waits: (number | null)[] = [];
    for (let tries = 0; tries < 11; tries += 1) waits.push(await runOut());
    expect(waits).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000),
    );
    expect(work).toHaveBeenCalledTimes(12);
  });

  it('T2b2: each minute, on focus, on regained network and on becoming visible while it fails', async () => {
    const { deps, window, show, minute } = page();
    const work = vi.fn(away);
    repeatUntilDone(work, deps);
    await settled();
    const causes = [
      minute,
      () => window.dispatchEvent(new Event('focus')),
      () => window.dispatchEvent(new Event('online')),
      () => show('visible'),
    ];
    for (const cause of causes) {
      cause();
      await settled();
    }
    expect(work).toHaveBeenCalledTimes(1 + causes.length);
  });

  it('not any more once it went through', async () => {
    const { deps, timers, window, minute } = page();
    const work = vi.fn(async () => undefined).mockImplementationOnce(away);
    repeatUntilDone(work, deps);
    await settled();
    minute();
    await settled();
    expect(work).toHaveBeenCalledTimes(2);
    minute();
    window.dispatchEvent(new Event('online'));
    expect([work.mock.calls.length, timers]).toEqual([2, []]);
  });

  it('not any more once it is ended, also while a try is under way', async () => {
    const { deps, timers, window } = page();
    const work = vi.fn(away);
    const end = repeatUntilDone(work, deps);
    end();
    await settled();
    window.dispatchEvent(new Event('online'));
    expect([work.mock.calls.length, timers]).toEqual([1, []]);
  });

  it('one try at a time', async () => {
    const { deps, window } = page();
    const work = vi.fn(() => new Promise<void>(() => undefined));
    repeatUntilDone(work, deps);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('after a first wait when it has failed before', async () => {
    const { deps, runOut } = page();
    const work = vi.fn(away);
    repeatUntilDone(work, deps, 2);
    expect(work).not.toHaveBeenCalled();
    expect(await runOut()).toBe(2_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('by a hidden page only once it is looked at', async () => {
    const { deps, timers, show, runOut, minute } = page();
    const work = vi.fn(away);
    repeatUntilDone(work, deps);
    await settled();
    show('hidden');
    await runOut();
    minute();
    expect([work.mock.calls.length, timers]).toEqual([1, []]);
    show('visible');
    await settled();
    expect(work).toHaveBeenCalledTimes(2);
    expect(timers).toHaveLength(1);
  });

  it('not before the time that the server names, for an hour at most', async () => {
    const { deps, timers, window, runOut } = page();
    const busy = (retryAfter: number) => () =>
      Promise.reject(new ApiError({ status: 503, retryAfter }));
    const work = vi.fn(busy(86_400_000)).mockImplementationOnce(busy(30_000));
    repeatUntilDone(work, deps);
    await settled();
    window.dispatchEvent(new Event('focus'));
    expect(work).toHaveBeenCalledTimes(1);
    expect(await runOut()).toBe(30_000);
    expect(work).toHaveBeenCalledTimes(2);
    expect(timers.map(({ ms }) => ms)).toEqual([3_600_000]);
  });
});
