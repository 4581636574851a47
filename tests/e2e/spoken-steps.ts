import type { BrowserContext, Page } from 'playwright';

/** Records all announcements, even if others follow at once. */
function hear() {
  const said = new Set<string>();
  const listen = () => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
      if (region.textContent) said.add(region.textContent.trim());
    }
    const { dataset } = document.documentElement;
    const all = [...said].join('\n');
    if (dataset.said !== all) dataset.said = all;
  };
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** From their next document on, the pages of a context record what they speak. */
export const hearPagesOf = (context: BrowserContext) => context.addInitScript(hear);

/** All announcements of a page's document so far, one per line. */
export const saidOn = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.said ?? '');
