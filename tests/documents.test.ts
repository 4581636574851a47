import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listFiles } from './source-files';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const PAGES = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const RULES = readdirSync(join(root, 'src/protocol'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `src/protocol/${name}`);
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'findings/README.md',
  ...PAGES,
  ...RULES,
];
const MOST_BYTES = 20_000;
/** Extensions that a document may omit from a file name. */
const ENDINGS = ['', '.ts', '.tsx'];

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const named = read(document).matchAll(/`((?:deploy|public|server|src|sw|tests)\/[\w./-]+)`/g);
  const paths = [...named].map(([, path = '']) => path);
  const gone = paths.filter((path) => !ENDINGS.some((end) => existsSync(join(root, path + end))));
  expect(gone).toEqual([]);
});

test.each(DOCUMENTS)('every command that %s names is one', (document) => {
  const form = v.object({ scripts: v.record(v.string(), v.string()) });
  const { scripts } = v.parse(form, JSON.parse(read('package.json')));
  const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)('every link of %s leads somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [path = '', heading] = link.split('#');
    if (/^https?:/.test(path)) return false;
    const target = path ? join(root, dirname(document), path) : join(root, document);
    if (!existsSync(target)) return true;
    return heading !== undefined && !headingsOf(target).includes(heading);
  });
  expect(broken).toEqual([]);
});

test('every file that a comment names is there', () => {
  const code = ['deploy', 'server', 'src', 'sw', 'tests'].flatMap((folder) => listFiles(folder));
  const pages = listFiles('docs', /\.md$/);
  const known = [
    ...code,
    ...pages,
    ...listFiles('src', /\.(css|md)$/),
    ...DOCUMENTS,
    'vite.config.ts',
  ];
  const gone = code.flatMap((path) =>
    [...read(path).matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/ .*/g)]
      .flatMap(([comment]) => [...comment.matchAll(/(?<![\w@.#/-])[\w/-]+\.(?:tsx?|css|md)\b/g)])
      .map(([name]) => name)
      .filter((name) => !known.some((one) => `/${one}`.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  );
  expect(gone).toEqual(['deploy/decisions.ts: NNNN-topic.md']);
});

test("docs/storage.md names every key of the browser's storage", () => {
  const page = read('docs/storage.md');
  const keys = listFiles('src').flatMap((path) =>
    [...read(path).matchAll(/['"`](anilha[.:][a-z-]+)/g)].map(([, key = '']) => key),
  );
  expect(keys.length).toBeGreaterThan(20);
  expect([...new Set(keys)].filter((key) => !page.includes(key))).toEqual([]);
});

test('no page is longer than 20 kB', () => {
  const within = ['docs', 'src', 'findings'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const pages = [...within.filter((path) => path.endsWith('.md')), ...DOCUMENTS];
  const long = pages.filter((path) => statSync(join(root, path)).size > MOST_BYTES);
  expect(long).toEqual([]);
});

test('docs/README.md lists every page of docs', () => {
  const index = read('docs/README.md');
  const missing = PAGES.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`));
  expect(missing).toEqual(['docs/README.md']);
});

test('ARCHITECTURE.md stays short enough to be read at once', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(150);
});

/** Anchors of a page's headings in GitHub's form; none for a folder. */
function headingsOf(path: string): string[] {
  if (statSync(path).isDirectory()) return [];
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
