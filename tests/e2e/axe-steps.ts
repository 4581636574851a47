import axe from 'axe-core';
import * as v from 'valibot';
import { enginePage } from '../harness/engines/chromium';
import { type EnginePage, readPage } from '../harness/engines/engine-page';
import { untilTrue } from '../harness/engines/steps';
import type { AnyPage } from './layout-faults';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const THEMES = ['dark', 'light'] as const;

/** Changes the theme like another tab. */
export async function changeTheme(page: AnyPage, theme: (typeof THEMES)[number]): Promise<void> {
  const any = enginePage(page);
  await any.run((name) => {
    localStorage.setItem('vite-ui-theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: name }));
  }, theme);
  const wears = (name: string) => document.documentElement.classList.contains(name);
  await untilTrue(any, `${theme} theme`, wears, theme);
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
async function bringAxe(page: EnginePage): Promise<void> {
  if ((await page.run(() => 'axe' in window)) === true) return;
  await page.inject(axe.source);
  await page.run(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}

const violationsSchema = v.array(
  v.object({ id: v.string(), nodes: v.array(v.object({ html: v.string() })) }),
);
type Violations = v.InferOutput<typeof violationsSchema>;

/** Axe's violations. Locating all passing elements too would take three times as long. */
export async function violationsOn(
  page: AnyPage,
  { within, rules }: Scope = {},
): Promise<Violations> {
  const any = enginePage(page);
  await bringAxe(any);
  return readPage(
    any,
    violationsSchema,
    async (where: string | null, only: readonly string[] | null, but: string) => {
      const options: axe.RunOptions = {
        resultTypes: ['violations'],
        ...(only
          ? { runOnly: { type: 'rule', values: [...only] } }
          : { rules: { [but]: { enabled: false } } }),
      };
      const { violations } = await window.axe.run<axe.AxeResults>(where ?? document, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    within ?? null,
    rules ?? null,
    LABEL_IN_NAME,
  );
}

/**
 * Waits until nothing moves: a colour in transition between themes belongs to neither. Loaders run
 * for ever, transitions in a closed part wait until it opens, and some stay at their end.
 */
export async function untilStill(page: AnyPage): Promise<void> {
  await untilTrue(enginePage(page), 'end of what moves', () =>
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

async function look(page: EnginePage, rules?: readonly string[]): Promise<Look> {
  await untilStill(page);
  await page.run(() => {
    const isNew = Reflect.get(window, 'moved') === undefined;
    Reflect.set(window, 'moved', false);
    for (const type of isNew ? ['animationstart', 'transitionrun'] : []) {
      addEventListener(type, () => Reflect.set(window, 'moved', true), true);
    }
  });
  const violations = await violationsOn(page, { rules });
  const moved = await page.run(() => Reflect.get(window, 'moved'));
  return {
    findings: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    moved: moved !== false,
  };
}

/** Maximum checks of a page that never stops changing. */
const MOST_LOOKS = 8;

/** Axe's findings on the present page, from a look during which nothing moved. */
export async function axeFindings(page: AnyPage, rules?: readonly string[]): Promise<unknown[]> {
  const any = enginePage(page);
  let seen = await look(any, rules);
  for (let looks = 1; seen.findings.length > 0 && seen.moved && looks < MOST_LOOKS; looks += 1) {
    seen = await look(any, rules);
  }
  return seen.findings;
}

/** The findings in both themes; the last one stays. */
export async function axeInBothThemes(page: AnyPage): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    const rules = theme === THEMES[0] ? undefined : OF_COLOUR;
    for (const finding of await axeFindings(page, rules)) found.push([theme, finding]);
  }
  return found;
}
