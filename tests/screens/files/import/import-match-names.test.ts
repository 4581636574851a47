import { expect, test } from 'vitest';
import { type Exercise, exerciseFromCustom } from '#domain/exercises/exercise';
import { matchNames } from '../../../../src/screens/files/import/match-names';

const USE = { name: 'Rosca do Zé', sets: 3, workouts: 1, equipment: null, loadKind: null };

function own(id: string): Exercise {
  return exerciseFromCustom(id, {
    name: 'Rosca do Zé',
    primary: [],
    secondary: [],
    equipment: null,
    unilateral: false,
    loadKind: null,
    note: '',
  });
}

/** The match of a name that the person assigned to the exercise `own`, which the book still has. */
function matched(all: readonly Exercise[], shown: readonly string[]) {
  return matchNames([USE], {
    chosen: new Map(),
    book: { all, byId: (id) => (id === 'own' ? own('own') : null) },
    known: {
      learned: new Map([['rosca do ze', 'own']]),
      shown: new Map([['exercise', new Set(shown)]]),
    },
    matcher: () => null,
  });
}

test('a name that was learned means its exercise, also one that was taken from the lists', () => {
  const learned = [{ use: USE, exercise: 'own', by: 'learned' }];
  expect(matched([own('own')], ['own'])).toEqual(learned);
  expect(matched([], ['own'])).toEqual(learned);
});

test('I3b: an exercise that went with an undone import is made anew, not written on until it is erased', () => {
  expect(matched([], [])).toEqual([{ use: USE, exercise: null, by: null }]);
});
