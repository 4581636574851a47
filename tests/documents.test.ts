import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** What a newcomer is sent to has to be there. */
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'];
/** As files are named: without `.ts` where it goes without saying. */
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
