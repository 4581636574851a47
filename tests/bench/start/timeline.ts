import type { Page } from 'playwright';

/** Milliseconds from the beginning of a navigation. */
export interface Timeline {
  readonly fcp: number;
  readonly lcp: number;
  /** The frame that shows what can be pressed. */
  readonly usable: number;
}

/** Opens an address and tells when it was painted and could be used. */
export async function timeStart(page: Page, url: string, control: string): Promise<Timeline> {
  // What runs in the page was compiled to keep its functions' names by this function.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      // The task after the next frame's callbacks begins when that frame is made.
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark('usable');
        }),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        performance.mark('largest', { startTime: entry.startTime });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, control);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  // What is largest is told a little after it was painted.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => {
    const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime;
    const fcp = last('first-contentful-paint') ?? Number.NaN;
    return { fcp, lcp: last('largest') ?? fcp, usable: last('usable') ?? Number.NaN };
  });
}
