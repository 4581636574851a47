import { vi } from 'vitest';

/** Chromium's error for a full disk: not QuotaExceededError. */
function full(): DOMException {
  return new DOMException('FILE_ERROR_NO_SPACE', 'UnknownError');
}

/** From now on the database takes no writes; reads still work. */
export function failWrites(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full();
  });
}

/** The next `times` writes fail. */
export function failNextWrites(times: number): void {
  const put = IDBObjectStore.prototype.put;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    left -= 1;
    if (left >= 0) throw full();
    return put.call(this, value, key);
  });
}

/** From now on what is put into a store is taken at first, and its transaction fails later. */
export function failLater(name: string): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    const taken = put.call(this, value, key);
    // A second one by the same key.
    if (this.name === name) this.add(value);
    return taken;
  });
}

/** From now on the database answers nothing at all. */
export function failEverything(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
}

/** The database is well again. */
export function recover(): void {
  vi.restoreAllMocks();
}
