import type { Page } from 'playwright';

/**
 * Cuts the network once the parts that load after the first screen have come. Where the worker is
 * blocked nothing else keeps them, and a test is quicker than anybody's hand.
 */
export async function goOffline(page: Page, parts = ['records', 'catalogue']): Promise<void> {
  await page.waitForFunction((names) => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => came.some((url) => url.includes(`/assets/${name}-`)));
  }, parts);
  await page.context().setOffline(true);
}
