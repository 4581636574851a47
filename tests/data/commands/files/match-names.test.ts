import { expect, test } from 'vitest';
import { type Exercise, exerciseFromCustom } from '#domain/exercises/exercise';
import { matchNames } from '../../../../src/data/commands/files/match-names';

type Matching = ReadonlyMap<string, string | null>;

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
    suggester: null,
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

test('a name is suggested with a mark when its words mean an exercise, and not when declined', () => {
  const matching = {
    chosen: new Map<string, string | null>(),
    book: { all: [own('own')], byId: () => null },
    known: { learned: new Map<string, string>(), shown: new Map<string, Set<string>>() },
  };
  const found = (
    matcher: string | null,
    suggester: (() => string | null) | null,
    chosen: Matching = new Map(),
  ) => {
    const [one] = matchNames([USE], { ...matching, matcher: () => matcher, suggester, chosen });
    return one && [one.exercise, one.by];
  };
  expect(found(null, () => 'curl')).toEqual(['curl', 'suggested']);
  expect(found('same', () => 'curl')).toEqual(['same', null]);
  expect(found(null, null)).toEqual([null, null]);
  expect(found(null, () => 'curl', new Map([[USE.name, null]]))).toEqual([null, 'hand']);
});
