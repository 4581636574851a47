import type { Page } from 'playwright';
import { fillSignIn } from '../../e2e/person-steps';

/**
 * Signs in on an empty device; milliseconds from the first frame of the home screen until the
 * device holds so many records.
 */
export async function firstSync(page: Page, email: string, records: number): Promise<number> {
  await page.goto('/login');
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  return page.evaluate(async (expected) => {
    const start = performance.now();
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
    for (; !name; name = await nameOf()) await pause();
    const found = name;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    while ((await count(database)) < expected) await pause();
    database.close();
    return performance.now() - start;
  }, records);
}
