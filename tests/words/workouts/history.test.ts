import { expect, test } from 'vitest';
import { DAY_LEVELS } from '#domain/progress/calendar';
import {
  dayOfCalendar,
  formatTonnes,
  levelTexts,
  monthFigures,
  timesProblemWords,
} from '#words/workouts/history';

const NBSP = '\u00a0';

test('a month says how many workouts and tonnes it holds', () => {
  expect(formatTonnes(145_230_000, 'kg')).toBe(`145,2${NBSP}t`);
  expect(formatTonnes(825_000, 'kg')).toBe(`825${NBSP}kg`);
  expect(formatTonnes(1_000_000, 'lb')).toBe(`2.205${NBSP}lb`);
  const month = { workouts: ['b', 'a'], sets: 30, volumeGrams: 9_000_000 };
  expect(monthFigures(month, 'kg')).toBe(`2 treinos · 9${NBSP}t`);
  expect(monthFigures({ ...month, volumeGrams: 0 }, 'kg')).toBe('2 treinos');
});

test('a day of the calendar says what its plate shows', () => {
  const day = { workouts: ['a'], sets: 19, volumeGrams: 1_245_000 };
  expect(dayOfCalendar('2026-11-20', day, 'kg')).toBe(
    `20 de novembro de 2026: 19 séries, 1.245${NBSP}kg`,
  );
  expect(dayOfCalendar('2026-11-20', { workouts: ['b', 'a'], sets: 0, volumeGrams: 0 }, 'kg')).toBe(
    '20 de novembro de 2026: 2 treinos, nenhuma série',
  );
  expect(levelTexts(DAY_LEVELS)).toEqual([
    'Sem séries',
    '1 a 9 séries',
    '10 a 17 séries',
    '18 a 24 séries',
    '25 séries ou mais',
  ]);
});

test('a time ahead is refused in words that say what to do', () => {
  expect(timesProblemWords('starts-ahead')).toMatch(/ainda não chegou/);
  expect(timesProblemWords('ends-ahead')).toMatch(/Confira/);
});
