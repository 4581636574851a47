import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { noMirror } from '../../src/replica/mirror/mirror';
import { eraseReplica } from '../../src/replica/open/erase';
import {
  createPhotoStore,
  type PhotoRow,
  PhotosClosed,
  PhotosFull,
} from '../../src/replica/open/photos';
import { ACCOUNT, emptyBrowser } from './browser';

beforeEach(emptyBrowser);

const row = (id: string, part: Partial<PhotoRow> = {}): PhotoRow => ({
  id,
  day: '2026-11-20',
  pose: 'front',
  at: 1,
  ...part,
});
const whole = (id: string, pixels: string) => ({
  row: row(id),
  full: new Blob([pixels], { type: 'image/jpeg' }),
  thumb: new Blob([`${pixels}, small`], { type: 'image/jpeg' }),
});
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('photos on the device', () => {
  test('looking for photos makes no database', async () => {
    const store = createPhotoStore(ACCOUNT);
    expect(await store.rows()).toEqual([]);
    expect(await store.pixels('a', 'full')).toBeNull();
    expect(await databases()).toEqual([]);
  });

  test('are kept with their pixels and read by another tab', async () => {
    await createPhotoStore(ACCOUNT).put([whole('a', 'one'), whole('b', 'two')]);
    const other = createPhotoStore(ACCOUNT);
    expect(await other.rows()).toEqual([row('a'), row('b')]);
    expect(await (await other.pixels('b', 'full'))?.text()).toBe('two');
    expect(await (await other.pixels('b', 'thumb'))?.text()).toBe('two, small');
  });

  test('are changed, removed, brought back, and erased for good', async () => {
    const store = createPhotoStore(ACCOUNT);
    await store.put([whole('a', 'one')]);
    await store.change('a', { day: '2026-11-01', pose: 'back' });
    await store.change('a', { removedAt: 5 });
    expect(await store.rows()).toEqual([
      row('a', { day: '2026-11-01', pose: 'back', removedAt: 5 }),
    ]);
    await store.change('a', { removedAt: null });
    expect(await store.rows()).toEqual([row('a', { day: '2026-11-01', pose: 'back' })]);
    await store.erase(['a']);
    expect(await store.rows()).toEqual([]);
    expect(await store.pixels('a', 'full')).toBeNull();
    expect(await store.pixels('a', 'thumb')).toBeNull();
  });

  test('are read and kept on after the browser has closed the database', async () => {
    const store = createPhotoStore(ACCOUNT);
    const open = indexedDB.open.bind(indexedDB);
    let opened: IDBDatabase | null = null;
    indexedDB.open = (name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => {
        opened = request.result;
      });
      return request;
    };
    await store.put([whole('a', 'one')]);
    Reflect.apply(forceCloseDatabase, null, [opened]);
    expect(await store.rows()).toEqual([row('a')]);
    await store.put([whole('b', 'two')]);
    expect(await store.rows()).toEqual([row('a'), row('b')]);
  });

  test('where one does not fit, none is half kept, and it is said', async () => {
    const store = createPhotoStore(ACCOUNT);
    await store.put([whole('a', 'one')]);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function full(this: IDBObjectStore, value, key) {
      if (this.name === 'full') throw new DOMException('No room', 'QuotaExceededError');
      return put.call(this, value, key);
    };
    try {
      await expect(store.put([whole('b', 'two')])).rejects.toThrow(PhotosFull);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await store.rows()).toEqual([row('a')]);
    expect(await store.pixels('b', 'thumb')).toBeNull();
  });

  test('A1e: a sign-out takes them along, also from under another tab, which makes nothing anew', async () => {
    const other = createPhotoStore(ACCOUNT);
    await other.put([whole('a', 'one')]);
    await eraseReplica(ACCOUNT, noMirror);
    expect(await databases()).toEqual([]);
    await expect(other.put([whole('b', 'two')])).rejects.toThrow(PhotosClosed);
    expect(await databases()).toEqual([]);
  });
});
