import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { figureTexts } from '#catalog/figures/figures';
import { guides } from '#catalog/guides';
import { lineOf, readBook } from '#domain/figures/parse-figures';

const book = readBook(figureTexts);

test('a guide belongs to a figure or a family of figures', () => {
  expect([...guides.keys()].filter((key) => !book.texts.has(key))).toEqual([]);
});

test('each exercise has a guide', () => {
  const without = exercises.filter(({ id }) => !lineOf(book, id).some((name) => guides.has(name)));
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a guide has a set-up, a way to breathe and two mistakes with what to do instead', () => {
  for (const [key, { setUp, breathing, mistakes }] of guides) {
    for (const text of [setUp, breathing, ...mistakes]) {
      expect(text, key).toMatch(/^\p{Lu}.{15,160}\.$/u);
    }
    expect(breathing, key).toMatch(/ar|[Rr]espire|[Ii]nspire/);
    for (const mistake of mistakes) expect(mistake, key).toContain(': ');
  }
});
