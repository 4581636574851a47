import type { BrowserContext, Page } from 'playwright';
import { ACT } from './paint-time';

const SAVED = 'saved';

/**
 * Records each local write of a page once the device has stored it. That is the end of the
 * transaction that puts an unsent change into the outbox.
 */
export async function noteSaves(device: BrowserContext): Promise<void> {
  await device.addInitScript(
    ([act, saved]) => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === 'outbox' && args[0].sent === false) {
          this.transaction.addEventListener('complete', () => {
            if (performance.getEntriesByName(act).length > 0) performance.measure(saved, act);
          });
        }
        return put.apply(this, args);
      };
    },
    [ACT, SAVED] as const,
  );
}

/**
 * Time from the last press to the end of the first transaction that stored it, ms. Waits if it is
 * still running.
 */
export async function lastSave(page: Page): Promise<number> {
  const took = await page.waitForFunction(
    ([act, saved]) => {
      const pressed = performance.getEntriesByName(act).at(-1)?.startTime;
      return performance.getEntriesByName(saved).find((one) => one.startTime === pressed)?.duration;
    },
    [ACT, SAVED] as const,
  );
  return (await took.jsonValue()) ?? Number.NaN;
}
