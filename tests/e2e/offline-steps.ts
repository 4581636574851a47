import type { Page } from 'playwright';

/**
 * Waits until the parts that follow the first screen have loaded. With a blocked worker nothing else
 * stores them, and a test is faster than a person.
 */
export async function untilLoaded(page: Page, parts = ['records', 'catalogue']): Promise<void> {
  await page.waitForFunction((names) => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => came.some((url) => url.includes(`/assets/${name}-`)));
  }, parts);
}

/** Disconnects after these parts have loaded. */
export async function goOffline(page: Page, parts?: string[]): Promise<void> {
  await untilLoaded(page, parts);
  await page.context().setOffline(true);
}
