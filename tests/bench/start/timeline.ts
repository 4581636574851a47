import type { Page } from 'playwright';

/** Times in ms since the start of a navigation. */
export interface Timeline {
  readonly fcp: number;
  readonly lcp: number;
  /** The frame with the first usable control. */
  readonly usable: number;
  /** The time of the app itself, if its last view precedes it. */
  readonly itself: number;
}

/** Opens an address and measures its first paint and first use. */
export async function timeStart(
  page: Page,
  url: string,
  control: string,
  itself = control,
): Promise<Timeline> {
  // The compiler wraps functions in the page with this function to preserve their names.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(
    (selectors) => {
      for (const [name, selector] of Object.entries(selectors)) {
        const look = () => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          // The task after the next frame's callbacks starts when that frame is made.
          requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }
    },
    { usable: control, itself },
  );
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        performance.mark('largest', { startTime: entry.startTime });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await page.waitForFunction(() =>
    ['usable', 'itself'].every((name) => performance.getEntriesByName(name).length > 0),
  );
  // The largest paint is reported a little later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => {
    const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime;
    const fcp = last('first-contentful-paint') ?? Number.NaN;
    // A frame may be made but held back, for example for a font that is almost loaded; it was not
    // visible.
    const seen = (name: string) => Math.max(fcp, last(name) ?? Number.NaN);
    return { fcp, lcp: last('largest') ?? fcp, usable: seen('usable'), itself: seen('itself') };
  });
}
