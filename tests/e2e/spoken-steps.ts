import type { BrowserContext, Page } from 'playwright';

/** Notes down what is said: words that others follow at once are said all the same. */
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

/** From their next document on, the pages of a context keep what they say. */
export const hearPagesOf = (context: BrowserContext) => context.addInitScript(hear);

/** All that the document of a page has said by now, a line each. */
export const saidOn = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.said ?? '');
