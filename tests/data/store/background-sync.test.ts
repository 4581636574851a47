import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundSync, type RunningSync } from '../../../src/data/store/background-sync';
import { emptyBrowser, idOf } from '../../replica/browser';
import { openHere } from '../../replica/here';
import { later, startEngine } from '../../sync/engine-kit';

const ID = idOf(1);

beforeEach(emptyBrowser);

async function loadable() {
  const running = await startEngine();
  const listen = vi.fn();
  const close = vi.fn(() => running.engine.stop());
  const sync: RunningSync = { engine: running.engine, listen, close };
  return { ...running, sync, listen, close };
}

describe('the exchange before its code is there', () => {
  it('counts what is pending, with nothing loaded', async () => {
    const here = await openHere();
    const load = vi.fn(() => new Promise<RunningSync>(() => undefined));
    const sync = createBackgroundSync(here.replica, load);
    await here.begin(ID);
    await here.perform(ID, 's1', 90_000);
    await vi.waitFor(() => expect(sync.status().pending).toBe(2));
    expect(load).not.toHaveBeenCalled();
    expect(sync.status().syncedAt).toBeNull();
  });

  it('what was written waits from that moment, before anything is counted or loaded', async () => {
    const here = await openHere();
    const sync = createBackgroundSync(here.replica, () => new Promise(() => undefined));
    await here.replica.pending();
    expect(sync.status().pending).toBe(0);
    await here.begin(ID);
    sync.wrote();
    expect(sync.status().pending).toBe(1);
  });

  it('what is asked for is done once it is loaded, and it is loaded once', async () => {
    const { here, sync: loaded, script } = await loadable();
    await here.begin(ID);
    const arriving = later<RunningSync>();
    const load = vi.fn(() => arriving.promise);
    const sync = createBackgroundSync(here.replica, load);
    sync.request();
    sync.request();
    const flushing = sync.flush();
    expect(script.sent).toEqual([]);
    arriving.resolve(loaded);
    expect(await flushing).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect((await here.replica.pending()).ops).toBe(0);
    await vi.waitFor(() => expect(sync.status()).toMatchObject({ phase: 'idle', pending: 0 }));
  });

  it('never says that all is saved while it is not, also at the moment it is loaded', async () => {
    const { here, sync: loaded, script } = await loadable();
    await here.begin(ID);
    const sync = createBackgroundSync(here.replica, async () => loaded);
    await vi.waitFor(() => expect(sync.status().pending).toBe(1));
    // The server does not answer yet, and until then nothing counts as saved.
    const answer = later<{ kind: 'offline' }>();
    script.next = [() => answer.promise];
    const flushing = sync.flush();
    while (script.sent.length === 0) {
      expect(sync.status().pending).toBe(1);
      await Promise.resolve();
      if (script.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sync.status()).toMatchObject({ pending: 1, phase: 'syncing' });
    answer.resolve({ kind: 'offline' });
    expect(await flushing).toBe(false);
  });

  it('a load that fails is tried again with the next request, and pokes are heard then too', async () => {
    const { here, sync: loaded, listen } = await loadable();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let offline = true;
    const load = vi.fn(async () => {
      if (offline) throw new TypeError('Failed to fetch dynamically imported module');
      return loaded;
    });
    const repeat = vi.fn(() => () => undefined);
    const sync = createBackgroundSync(here.replica, load, repeat);
    sync.goOnline();
    expect(await sync.flush()).toBe(false);
    expect(warn).toHaveBeenCalled();
    expect(listen).not.toHaveBeenCalled();
    offline = false;
    expect(await sync.flush()).toBe(true);
    expect(listen).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('T2b1: a load that fails is repeated until it goes through, and says meanwhile that there is no connection', async () => {
    const { here, sync: loaded, script } = await loadable();
    await here.begin(ID);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fail = () => Promise.reject(new TypeError('Failed to fetch'));
    const load = vi.fn(async () => loaded).mockImplementationOnce(fail);
    let retry: () => Promise<unknown> = fail;
    const repeat = vi.fn((work: () => Promise<unknown>) => {
      retry = work;
      return () => undefined;
    });
    const sync = createBackgroundSync(here.replica, load, repeat);
    sync.goOnline();
    await vi.waitFor(() => expect(repeat).toHaveBeenCalledTimes(1));
    await vi.waitFor(() =>
      expect(sync.status()).toMatchObject({ obstacle: 'offline', pending: 1 }),
    );
    await retry();
    await vi.waitFor(() => expect(script.sent).not.toEqual([]));
    await vi.waitFor(() => expect(sync.status()).toMatchObject({ obstacle: null, pending: 0 }));
    warn.mockRestore();
  });

  it('goOnline asks for news and listens', async () => {
    const { here, sync: loaded, listen, script } = await loadable();
    const sync = createBackgroundSync(here.replica, async () => loaded);
    sync.goOnline();
    await vi.waitFor(() => expect(script.sent.length).toBeGreaterThan(0));
    expect(listen).toHaveBeenCalled();
  });

  it('without goOnline nobody listens: whose session ended gets no pokes', async () => {
    const { here, sync: loaded, listen } = await loadable();
    const sync = createBackgroundSync(here.replica, async () => loaded);
    await sync.flush();
    expect(listen).not.toHaveBeenCalled();
  });

  it('tells of local writes and of what comes from the server', async () => {
    const { here, sync: loaded } = await loadable();
    const sync = createBackgroundSync(here.replica, async () => loaded);
    await sync.flush();
    const pending: number[] = [];
    sync.subscribe(() => pending.push(sync.status().pending));
    await here.begin(ID);
    await vi.waitFor(() => expect(pending.at(-1)).toBe(1));
    await sync.flush();
    expect(pending.at(-1)).toBe(0);
  });

  it('closed while it loads, what arrives is closed at once', async () => {
    const { here, sync: loaded, close } = await loadable();
    const arriving = later<RunningSync>();
    const sync = createBackgroundSync(here.replica, () => arriving.promise);
    const flushing = sync.flush();
    sync.close();
    arriving.resolve(loaded);
    expect(await flushing).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closed, it counts and tells nothing any more, and ends the engine', async () => {
    const { here, sync: loaded, close } = await loadable();
    const sync = createBackgroundSync(here.replica, async () => loaded);
    await sync.flush();
    const told = vi.fn();
    sync.subscribe(told);
    sync.close();
    await here.begin(ID);
    await here.replica.pending();
    expect(told).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
