import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { prepareSearch } from '#domain/exercises/exercise-search';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { parseProgram } from '#domain/programs/ficha-text/program';

const find = exerciseFinder(prepareSearch(exercises));

/** The exercises of one line below a heading: "curl g1 3x12 normal". */
function read(line: string) {
  const { draft, problems } = parseProgram(`Treino A\n${line}`, find);
  return {
    exercises: (draft.days[0]?.exercises ?? []).map(({ exercise, group, sets }) => [
      exercise,
      group ?? '-',
      ...sets.map(({ count, reps, kind }) => `${count}x${reps?.[0] ?? ''} ${kind}`),
    ]),
    problems: problems.map(({ code, figures }) => [code, ...Object.values(figures)]),
  };
}

const CURL = 'barbell-curl';
const PUSHDOWN = 'rope-triceps-pushdown';

describe('a line of several exercises', () => {
  test.each([
    'Rosca direta com barra 3x12 + Tríceps corda 3x falha',
    '1) rosca direta com barra 3 x 12 + tríceps corda 3x até a falha',
    'Bi-set: rosca direta com barra 3x12 + tríceps corda 3x falha',
    'Conjugado - rosca direta com barra 3x12 / tríceps corda 3x falha',
  ])('is a bi-set of both: %s', (line) => {
    expect(read(line)).toEqual({
      exercises: [
        [CURL, 'g1', '3x12 normal'],
        [PUSHDOWN, 'g1', '3x failure'],
      ],
      problems: [],
    });
  });

  test.each([
    'Rosca direta com barra + tríceps corda 3x12',
    '- Biset: rosca direta com barra + tríceps corda 3x12',
  ])('shares the sets that are written once: %s', (line) => {
    expect(read(line)).toEqual({
      exercises: [
        [CURL, 'g1', '3x12 normal'],
        [PUSHDOWN, 'g1', '3x12 normal'],
      ],
      problems: [],
    });
  });

  test('names the exercise that is unknown, and what is only a note, once', () => {
    expect(read('Rosca direta com barra 3x12 + Qwerty 3x10').problems).toEqual([
      ['exercise_unknown', 'Qwerty'],
    ]);
    expect(read('Rosca direta com barra + Tríceps corda 3x12 bem devagar').problems).toEqual([
      ['noted', 'bem devagar'],
    ]);
  });

  test('keeps the places of its parts in the text', () => {
    const text = 'Treino A\nRosca direta com barra 3x12 + Qwerty 3x10';
    const [unknown] = parseProgram(text, find).problems;
    expect(unknown && text.slice(unknown.from, unknown.to)).toBe('Qwerty');
  });
});

describe('a line of one exercise', () => {
  test.each([
    ['Rosca direta com barra 3x12 + 1 drop', '2x12 normal', '1x12 drop'],
    ['Rosca direta com barra 3x12 "com + corda 3x8"', '3x12 normal'],
    ['Rosca direta com barra 3x12 # depois + corda 3x8', '3x12 normal'],
    ['Rosca direta com barra 3 x 12 (drop na última)', '2x12 normal', '1x12 drop'],
    ['Rosca direta com barra 3x12 com drop na última série', '2x12 normal', '1x12 drop'],
  ])('stays one: %s', (line, ...sets) => {
    expect(read(line)).toEqual({ exercises: [[CURL, '-', ...sets]], problems: [] });
  });
});
