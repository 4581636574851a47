import type { Page } from 'playwright';

/**
 * Records the load in kilos of every set that the screen ever shows as done, also in later pages.
 * Another device may replace it a moment later.
 */
export async function noteTicks(page: Page): Promise<void> {
  await page.evaluate(watch);
}

/** Clears the recorded loads, so that equal ones can be awaited again. */
export async function forgetTicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.ticked = '';
  });
}

/** Resolves once a set with that load is shown as done. */
export async function untilTicked(page: Page, kilos: number): Promise<void> {
  await page.waitForFunction(
    (load) => document.documentElement.dataset.ticked?.split(' ').includes(load),
    String(kilos),
  );
}

function watch(): void {
  const { dataset } = document.documentElement;
  const look = () => {
    const seen = new Set(dataset.ticked?.split(' '));
    for (const row of document.querySelectorAll('button[aria-label*=". Feita"]')) {
      const kilos = /: (\d+) quilos/.exec(row.getAttribute('aria-label') ?? '')?.[1];
      const other = /Outro aparelho registrou (\d+)/.exec(
        row.closest('li')?.textContent ?? '',
      )?.[1];
      for (const each of [kilos, other]) if (each) seen.add(each);
    }
    const all = [...seen].join(' ');
    if (dataset.ticked !== all) dataset.ticked = all;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label'],
  });
}
