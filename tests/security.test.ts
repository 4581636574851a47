import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptPolicy } from '#protocol/device/file-reader';
import { contentPolicy } from '../server/web/policy';
import { readSources } from './source-files';

const root = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

describe('SECURITY.md', () => {
  const rows = [...text('SECURITY.md').matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)];

  test('has every row of the checklist, each with a test that is there or a reason', () => {
    expect(rows.map(([, nth]) => Number(nth))).toEqual(Array.from({ length: 42 }, (_, n) => n + 1));
    const bare = rows.filter(([, , where = '']) => !/`tests\/|because/.test(where));
    expect(bare.map(([row]) => row)).toEqual([]);
    const named = rows.flatMap(([, , where = '']) => where.match(/tests\/[\w./-]+\.ts/g) ?? []);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the policies', () => {
  const settings = { webUrl: 'https://a.example', apiUrl: 'https://a.example' };
  const stripes = [null, {}];

  test.each(stripes)('let no page compile WebAssembly or run text as a script', (stripe) => {
    const policy = contentPolicy('<script>a()</script>', { ...settings, analytics: null, stripe });
    expect(policy).not.toMatch(/unsafe/);
  });

  test('let the reader of files alone compile WebAssembly, and reach only the app itself', () => {
    expect(scriptPolicy('/assets/import.worker-DrkvRG-Q.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const others = ['/assets/mirror.worker-1.js', '/assets/main-1.js', '/import.worker-1.js', '/'];
    expect(others.map(scriptPolicy)).toEqual(others.map(() => null));
  });
});

describe('the sources', () => {
  const shipped = readSources(['src', 'sw', 'server']).map(({ path }) => path);
  const having = (what: RegExp) => shipped.filter((path) => what.test(text(path)));

  test('put no raw markup into a page and run no text as a script', () => {
    const raw =
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/;
    expect(having(raw)).toEqual([]);
    expect(having(/\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([]);
  });

  test('look at what is pasted where fichas are typed, and keep it from no other field', () => {
    const pasted =
      /\bon(Paste|BeforeInput)(Capture)?\b|addEventListener\(\s*['"](paste|beforeinput)/;
    expect(having(pasted)).toEqual(['src/training/programs/typed-line.tsx']);
  });

  test('write SQL by parameters; the texts that are put in are of our own words', () => {
    expect(having(/\bsql\.(raw|lit)\b/)).toEqual([
      'server/coaching/panel/charge-fact.ts',
      'server/db/distribute.ts',
    ]);
  });
});
