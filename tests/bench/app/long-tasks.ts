import type { BrowserContext, Page } from 'playwright';

const NOTED = 'long task';

/**
 * Records each page's main-thread tasks of 50 ms or more, as Chromium reports them. It uses
 * measures of our own, because a page stores only two hundred of Chromium's entries.
 */
export async function noteLongTasks(device: BrowserContext): Promise<void> {
  await device.addInitScript((name) => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        performance.measure(name, { start: startTime, duration });
      }
    }).observe({ type: 'longtask' });
  }, NOTED);
}

/** The longest task that ended since an instant of the page's clock, ms; 0 if none took 50. */
export function longestTask(page: Page, since: number): Promise<number> {
  return page.evaluate(
    ([name, from]) => {
      const noted = performance.getEntriesByName(name);
      const within = noted.filter(({ startTime, duration }) => startTime + duration > from);
      return Math.max(0, ...within.map(({ duration }) => duration));
    },
    [NOTED, since] as const,
  );
}
