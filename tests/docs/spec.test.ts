import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const MOST_WORDS = 60;
const ID = '[A-Z][1-9]\\d*(?:[a-z]\\d*)?';
/** A rule of the protocol: `- **S4a** Text.` */
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\* (.+)$`);
/** A test's title, or one part of it: 'S4a C7: does x when y'. */
const TITLE = new RegExp(`['"\`]((?:${ID}(?: |, ))*${ID}): `, 'g');
const LIST = `(${ID}(?:(?:, | and | or | to )${ID})*)`;
/** Rules in comments and pages: "rule S4", "rules R1 to R5", "(S4a)". */
const CITED = [new RegExp(`\\brules? ${LIST}`, 'g'), new RegExp(`\\(${LIST}\\)`, 'g')];

const PAGES = filesIn('src/protocol').filter((path) => /\/SPEC[^/]*\.md$/.test(path));
const lines = PAGES.flatMap((path) => read(path).split('\n'));
const rules = lines.flatMap((line) => {
  const [, id, text] = RULE.exec(line) ?? [];
  return id === undefined || text === undefined ? [] : [{ id, text }];
});
const ids = rules.map(({ id }) => id);
const tests = filesIn('tests').filter((path) => /\.tsx?$/.test(path));

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** The rule and the groups that it is a part of: C1m3, C1m and C1. */
function withGroups(id: string): string[] {
  const [, group = '', letter = ''] = /^([A-Z]\d+)([a-z]?)/.exec(id) ?? [];
  return [id, group + letter, group];
}

function idsIn(text: string): string[] {
  return text.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [];
}

function citedIn(text: string, forms: readonly RegExp[]): string[] {
  return forms.flatMap((form) => [...text.matchAll(form)].flatMap(([, list = '']) => idsIn(list)));
}

test('every point of the protocol pages is a rule with an id', () => {
  const points = lines.filter((line) => line.startsWith('- '));
  expect(points.filter((line) => !RULE.test(line))).toEqual([]);
  expect(rules.length).toBeGreaterThan(200);
});

test('no two rules have one id', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test(`no rule has more than ${MOST_WORDS} words`, () => {
  const long = rules.filter(({ text }) => text.split(/\s+/).length > MOST_WORDS);
  expect(long.map(({ id }) => id)).toEqual([]);
});

test('every rule is named in the title of a test', () => {
  const titled = new Set(tests.flatMap((path) => citedIn(read(path), [TITLE])));
  expect(ids.filter((id) => !titled.has(id))).toEqual([]);
});

test('every rule that code, tests or pages name is there', () => {
  const known = new Set(ids.flatMap(withGroups));
  const citing = ['src', 'server', 'sw', 'tests', 'docs', 'deploy', 'findings'].flatMap(filesIn);
  const gone = citing
    .filter((path) => /\.(?:tsx?|md|sh|css)$/.test(path))
    .flatMap((path) => {
      const cited = PAGES.includes(path)
        ? idsIn(read(path))
        : citedIn(read(path), [...CITED, ...(tests.includes(path) ? [TITLE] : [])]);
      return cited.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`);
    });
  expect(gone).toEqual([]);
});
