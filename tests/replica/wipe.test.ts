import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_FILE_CACHE } from '#protocol/device/shared-file';
import { createClient } from '../../src/api/client';
import {
  createDeparture,
  finishWipe,
  openAccount,
  wipeAccount,
} from '../../src/data/start/open-account';
import type { Account } from '../../src/data/store/account';
import type { Mirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { eraseReplica } from '../../src/replica/open/erase';
import { ReplicaUnavailable } from '../../src/replica/open/open';
import { ReplicaClosed } from '../../src/replica/open/storage';
import { VERSION } from '../../src/replica/store/upgrades';
import { emptyBrowser, idOf, memoryStorage } from './browser';
import { begun, openHere } from './here';

const mirrorFor = (account: string): Mirror => createLocalMirror(account, localStorage);
const client = createClient({
  baseUrl: 'https://api.example.com',
  fetch: () => Promise.reject(new TypeError('offline')),
});
const deps = { client, mirrorFor };
const opened: Account[] = [];

async function open(id: string): Promise<Account> {
  const account = await openAccount(id, deps);
  opened.push(account);
  return account;
}

const begin = (account: Account) =>
  account.replica.commit([{ kind: 'workout', id: idOf(1), write: () => begun() }]);
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  emptyBrowser();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  for (const account of opened.splice(0)) account.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A1: a chosen sign-out', () => {
  it('takes along a file that another app shared and nobody imported', async () => {
    const caches = new Set([SHARED_FILE_CACHE, 'anilha-precache']);
    vi.stubGlobal('caches', { delete: async (name: string) => caches.delete(name) });
    const departure = createDeparture(mirrorFor);
    departure.onAccount('ana', await open('ana'));
    await departure.leave();
    expect([...caches]).toEqual(['anilha-precache']);
  });

  it('A1e: leaves nothing of the person: database, mirror, notes; and nothing of others goes', async () => {
    const ana = await open('ana');
    const bia = await open('bia');
    await begin(ana);
    await begin(bia);
    localStorage.setItem('anilha-sync-beat', '1');
    localStorage.setItem('theme', 'dark');
    const departure = createDeparture(mirrorFor);
    departure.onAccount('ana', ana);
    await departure.leave();
    expect(await databases()).toEqual(['anilha-bia']);
    expect(Object.fromEntries(keys())).toEqual({
      theme: 'dark',
      'anilha-mirror-bia': expect.any(String),
    });
    expect((await bia.replica.pending()).ops).toBe(1);
  });

  it('a late tap brings nothing back', async () => {
    const ana = await open('ana');
    await begin(ana);
    const departure = createDeparture(mirrorFor);
    departure.onAccount('ana', ana);
    const leaving = departure.leave();
    await expect(begin(ana)).rejects.toBeInstanceOf(ReplicaClosed);
    await leaving;
    await expect(begin(ana)).rejects.toBeInstanceOf(ReplicaClosed);
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('closes the other tabs of the person, which bring nothing back', async () => {
    const here = await open('ana');
    const other = await open('ana');
    await begin(here);
    await wipeAccount('ana', mirrorFor);
    await expect(begin(other)).rejects.toBeInstanceOf(ReplicaClosed);
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('leaves nothing either of a person whose data could not be opened', async () => {
    const ana = await open('ana');
    await begin(ana);
    ana.close();
    const departure = createDeparture(mirrorFor);
    departure.onAccount('ana', null);
    await departure.leave();
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('leaves nothing either where there is no room to note that it is wiping', async () => {
    const ana = await open('ana');
    await begin(ana);
    const departure = createDeparture(mirrorFor);
    departure.onAccount('ana', ana);
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await departure.leave();
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('interrupted, goes on at the next start', async () => {
    const ana = await open('ana');
    await begin(ana);
    ana.close();
    const dying: Mirror = { ...mirrorFor('ana'), clear: () => new Promise(() => undefined) };
    void wipeAccount('ana', () => dying);
    await vi.waitFor(async () => expect(await databases()).toEqual([]));
    expect(localStorage.getItem('anilha-mirror-ana')).not.toBeNull();
    // The browser was killed before this.
    await finishWipe(mirrorFor);
    expect(localStorage.length).toBe(0);
    await finishWipe(mirrorFor);
    expect(await databases()).toEqual([]);
  });

  it('a frozen tab that holds the database holds up nobody; it goes on at the next start', async () => {
    const ana = await open('ana');
    await begin(ana);
    ana.close();
    const frozen = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('anilha-ana');
      request.onsuccess = () => resolve(request.result);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wiping = wipeAccount('ana', mirrorFor);
    await vi.advanceTimersByTimeAsync(5000);
    await wiping;
    expect(keys().map(([key]) => key)).toContain('anilha-wipe.ana');
    expect(localStorage.getItem('anilha-mirror-ana')).toBeNull();
    vi.useRealTimers();
    frozen.close();
    await finishWipe(mirrorFor);
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('somebody else who leaves does not end the wipe of who left before', async () => {
    for (const id of ['ana', 'bia']) {
      const account = await open(id);
      await begin(account);
      account.close();
    }
    const dying: Mirror = { ...mirrorFor('ana'), clear: () => new Promise(() => undefined) };
    void wipeAccount('ana', () => dying);
    await vi.waitFor(async () => expect(await databases()).toEqual(['anilha-bia']));
    await wipeAccount('bia', mirrorFor);
    // Remains of the first one are erased at the next start.
    expect(localStorage.getItem('anilha-mirror-ana')).not.toBeNull();
    await finishWipe(mirrorFor);
    expect(localStorage.length).toBe(0);
  });

  it('a wipe that a version before noted goes on as well', async () => {
    const ana = await open('ana');
    await begin(ana);
    ana.close();
    localStorage.setItem('anilha-wipe', 'ana');
    await finishWipe(mirrorFor);
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('a wipe that was not finished never takes what the person has done since they came back', async () => {
    localStorage.setItem('anilha-wipe', 'ana');
    const ana = await open('ana');
    await begin(ana);
    ana.close();
    await finishWipe(mirrorFor);
    const again = await open('ana');
    expect((await again.replica.pending()).ops).toBe(1);
  });
});

const keys = () =>
  Array.from({ length: localStorage.length }, (_, index) => {
    const key = localStorage.key(index) ?? '';
    return [key, localStorage.getItem(key)] as const;
  });

describe('data that cannot be opened', () => {
  const reason = async (work: Promise<unknown>) => {
    const cause = await work.then(
      () => null,
      (error: unknown) => error,
    );
    return cause instanceof ReplicaUnavailable ? cause.reason : String(cause);
  };
  const stored = async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('anilha-ana');
      request.onsuccess = () => resolve(request.result);
    });
    const names = [...database.objectStoreNames];
    database.close();
    return names;
  };

  it('written by a newer version: said so, nothing deleted', async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('anilha-ana', 99);
      request.onupgradeneeded = () => request.result.createObjectStore('from-the-future');
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    expect(await reason(openHere())).toBe('newer');
    expect(await stored()).toEqual(['from-the-future']);
  });

  it('that lost its stores: broken, nothing deleted', async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('anilha-ana', VERSION);
      request.onupgradeneeded = () => request.result.createObjectStore('something-else');
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    expect(await reason(openHere())).toBe('broken');
    expect(await stored()).toEqual(['something-else']);
  });

  it('held by a tab that does not let go: said so, and not in the way once it does', async () => {
    const stuck = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('anilha-ana', 1);
      request.onsuccess = () => resolve(request.result);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = reason(openHere());
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(5000);
      expect(await Promise.race([opening, Promise.resolve(null)])).toBe('blocked');
    });
    vi.useRealTimers();
    stuck.close();
    // Deleting waits for ever while a tab holds the database.
    await eraseReplica('ana', mirrorFor('ana'));
    const here = await openHere();
    await here.begin(idOf(1));
    expect((await here.replica.pending()).ops).toBe(1);
  });

  it('the browser refuses to open anything: broken, and the mirror is left as it is', async () => {
    mirrorFor('ana').put([], { databaseId: 'd', device: 'a', lastStamp: [1, 0, 'a'], skew: 0 });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    expect(await reason(openHere({ mirror: mirrorFor('ana') }))).toBe('broken');
    expect(localStorage.getItem('anilha-mirror-ana')).not.toBeNull();
  });

  it('an upgrade that fails: broken, and the next version finds everything as it was', async () => {
    vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await reason(openHere())).toBe('broken');
    vi.restoreAllMocks();
    const here = await openHere();
    await here.begin(idOf(1));
    expect((await here.replica.pending()).ops).toBe(1);
  });
});
