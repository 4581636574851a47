import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Equipment } from '#domain/exercises/exercise';
import { roundLoad } from '#domain/gyms/loadable';
import { usualWarmUps, warmUpSets } from '#domain/workouts/warm-up';
import { aGym, anExercise, anyGym, kg, lb, someExercise } from '../gyms/gym-samples';

const bench = anExercise();
const said = (sets: ReturnType<typeof warmUpSets>) =>
  sets.map(({ load, reps }) => `${load / 1000}×${reps}`).join(' ');

describe('the sets before the work', () => {
  test('the bar, then half, 70 % and 85 % of 100 kg', () => {
    expect(said(warmUpSets(kg(100), bench, aGym()))).toBe('20×10 50×6 70×4 85×2');
  });

  test('two sets are those of the ASEP: 8 at 50 % and 3 at 70 %', () => {
    expect(said(warmUpSets(kg(100), bench, aGym(), 2))).toBe('50×8 70×3');
  });

  test('in between the repetitions stay in the bands of Kraemer and Fry', () => {
    for (let count = 1; count <= 5; count += 1) {
      for (const { load, reps } of warmUpSets(kg(200), bench, aGym(), count)) {
        const share = load / kg(200);
        if (share >= 0.4 && share < 0.6) expect(reps).toBeGreaterThanOrEqual(5);
        if (share >= 0.6 && share <= 0.8) expect([3, 4, 5]).toContain(reps);
        if (share > 0.8) expect(reps).toBeLessThanOrEqual(2);
        expect(reps).toBeLessThanOrEqual(10);
      }
    }
  });

  test.each([
    [40, '20×8 27.5×4 35×2'],
    [30, '20×8 25×2'],
    [25, '20×8'],
    [22.5, '20×8'],
    [20, ''],
    [0, ''],
  ])('a light bar of %d kg needs fewer', (load, sets) => {
    expect(said(warmUpSets(kg(load), bench, aGym()))).toBe(sets);
  });

  test('four on a bar that is loaded to two and a half times itself, three below', () => {
    const usual = [50, 47.5, 0].map((load) => usualWarmUps(kg(load), bench, aGym()));
    expect(usual).toEqual([4, 3, 0]);
  });

  test('as near to the work load as 92 % of it, and not nearer', () => {
    const press = anExercise({ id: 'x', equipment: 'dumbbell', loadKind: 'per_dumbbell' });
    const ramp = (heaviest: number) =>
      said(warmUpSets(kg(25), press, aGym({ dumbbells: [10, heaviest, 25].map(kg) }), 3));
    expect([ramp(23), ramp(23.5)]).toEqual(['10×8 23×4', '10×8']);
  });

  test('shorter for a machine and an isolated muscle, in pounds as in kilos', () => {
    const press = anExercise({ id: 'x', equipment: 'machine', stepGrams: 5000 });
    expect(said(warmUpSets(kg(100), press, aGym()))).toBe('50×8 70×3');
    const curl = anExercise({
      equipment: 'dumbbell',
      loadKind: 'per_dumbbell',
      mechanic: 'isolation',
    });
    expect(said(warmUpSets(kg(16), curl, aGym()))).toBe('8×8');
    expect(warmUpSets(lb(225), bench, aGym({ unit: 'lb' })).map(({ load }) => load)).toEqual(
      [45, 110, 155, 190].map(lb),
    );
    expect(said(warmUpSets(kg(100), bench, null))).toBe('20×10 50×6 70×4 85×2');
  });

  test.each(['per_side', 'added_bodyweight'] as const)(
    'counts no bar where the load is %s, which a bar is no part of',
    (loadKind) => {
      for (const gym of [null, aGym()]) {
        const exercise = anExercise({ loadKind });
        expect(said(warmUpSets(kg(22.5), exercise, gym))).not.toMatch(/^20×/);
        expect(usualWarmUps(kg(60), exercise, gym)).toBe(2);
      }
    },
  );

  test('begins with the bar of the unit where no gym is known', () => {
    const inPounds = (equipment: Equipment, work: number) =>
      warmUpSets(lb(work), anExercise({ equipment, stepGrams: 2268 }), null, undefined, 'lb').map(
        ({ load }) => load,
      );
    expect(inPounds('barbell', 135)).toEqual([45, 70, 95, 115].map(lb));
    expect(inPounds('ez-bar', 65)[0]).toBe(lb(25));
  });

  test('a belt starts with the body alone', () => {
    const dip = anExercise({ equipment: 'parallel-bars', loadKind: 'added_bodyweight' });
    expect(said(warmUpSets(kg(20), dip, aGym(), 4))).toBe('0×10 10×6 13.75×4 17.5×2');
  });

  test.each(['time', 'distance', 'reps_only', 'assisted_bodyweight'] as const)(
    'nothing for %s',
    (loadKind) => {
      expect(warmUpSets(kg(40), anExercise({ loadKind }), aGym(), 4)).toEqual([]);
      expect(usualWarmUps(kg(40), anExercise({ loadKind }), aGym())).toBe(0);
    },
  );

  test('rises strictly below the work load, in loads that there are', () => {
    fc.assert(
      fc.property(
        fc.option(anyGym),
        someExercise,
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 9 }),
        (gym, exercise, work, count) => {
          const sets = warmUpSets(work, exercise, gym, count);
          expect(sets.length).toBeLessThanOrEqual(Math.min(5, count));
          sets.forEach(({ load, reps }, at) => {
            expect(load).toBeLessThan(work);
            expect(load).toBeGreaterThan(sets[at - 1]?.load ?? -1);
            expect(reps).toBeGreaterThan(0);
            // Without a gym, the empty bar is no multiple of the step, but still possible.
            if (gym) expect(roundLoad(gym, exercise, load).grams).toBe(load);
          });
        },
      ),
    );
  });
});
