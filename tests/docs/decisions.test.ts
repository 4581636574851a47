import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionFiles, decisionIndex } from '../../deploy/decisions';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const SECTIONS = ['Context', 'Decision', 'Rejected', 'Consequences', 'Code'];

test('lists every decision in its index', () => {
  expect(read('README.md')).toBe(decisionIndex());
});

test.each(decisionFiles())('has all sections and only links that lead somewhere: %s', (file) => {
  const text = read(file);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(SECTIONS);
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  const broken = links.filter((path) => !/^https?:/.test(path) && !existsSync(join(folder, path)));
  expect(broken).toEqual([]);
});
