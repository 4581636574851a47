import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const THEMES = ['dark', 'light'] as const;

/** Changes the theme as another tab would. */
export async function changeTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('vite-ui-theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: name }));
  }, theme);
  await page.locator(`html.${theme}`).waitFor();
}

/** What axe complains about on the page as it stands: rule and markup. */
export async function axeFindings(page: Page): Promise<unknown[]> {
  // A colour on its way from one theme to the other is neither's; only loaders go on for ever.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The same in both themes; the last one stays. */
export async function axeInBothThemes(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    for (const finding of await axeFindings(page)) found.push([theme, finding]);
  }
  return found;
}
