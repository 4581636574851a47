import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { prepareSearch } from '#domain/exercises/exercise-search';
import { plainExercise } from '#domain/programs/draft';
import { completeLine } from '#domain/programs/ficha-text/complete';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { formatLine } from '#domain/programs/ficha-text/format-line';
import { parseLine } from '#domain/programs/ficha-text/line';
import { searchLabels } from '#words/exercises/exercise';

const index = prepareSearch(exercises, searchLabels);
const find = exerciseFinder(index);
const nameOf = namesOfExercises(index);
const idOf = (name: string) => {
  const found = find(name);
  return 'id' in found ? found.id : found.candidates.map((one) => one.name);
};

describe('which exercise a typed name stands for', () => {
  test('every exercise of the catalogue is written by its name and read back', () => {
    for (const { id } of exercises) {
      const draft = { ...plainExercise(id), sets: [], alternatives: [id] };
      expect(parseLine(formatLine(draft, nameOf), find).entry).toEqual(draft);
    }
  });

  test('accents and capitals make no difference, aliases count', () => {
    const bench = exercises.find(({ name }) => name === 'Supino reto com barra');
    expect(idOf('SUPINO RETO COM BARRA')).toBe(bench?.id);
    for (const alias of bench?.aliases ?? []) expect(idOf(alias)).toBe(bench?.id);
  });

  test('several or none give up to three candidates', () => {
    expect(idOf('elevação')).toHaveLength(3);
    expect(idOf('supino reto numa nuvem')).not.toHaveLength(0);
    expect(idOf('zzzz')).toEqual([]);
    expect(idOf('')).toEqual([]);
  });

  test('two of the same name are told apart by what they are, not by which comes first', () => {
    const [first] = exercises;
    if (!first) throw new Error('an empty catalogue');
    const twins = prepareSearch([first, { ...first, id: 'twin' }]);
    expect(exerciseFinder(twins)(first.name)).toHaveProperty('candidates');
    const draft = plainExercise('twin');
    const line = formatLine(draft, namesOfExercises(twins));
    expect(parseLine(line, exerciseFinder(twins)).entry).toEqual(draft);
  });
});

describe('completion', () => {
  const names = (text: string, caret = text.length) =>
    completeLine(text, caret, index).map(({ name }) => name);

  test('names come while the name is typed, and what is chosen takes its place', () => {
    const typed = 'supino reto com b 4x8';
    const [first] = completeLine(typed, 17, index);
    expect(first).toMatchObject({ name: 'Supino reto com barra', from: 0, to: 17 });
    const { from, to, insert } = first ?? { from: 0, to: 0, insert: '' };
    expect(typed.slice(0, from) + insert + typed.slice(to)).toBe('Supino reto com barra 4x8');
    expect(names('- 1x')).toEqual([]);
    expect(names('supino reto 4x8 ou leg')).toContain('Leg press 45°');
  });

  test('none come elsewhere, and none for a whole name', () => {
    expect(names('supino reto 4x8 ')).toEqual([]);
    expect(names('Supino reto com barra')).toEqual([]);
    expect(names('')).toEqual([]);
  });
});
