import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../deploy/build/oldest-browsers';
import { isResizeNotice } from '../src/telemetry/failure-filter';
import { listFiles } from './source-files';

const ROOT = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readAll = (folder: string, extension?: RegExp) =>
  listFiles(folder, extension).map((path) => ({ path, text: textOf(path) }));
const STYLES = readAll('src', /\.css$/);

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
