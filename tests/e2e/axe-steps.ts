import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const THEMES = ['dark', 'light'] as const;

/** Changes the theme as another tab would. */
async function changeTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('vite-ui-theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: name }));
  }, theme);
  await page.locator(`html.${theme}`).waitFor();
}

/** Rules whose answer depends on the colours; all others say the same in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Axe for a page without frames: its other mode opens a page of its own for each look. To tell where
 * everything lies that is as it should be takes a third of its time.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/** The same, for what a second theme can change. */
export function axeOfColours(page: Page): AxeBuilder {
  return axeOn(page).withRules(OF_COLOUR);
}

/** What is drawn only once somebody scrolls to it is looked at as well. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}

interface Look {
  readonly findings: unknown[];
  /** Something began to change meanwhile: a toast came or went, a row was pressed. */
  readonly moved: boolean;
}

async function look(page: Page, axe: AxeBuilder): Promise<Look> {
  // A colour on its way from one theme to the other is neither's; only loaders go on for ever. What a
  // closed part hides waits with its transitions until somebody opens it.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isHidden = target?.checkVisibility() === false;
      return isHidden || effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
  const moves = await page.evaluateHandle(() => {
    const begun: string[] = [];
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, () => begun.push(type), true);
    }
    return begun;
  });
  const { violations } = await axe.analyze();
  return {
    findings: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    moved: await moves.evaluate((begun) => begun.length > 0),
  };
}

/** What moves that often does not come to rest. */
const MOST_LOOKS = 8;

/** What axe complains about on the page as it stands, once nothing moved while it looked. */
export async function axeFindings(page: Page, axe = axeOn(page)): Promise<unknown[]> {
  await drawAll(page);
  let seen = await look(page, axe);
  for (let looks = 1; seen.findings.length > 0 && seen.moved && looks < MOST_LOOKS; looks += 1) {
    seen = await look(page, axe);
  }
  return seen.findings;
}

/** The same in both themes; the last one stays. */
export async function axeInBothThemes(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    const axe = theme === THEMES[0] ? axeOn(page) : axeOfColours(page);
    for (const finding of await axeFindings(page, axe)) found.push([theme, finding]);
  }
  return found;
}
