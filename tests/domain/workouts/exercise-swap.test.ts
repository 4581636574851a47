import { assert, constantFrom, property, record, shuffledSubarray, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import type { Exercise } from '#domain/exercises/exercise';
import { equipmentOf, offerOf, type SwapSources, swapsFor } from '#domain/workouts/exercise-swap';

const NOWHERE: SwapSources = {
  exercises,
  alternatives: [],
  practised: new Set(),
  isHere: () => true,
  taken: new Set(),
  spared: [],
};

function known(id: string): Exercise {
  const found = exercises.find((exercise) => exercise.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

const BENCH = known('barbell-bench-press');
const idsFor = (of: Exercise, sources: Partial<SwapSources> = {}) =>
  swapsFor(of, { ...NOWHERE, ...sources }).map(({ exercise }) => exercise.id);

describe('what stands in for an exercise', () => {
  test('works the same muscles with as many joints', () => {
    for (const { exercise, muscles } of swapsFor(BENCH, NOWHERE).slice(0, 5)) {
      expect(exercise.primary).toEqual(BENCH.primary);
      expect(exercise.mechanic).toBe('compound');
      expect(muscles).toBe('same');
    }
  });

  test('works the very same muscles before others that share some', () => {
    const muscles = swapsFor(BENCH, NOWHERE).map((candidate) => candidate.muscles);
    const same = muscles.filter((are) => are === 'same').length;
    expect(new Set(muscles.slice(0, same))).toEqual(new Set(['same']));
    expect(muscles.length).toBeGreaterThan(same);
  });

  test('is what the ficha names first, in its order, whatever it works', () => {
    const alternatives = ['plank', 'push-up'].filter((id) => exercises.some((e) => e.id === id));
    expect(alternatives.length).toBeGreaterThan(0);
    expect(idsFor(BENCH, { alternatives }).slice(0, alternatives.length)).toEqual(alternatives);
  });

  test('is rather what the person has done before', () => {
    const [first, , third = ''] = idsFor(BENCH);
    expect(first).toBeDefined();
    expect(idsFor(BENCH, { practised: new Set([third]) })[0]).toBe(third);
  });

  test('is another machine for every machine, then what guides the load most', () => {
    const ids = (id: string) => idsFor(known(id)).slice(0, 3);
    expect(ids('leg-press-45')).toEqual([
      'horizontal-leg-press',
      'plate-loaded-leg-press',
      'vertical-leg-press',
    ]);
    for (const of of exercises.filter(({ equipment }) => equipment === 'machine')) {
      const found = swapsFor(of, NOWHERE).map(({ exercise }) => exercise);
      const muscles = of.primary.toSorted().join();
      const alike = found.filter(({ primary }) => primary.toSorted().join() === muscles);
      const machines = alike.filter(({ equipment }) => equipment === 'machine').length;
      const first = alike.slice(0, machines).map(({ equipment }) => equipment);
      expect([of.id, ...new Set(first)]).toEqual([of.id, ...(machines > 0 ? ['machine'] : [])]);
      const others = alike.slice(machines).filter(({ mechanic }) => mechanic === of.mechanic);
      const cables = others.filter(({ equipment }) => equipment === 'cable');
      expect(others.slice(0, cables.length)).toEqual(cables);
    }
  });

  test('is another machine before practised free weights', () => {
    const practised = new Set(['barbell-bench-press', 'dumbbell-bench-press']);
    const chest = swapsFor(known('machine-chest-press'), { ...NOWHERE, practised });
    expect(chest[0]?.exercise.equipment).toBe('machine');
    const free = chest.find(({ exercise }) => exercise.equipment !== 'machine');
    expect(free?.exercise.id).toMatch(/^(barbell|dumbbell)-bench-press$/);
  });

  test('is done with what is there', () => {
    const isHere = ({ equipment }: Exercise) => equipment === 'dumbbell';
    const candidates = swapsFor(BENCH, { ...NOWHERE, isHere, alternatives: ['push-up'] });
    expect(equipmentOf(candidates)).toEqual(['dumbbell']);
    expect(equipmentOf([])).toEqual([]);
  });
});

describe('where it hurts', () => {
  const PUSHDOWN = known('rope-triceps-pushdown');
  const offer = (of: Exercise, sources: Partial<SwapSources>) =>
    offerOf(swapsFor(of, { ...NOWHERE, ...sources }), 5);

  test('what loads it gives its place to what comes after', () => {
    const [first = ''] = idsFor(PUSHDOWN);
    const whole = offer(PUSHDOWN, { alternatives: ['bench-dip', 'diamond-push-up'] });
    expect(whole.leftOut).toEqual([]);
    const spared = ['shoulder'] as const;
    const { offered, leftOut } = offer(PUSHDOWN, {
      alternatives: ['bench-dip', 'diamond-push-up'],
      spared,
    });
    expect(leftOut.map(({ exercise }) => exercise.id)).toEqual(['bench-dip', 'diamond-push-up']);
    expect(leftOut.map(({ loads }) => loads)).toEqual([['shoulder'], ['shoulder']]);
    expect(offered).toHaveLength(5);
    expect(offered[0]?.exercise.id).toBe(first);
    expect(offered.every(({ loads }) => loads.length === 0)).toBe(true);
  });

  test('where nothing else works the same muscles, nothing is offered, and all can still be seen', () => {
    const { offered, leftOut } = offer(BENCH, { spared: ['chest'] });
    expect(offered).toEqual([]);
    expect(leftOut.map(({ exercise }) => exercise.id)).toEqual(idsFor(BENCH).slice(0, 5));
  });

  test('elsewhere it changes nothing', () => {
    expect(offer(BENCH, { spared: ['knee', 'other'] })).toEqual(offer(BENCH, {}));
  });
});

test('the ranking is a choice among what was given, and depends on nothing else', () => {
  const ids = exercises.map(({ id }) => id);
  const some = record({
    of: constantFrom(...exercises),
    alternatives: subarray(ids, { maxLength: 4 }),
    practised: subarray(ids, { maxLength: 30 }),
    taken: subarray(ids, { maxLength: 20 }),
    gear: subarray(['barbell', 'dumbbell', 'machine', 'cable', 'bodyweight'] as const),
    list: shuffledSubarray([...exercises], { minLength: exercises.length }),
  });
  assert(
    property(some, ({ of, alternatives, practised, taken, gear, list }) => {
      const here = new Set<string>(gear);
      const sources: SwapSources = {
        exercises,
        alternatives,
        practised: new Set(practised),
        taken: new Set(taken),
        isHere: ({ equipment }) => here.has(equipment),
        spared: [],
      };
      const found = swapsFor(of, sources);
      const foundIds = found.map(({ exercise }) => exercise.id);
      expect(swapsFor(of, { ...sources, exercises: list })).toEqual(found);
      expect(new Set(foundIds).size).toBe(foundIds.length);
      expect(foundIds).not.toContain(of.id);
      for (const { exercise, named } of found) {
        expect(sources.taken.has(exercise.id)).toBe(false);
        expect(here.has(exercise.equipment)).toBe(true);
        expect(named || exercise.primary.some((muscle) => of.primary.includes(muscle))).toBe(true);
      }
      const named = alternatives.filter((id) => foundIds.includes(id));
      expect(foundIds.slice(0, named.length)).toEqual(named);
      // An exercise done before moves up, never down.
      const [last] = foundIds.slice(-1);
      if (last === undefined) return;
      const done = swapsFor(of, { ...sources, practised: new Set([...practised, last]) });
      expect(done.findIndex(({ exercise }) => exercise.id === last)).toBeLessThanOrEqual(
        foundIds.indexOf(last),
      );
    }),
  );
});
