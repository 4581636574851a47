import { expect, test } from 'vitest';
import type { Prescription } from '#domain/programs/prescription';
import {
  exerciseWeeks,
  namedWeeks,
} from '../../../../src/screens/programs/print-program/paper-weeks';

const sets = (count: number): Prescription => [{ count, kind: 'normal', reps: [8, 8], load: null }];
const entry = { weeks: { 2: sets(3), 3: [], 7: sets(9) } };
const weekOf = {
  1: { label: '', deload: null },
  2: { label: 'Choque', deload: null },
  4: { label: '', deload: 10 },
  7: { label: 'Teste', deload: 20 },
};

test('paper tells what single weeks ask for, of those that the ficha has', () => {
  expect(exerciseWeeks({ weeks: 4, weekOf: {} }, entry, 'kg')).toEqual([
    'Semana 2: 3 × 8',
    'Semana 3: nada',
  ]);
  expect(exerciseWeeks({ weeks: 1, weekOf: {} }, { weeks: { 1: sets(3) } }, 'kg')).toEqual([]);
});

test('and which weeks are lighter, by how much', () => {
  expect(namedWeeks({ weeks: 4, weekOf })).toEqual([
    'Semana 2 · Choque',
    'Semana 4 · Descarga: metade das séries e 10% menos carga',
  ]);
  expect(namedWeeks({ weeks: 1, weekOf })).toEqual([]);
});
