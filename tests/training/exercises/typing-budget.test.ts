import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { completeLine } from '#domain/programs/ficha-text/complete';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { parseLine } from '#domain/programs/ficha-text/line';
import { searchIndexOf } from '../../../src/training/exercises/picker-search';

/** Four days as typed by a person who knows the names: Tab completes one, Enter ends a line. */
const TYPED = [
  'supino 4x8-10 60',
  'supino inclinado com h\t3x10',
  'desenv\t3x10',
  'elevação lat\t3x15',
  'tríceps corda 3x12',
  'tríceps testa 3x12',
  'terra 4x5 100',
  'remada curvada 4x8',
  'puxador 3x10-12',
  'remada baixa 3x12',
  'rosca direta 3x10',
  'rosca martelo 3x12',
  'agachamento 4x6 80',
  'leg press 3x12',
  'cadeira extensora 3x15',
  'mesa flexora 3x12',
  'stiff 3x10',
  'panturrilha em pé 4x15',
  'barra fixa 4xmax',
  'mergulho 3xmax',
  'rosca scott 3x10',
  'pullover 3x12',
  'face pull 3x15',
  'prancha 3x40s',
];

test('spec: four days of 24 exercises are typed with at most 430 keys', () => {
  const index = searchIndexOf(exercises);
  const find = exerciseFinder(index);
  const unread = TYPED.filter((line) => {
    const [typed = '', rest] = line.split('\t');
    const completed = completeLine(typed, typed.length, index)[0]?.insert ?? '';
    const { entry, problems } = parseLine(rest ? `${completed} ${rest}` : typed, find);
    return entry === null || problems.length > 0;
  });
  expect(unread).toEqual([]);
  expect(TYPED.reduce((sum, line) => sum + line.length + 1, 0)).toBeLessThanOrEqual(430);
});
