import { expect, test } from 'vitest';
import { findPrograms } from '../../../src/parts/programs/find-programs';

const entry = (id: string, title: string, ...days: string[]) => ({
  id,
  program: {
    title,
    goal: 'strength' as const,
    level: null,
    days: days.map((day) => ({ title: day })),
  },
});

const ALL = [
  entry('push', 'Força: empurrar e puxar', 'Peito', 'Costas'),
  entry('legs', 'Glúteo e coxa', 'Inferior A', 'Inferior B'),
  entry('bare', '', 'Corpo todo'),
];
const found = (wanted: string) => findPrograms(ALL, wanted).map(({ id }) => id);

test('fichas are found by beginnings of words, whatever their accents and order', () => {
  expect(found('gluteo')).toEqual(['legs']);
  expect(found('PUXAR forca')).toEqual(['push']);
  expect(found('uteo')).toEqual([]);
});

test('by what their days are called, by their goal, and without a title', () => {
  expect(found('costas')).toEqual(['push']);
  expect(found('inferior b')).toEqual(['legs']);
  expect(found('forca')).toEqual(['push', 'legs', 'bare']);
  expect(found('corpo')).toEqual(['bare']);
});

test('nothing typed finds all', () => {
  expect(found('  ')).toEqual(['push', 'legs', 'bare']);
});
