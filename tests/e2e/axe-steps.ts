import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const THEMES = ['dark', 'light'] as const;

/** Changes the theme like another tab. */
export async function changeTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('vite-ui-theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: name }));
  }, theme);
  await page.locator(`html.${theme}`).waitFor();
}

/** Rules that depend on the colours; all others have the same result in both themes. */
export const OF_COLOUR: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * This rule requires that each name contains the visible text. Our names spell out what a screen
 * abbreviates, "20 quilos" for "20 kg", because speech engines read signs differently.
 */
const LABEL_IN_NAME = 'label-content-name-mismatch';

interface Scope {
  /** A selector of the tested part; without one, the whole page. */
  readonly within?: string | undefined;
  /** The tested rules; by default every rule of axe except LABEL_IN_NAME. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * Loads axe, half a megabyte of script, once per document. It also checks parts that are drawn only
 * on scrolling.
 */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}

/** Axe's violations. Locating all passing elements too would take three times as long. */
export async function violationsOn(
  page: Page,
  { within, rules }: Scope = {},
): Promise<axe.Result[]> {
  await bringAxe(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : { rules: { [LABEL_IN_NAME]: { enabled: false } } }),
  };
  const { violations } = await page.evaluate(
    ([where, how]) => window.axe.run<axe.AxeResults>(where ?? document, how),
    [within, options] as const,
  );
  return violations;
}

/**
 * Waits until nothing moves: a colour in transition between themes belongs to neither. Loaders run
 * for ever, transitions in a closed part wait until it opens, and some stay at their end.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isHidden = target?.checkVisibility() === false;
      const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return isHidden || isEndless || playState !== 'running';
    }),
  );
}

interface Look {
  readonly findings: unknown[];
  /** Whether something started to change meanwhile, such as a toast or a pressed row. */
  readonly moved: boolean;
}

async function look(page: Page, rules?: readonly string[]): Promise<Look> {
  await untilStill(page);
  const moves = await page.evaluateHandle(() => {
    const begun: string[] = [];
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, () => begun.push(type), true);
    }
    return begun;
  });
  const violations = await violationsOn(page, { rules });
  return {
    findings: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    moved: await moves.evaluate((begun) => begun.length > 0),
  };
}

/** Maximum checks of a page that never stops changing. */
const MOST_LOOKS = 8;

/** Axe's findings on the present page, from a look during which nothing moved. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  let seen = await look(page, rules);
  for (let looks = 1; seen.findings.length > 0 && seen.moved && looks < MOST_LOOKS; looks += 1) {
    seen = await look(page, rules);
  }
  return seen.findings;
}

/** The findings in both themes; the last one stays. */
export async function axeInBothThemes(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    const rules = theme === THEMES[0] ? undefined : OF_COLOUR;
    for (const finding of await axeFindings(page, rules)) found.push([theme, finding]);
  }
  return found;
}
