import { vi } from 'vitest';

/** Chromium's error for a full disk: not QuotaExceededError. */
function full(): DOMException {
  return new DOMException('FILE_ERROR_NO_SPACE', 'UnknownError');
}

/** From now on the database refuses writes; reads still work. */
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

/** From now on writes to a store are accepted at first, but their transaction fails later. */
export function failLater(name: string): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    const taken = put.call(this, value, key);
    // A second add with the same key makes the transaction fail.
    if (this.name === name) this.add(value);
    return taken;
  });
}

/** From now on every call of the database fails. */
export function failEverything(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
}

/** The database works again. */
export function recover(): void {
  vi.restoreAllMocks();
}
