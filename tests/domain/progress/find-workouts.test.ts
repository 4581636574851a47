import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import {
  criteriaOf,
  foundNote,
  foundParts,
  NOTHING_SOUGHT,
  prepareFinder,
  type Sought,
  without,
  wordsOf,
} from '#domain/progress/find-workouts';
import type { WorkoutSummary } from '#domain/workouts/summary';

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

function workout(
  id: string,
  day: string,
  of: readonly string[],
  more: Partial<WorkoutSummary> = {},
): WorkoutSummary {
  return {
    id,
    day,
    title: '',
    note: '',
    pse: null,
    from: null,
    startedAt: 0,
    endedAt: 1,
    exercises: of.map((exercise) => ({ exercise, note: '', sets: [] })),
    ...more,
  };
}

const ALL = [
  workout('c', '2026-11-20', ['barbell-bench-press', 'triceps-pushdown'], {
    title: 'Peito pesado',
    from: { program: 'f', day: 'a', week: 1 },
  }),
  workout('b', '2026-11-18', ['back-squat'], {
    note: 'Dor no joelho, não agachei fundo',
    from: { program: 'f', day: 'b', week: 1 },
  }),
  workout('a', '2025-02-03', ['back-squat', 'barbell-bench-press']),
];

const finder = prepareFinder(
  ALL,
  ({ title }) => title,
  (id) => byId.get(id) ?? null,
);
const found = (sought: Partial<Sought>) =>
  finder.find({ ...NOTHING_SOUGHT, ...sought }).map(({ id }) => id);

describe('past workouts are found', () => {
  test('by the words of an exercise, of the title, of a note, in any order and without accents', () => {
    expect(found({})).toEqual(['c', 'b', 'a']);
    expect(found({ query: 'barra supino' })).toEqual(['c', 'a']);
    expect(found({ query: 'supin' })).toEqual(['c', 'a']);
    expect(found({ query: 'PESADO peito' })).toEqual(['c']);
    expect(found({ query: 'nao fundo' })).toEqual(['b']);
    expect(found({ query: 'joelho agachamento' })).toEqual(['b']);
    expect(found({ query: 'remada' })).toEqual([]);
  });

  test('by one exercise for all the words that the texts do not have', () => {
    expect(found({ query: 'agachamento barra' })).toEqual(['b', 'a']);
    expect(found({ query: 'agachamento supino' })).toEqual([]);
  });

  test('by exercise, group, ficha, day, dates and notes together', () => {
    expect(found({ exercise: 'back-squat' })).toEqual(['b', 'a']);
    expect(found({ group: 'chest' })).toEqual(['c', 'a']);
    expect(found({ program: 'f' })).toEqual(['c', 'b']);
    expect(found({ program: 'f', programDay: 'b' })).toEqual(['b']);
    expect(found({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['b']);
    expect(found({ noted: true })).toEqual(['b']);
    expect(found({ noted: true, group: 'chest' })).toEqual([]);
  });
});

test('what is asked for is known one by one, and can be dropped', () => {
  const sought = { ...NOTHING_SOUGHT, query: 'x', program: 'f', programDay: 'b' };
  expect(criteriaOf(sought)).toEqual(['query', 'program', 'programDay']);
  expect(criteriaOf(without(sought, 'program'))).toEqual(['query']);
  expect(criteriaOf(without(sought, 'programDay'))).toEqual(['query', 'program']);
});

describe('what was found', () => {
  test('is marked in the text as it was written', () => {
    expect(foundParts('Dor no JOELHO; não fundo.', wordsOf('joel nao'))).toEqual([
      { text: 'Dor no ', found: false },
      { text: 'JOEL', found: true },
      { text: 'HO; ', found: false },
      { text: 'não', found: true },
      { text: ' fundo.', found: false },
    ]);
    expect(foundParts('na\u0303o', ['nao'])).toEqual([{ text: 'na\u0303o', found: true }]);
    expect(foundParts('nada', ['tudo'])).toEqual([{ text: 'nada', found: false }]);
    expect(foundParts('', ['x'])).toEqual([]);
  });

  test('is shown from the note that has most of it', () => {
    const two = workout('d', '2026-01-01', [], {
      note: 'Cotovelo',
      exercises: [{ exercise: 'x', note: 'Dor no cotovelo', sets: [] }],
    });
    expect(foundNote(two, ['cotovelo', 'dor'])).toBe('Dor no cotovelo');
    expect(foundNote(two, ['cotovelo'])).toBe('Cotovelo');
    expect(foundNote(two, ['ombro'])).toBeNull();
  });
});
