import type { BrowserContext, Page } from 'playwright';

/** Size of the JavaScript heap after a garbage collection, in megabytes. */
export async function heapMegabytes(device: BrowserContext, page: Page): Promise<number> {
  const session = await device.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}
