import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) =>
  join(SRC, name),
);
const read = (file: string) => readFileSync(file, 'utf8');

/** Classes of a stylesheet with a rule that uses the height of the dock. */
function askingClasses(css: string): string[] {
  const rules = css.matchAll(/\.([\w-]+)[^{};]*\{[^{}]*var\(--dock-h\)/g);
  return [...new Set([...rules].flatMap(([, name]) => name ?? []))];
}

/** The opening tags that use a class of a stylesheet. */
function tagsWith(sheet: string, name: string): string[] {
  const ofSheet = files.filter(
    (file) => file.endsWith('.tsx') && read(file).includes(`/${basename(sheet)}'`),
  );
  return ofSheet
    .filter((file) => dirname(file) === dirname(sheet))
    .flatMap((file) => read(file).match(/<[A-Za-z][^<]*?>(?=\s)/gs) ?? [])
    .filter((tag) => tag.includes(`styles.${name}`));
}

test('what asks how high the dock is says so, for it is told by a rule and inherited by nothing', () => {
  const asking = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((sheet) => askingClasses(read(sheet)).map((name) => ({ sheet, name })));
  expect(asking.length).toBeGreaterThan(4);
  const untold = asking.filter(({ sheet, name }) => {
    const tags = tagsWith(sheet, name);
    return tags.length === 0 || tags.some((tag) => !/data-over-dock|overDock/.test(tag));
  });
  expect(untold.map(({ sheet, name }) => `${relative(SRC, sheet)} .${name}`)).toEqual([]);
});
