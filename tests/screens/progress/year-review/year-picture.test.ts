import { expect, test } from 'vitest';
import { greatestGains } from '#domain/progress/year-changes';
import { reviewYear } from '#domain/progress/year-review';
import { pictureWords } from '../../../../src/parts/progress/share-picture';
import { yearPicture } from '../../../../src/screens/progress/year-review/year-picture';
import { exercise, lift, workout } from '../../../domain/progress/summaries';

const YEAR = [50_000, 55_000, 60_000, 65_000].map((load, at) =>
  workout(`2026-0${at + 1}-15`, [exercise('bench', [lift(load, 5)])]),
);
const review = reviewYear(YEAR, {
  firstWeekday: 1,
  hourOf: () => 18,
  loadKindOf: () => 'total',
});

const picture = (loads: boolean) =>
  yearPicture(
    {
      year: 2026,
      running: true,
      review,
      records: { sets: 3, byKind: new Map() },
      gains: greatestGains(YEAR, () => 'total'),
      nameOf: () => 'Supino reto',
      unit: 'kg',
    },
    { loads },
  );

test('a running year is on its picture until its last workout', () => {
  expect(picture(true)).toMatchObject({
    title: 'Meu 2026 de treino',
    day: 'até 15 de abril de 2026',
  });
  expect(pictureWords(picture(true))).toContain('Séries que foram recorde, 3');
});

test('without loads no load is on it, and no sum of them', () => {
  expect(pictureWords(picture(true))).toMatch(/\bkg\b/);
  const without = pictureWords(picture(false));
  expect(without).not.toMatch(/\bkg\b|\bt\b|carga/);
  expect(without).toContain('+30%');
});
