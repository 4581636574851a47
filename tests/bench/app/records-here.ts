import type { Page } from 'playwright';

/** Number of visible records on the device; 0 before the first sign-in. */
export function recordsHere(page: Page): Promise<number> {
  return untilRecords(page, 0);
}

/** Waits for a number of records on the device, and returns the number then. */
export function untilRecords(page: Page, least: number): Promise<number> {
  return page.evaluate(async (expected) => {
    const nameOf = async () =>
      (await indexedDB.databases()).find(({ name }) => name?.startsWith('anilha-'))?.name;
    const count = (database: IDBDatabase) =>
      new Promise<number>((resolve, reject) => {
        const asked = database.transaction('view').objectStore('view').count();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    let name = await nameOf();
    for (; !name && expected > 0; name = await nameOf()) await pause();
    if (!name) return 0;
    const found = name;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    let records = await count(database);
    for (; records < expected; records = await count(database)) await pause();
    database.close();
    return records;
  }, least);
}
