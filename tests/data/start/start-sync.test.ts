import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import type { SubscriptionState } from '../../../src/api/subscribe';
import { startSync } from '../../../src/data/start/start-sync';
import { emptyBrowser, memoryStorage } from '../../replica/browser';
import { openHere } from '../../replica/here';

interface Opened {
  readonly path: string;
  say(state: SubscriptionState): void;
  closed: boolean;
}

beforeEach(() => {
  emptyBrowser();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', memoryStorage());
});

afterEach(() => vi.unstubAllGlobals());

/** A server with a given exchange and with connections that the test opens and cuts. */
async function connected(exchange: () => Promise<never>) {
  const here = await openHere();
  const opened: Opened[] = [];
  const call = () => exchange();
  const client: Client = {
    baseUrl: 'http://here.test',
    get: call,
    post: call,
    put: call,
    patch: call,
    delete: call,
    subscribe(path, options) {
      const connection: Opened = {
        path,
        closed: false,
        say: (state) => options.onState?.(state),
      };
      opened.push(connection);
      return {
        close() {
          connection.closed = true;
        },
      };
    },
  };
  return { opened, sync: startSync(here.replica, client) };
}

const offline = () => Promise.reject(new TypeError('no network'));

describe('listening to the server', () => {
  it('begins anew when the session does: the connection before may be waiting, or end with its session', async () => {
    const { opened, sync } = await connected(offline);
    sync.listen();
    sync.listen();
    expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
    sync.close();
    expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('is not tried again while the exchange does not hold', async () => {
    const { opened, sync } = await connected(offline);
    sync.listen();
    opened[0]?.say('refused');
    expect(await sync.engine.flush()).toBe(false);
    expect(opened).toHaveLength(1);
    sync.close();
  });
});
