import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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
export const OF_COLOUR: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * It wants each name to hold the visible text. Ours spell out what a screen abbreviates, "20 quilos"
 * for "20 kg", because speech reads signs differently in each engine.
 */
const LABEL_IN_NAME = 'label-content-name-mismatch';

interface Scope {
  /** A selector of the part that is looked at; without one, the whole page. */
  readonly within?: string | undefined;
  /** Without them, every rule of axe except LABEL_IN_NAME. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * Half a megabyte of script, which a document gets once. What is drawn only when somebody scrolls to
 * it is looked at as well.
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

/**
 * What axe complains about. To tell where everything lies that is as it should be would take three
 * times as long.
 */
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

interface Look {
  readonly findings: unknown[];
  /** Something began to change meanwhile: a toast came or went, a row was pressed. */
  readonly moved: boolean;
}

async function look(page: Page, rules?: readonly string[]): Promise<Look> {
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
  const violations = await violationsOn(page, { rules });
  return {
    findings: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    moved: await moves.evaluate((begun) => begun.length > 0),
  };
}

/** What moves that often does not come to rest. */
const MOST_LOOKS = 8;

/** What axe complains about on the page as it stands, once nothing moved while it looked. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  let seen = await look(page, rules);
  for (let looks = 1; seen.findings.length > 0 && seen.moved && looks < MOST_LOOKS; looks += 1) {
    seen = await look(page, rules);
  }
  return seen.findings;
}

/** The same in both themes; the last one stays. */
export async function axeInBothThemes(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    const rules = theme === THEMES[0] ? undefined : OF_COLOUR;
    for (const finding of await axeFindings(page, rules)) found.push([theme, finding]);
  }
  return found;
}
