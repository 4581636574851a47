import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../deploy/build/oldest-browsers';
import { isResizeNotice } from '../src/telemetry/failure-filter';
import { listFiles } from './source-files';

/** Names of scripts that one of the oldest browsers does not know, by their first Safari or Chrome. */
const NEWER_IN_SCRIPTS: readonly RegExp[] = [
  /\bURL\.(canParse|parse)\b/,
  /\bcheckVisibility\b/,
  /:popover-open|\b(show|hide|toggle)Popover\b/,
  /\b(withResolvers|fromAsync|groupBy|sumPrecise|waitAsync)\b/,
  /\bAbortSignal\.any\b/,
  /\bPromise\.try\b/,
  /\bIterator\.from\b|\.(values|keys|entries)\(\)\.(map|filter|take|drop|some|every|find|reduce|toArray)\b/,
  /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\b(toBase64|fromBase64|toHex|fromHex)\b/,
  /\b(startViewTransition|moveBefore|requestClose|closedBy|setHTMLUnsafe|getHTML)\b/,
  /\brequestIdleCallback\b|\bscheduler\.(yield|postTask)\b/,
  /\b(URLPattern|CloseWatcher|cookieStore|DurationFormat|Temporal|userActivation)\b/,
  /\bnew Intl\.Segmenter\b/,
];

/** Each use of them, with what makes it safe. */
const GUARDED: Readonly<Record<string, string>> = {
  'src/app/older-engines.ts: URL.canParse': 'adds it where it lacks',
  'src/api/account/redirect.ts: URL.canParse': 'added by older-engines.ts',
  'src/api/base-url.ts: URL.canParse': 'added by older-engines.ts',
  'src/parts/account/redirect-target.ts: URL.canParse': 'added by older-engines.ts',
  'src/parts/coaching/invite-code-form.tsx: URL.canParse': 'added by older-engines.ts',
  'src/ui/layer/toaster.tsx: showPopover': 'asks for showPopover first',
  'src/ui/layer/toaster.tsx: :popover-open': 'asks for showPopover first',
  'src/ui/layer/toaster.tsx: hidePopover': 'asks for showPopover first',
  'src/telemetry/first-touch.ts: requestIdleCallback': "asks for it by 'in' first",
};

/** Styles that lose more than a nicety in one of the oldest browsers. */
const NEWER_IN_STYLES =
  /\bsubgrid\b|\blight-dark\(|@scope\b|@starting-style\b|:popover-open|\binterpolate-size\b|\bcalc-size\(|\banchor\(|\bposition-anchor\b/;

const ROOT = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readAll = (folder: string, extension?: RegExp) =>
  listFiles(folder, extension).map((path) => ({ path, text: textOf(path) }));
const STYLES = readAll('src', /\.css$/);

/** Without the comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('scripts use nothing newer than the oldest browsers without a guard', () => {
  const used = [...readAll('src'), ...readAll('sw')].flatMap(({ path, text }) =>
    NEWER_IN_SCRIPTS.flatMap((pattern) =>
      [...code(text).matchAll(new RegExp(pattern, 'g'))].map(([name]) => `${path}: ${name}`),
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(GUARDED).sort());
});

test('styles use nothing that the oldest browsers need and do not know', () => {
  const found = STYLES.filter(({ text }) => NEWER_IN_STYLES.test(code(text)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('a backdrop names a colour beside each variable, which Safari before 17.4 does not inherit', () => {
  const bare = STYLES.flatMap(({ path, text }) =>
    [...text.matchAll(/::backdrop\s*\{[^}]*\}/g)]
      .filter(([rule]) => /background[^;}]*var\(--[\w-]+\)/.test(rule))
      .map(() => path),
  );
  expect(bare).toEqual([]);
});

test.each(['README.md', 'index.html', 'docs/decisions/0075-oldest-browsers.md'])(
  '%s names the oldest browsers',
  (path) => {
    const text = textOf(path);
    const { ios, chrome, firefox } = OLDEST_BROWSERS;
    expect(text).toContain(`iOS ${ios}`);
    expect(text).toMatch(new RegExp(`Chrome (ou|or|and) Edge ${chrome}`));
    expect(text).toContain(`Firefox ${firefox}`);
  },
);

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
])('reports no failure when the browser notices "%s"', (message) => {
  expect(isResizeNotice(message)).toBe(true);
  expect(isResizeNotice('Uncaught TypeError: x is undefined')).toBe(false);
});
