import type { Page } from 'playwright';

/** The notice about a question that closed because another device logged or removed its set. */
export const CLOSED = 'Outro aparelho já registrou ou removeu esta série.';

/**
 * Records the load in kilos of every set that the screen ever shows as done, also in later pages.
 * Another device may replace it a moment later. Records the notice `CLOSED` too, which disappears.
 */
export async function noteTicks(page: Page): Promise<void> {
  await page.evaluate(watch, CLOSED);
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

/** Resolves once the notice `CLOSED` was shown. */
export async function untilClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.closed === 'yes');
}

/** Clears the recorded notice, which must be gone. */
export async function forgetClosed(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.closed;
  });
}

function watch(closed: string): void {
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
    if (document.querySelector('[aria-label^="Avisos"]')?.textContent?.includes(closed))
      dataset.closed = 'yes';
    const all = [...seen].join(' ');
    if (dataset.ticked !== all) dataset.ticked = all;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label'],
  });
}
