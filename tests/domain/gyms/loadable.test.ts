import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_MACHINE } from '#domain/gyms/gym';
import { kitOf } from '#domain/gyms/kits';
import { loadsNear, mountsFor, nextLoad, roundLoad } from '#domain/gyms/loadable';
import type { Gym } from '#domain/gyms/shape';
import { MAX_LOAD_GRAMS } from '#domain/load';
import { aGym, anExercise, anyGym, kg, lb, someExercise } from './gym-samples';

const bench = anExercise();
const dumbbells = anExercise({ id: 'x', equipment: 'dumbbell', loadKind: 'per_dumbbell' });
const machine = anExercise({ id: 'x', equipment: 'machine', stepGrams: 5000 });

/** The possible loads from the lightest on, in kilos, as repeated presses of + reach them. */
function climb(gym: Gym, exercise: typeof bench, most = 40): number[] {
  const loads: number[] = [];
  let load = loadsNear(gym, exercise, 0).above ?? 0;
  while (loads.length < most) {
    loads.push(load / 1000);
    const next = nextLoad(gym, exercise, load, 1);
    if (next === load) break;
    load = next;
  }
  return loads;
}

describe('what an exercise can be loaded with', () => {
  test('a bar rises by two of the smallest plate', () => {
    expect(climb(aGym(), bench, 4)).toEqual([20, 22.5, 25, 27.5]);
    expect(roundLoad(aGym(), bench, kg(81))).toEqual({ grams: kg(80), rounded: true, by: 'bar' });
    expect(roundLoad(aGym(), bench, kg(81), 'up').grams).toBe(kg(82.5));
    expect(roundLoad(aGym(), bench, kg(82.5))).toMatchObject({ rounded: false });
    expect(roundLoad(aGym(), bench, kg(12)).grams).toBe(kg(20));
  });

  test('at home only what two of each make', () => {
    const plates = [10, 5, 2.5].map((each) => ({ grams: kg(each), count: 2 }));
    const home = aGym({ plates, bars: [{ kind: 'barbell', grams: kg(12) }] });
    expect(climb(home, bench)).toEqual([12, 17, 22, 27, 32, 37, 42, 47]);
    expect(roundLoad(home, bench, kg(60)).grams).toBe(kg(47));
    expect(nextLoad(home, bench, kg(60), 1)).toBe(kg(60));
    expect(nextLoad(home, bench, kg(60), -1)).toBe(kg(47));
  });

  test('a lighter bar serves only below the usual one', () => {
    const plates = [{ grams: kg(5), count: null }];
    const bars = [20, 7].map((each) => ({ kind: 'barbell' as const, grams: kg(each) }));
    expect(climb(aGym({ plates, bars }), bench, 5)).toEqual([7, 17, 20, 30, 40]);
  });

  test('a pound bar counts in pounds', () => {
    const gym = aGym({ unit: 'lb' });
    expect(roundLoad(gym, bench, lb(137)).grams).toBe(lb(135));
    expect(nextLoad(gym, bench, lb(135), 1)).toBe(lb(140));
  });

  test('dumbbells come from the rack, or from handles with plates', () => {
    expect(roundLoad(aGym(), dumbbells, kg(11))).toEqual({
      grams: kg(10),
      rounded: true,
      by: 'rack',
    });
    expect(nextLoad(aGym(), dumbbells, kg(10), 1)).toBe(kg(12));
    const home = {
      dumbbells: [],
      bars: [{ kind: 'dumbbell' as const, grams: kg(2) }],
      plates: [{ grams: kg(2), count: 8 }],
    };
    expect(climb(aGym(home), dumbbells)).toEqual([2, 6, 10]);
    expect(climb(aGym(home), { ...dumbbells, unilateral: true })).toEqual([2, 6, 10, 14, 18]);
    expect(climb(aGym({ ...home, dumbbells: [kg(8)] }), dumbbells)).toEqual([2, 6, 8, 10]);
  });

  test('a machine goes from where it starts, or by its own stack', () => {
    const at = (part: Partial<typeof NEW_MACHINE>) =>
      aGym({ machines: { x: { ...NEW_MACHINE, ...part } } });
    const odd = at({ startGrams: kg(7), stepGrams: kg(6), maxGrams: kg(30) });
    expect(climb(odd, machine)).toEqual([7, 13, 19, 25]);
    expect(loadsNear(odd, machine, kg(7))).toMatchObject({ below: kg(7), above: kg(7) });
    expect(loadsNear(odd, machine, kg(25))).toMatchObject({ below: kg(25), above: kg(25) });
    expect(roundLoad(at({ stackGrams: [] }), machine, kg(42))).toMatchObject({ by: 'step' });
    expect(climb(at({ stackGrams: [5, 10, 17.5, 25].map(kg) }), machine)).toEqual([
      5, 10, 17.5, 25,
    ]);
    const press = at({ startGrams: kg(47), plateLoaded: true });
    expect(climb(press, machine, 3)).toEqual([47, 49.5, 52]);
    expect(roundLoad(at({ note: 'banco no 4' }), machine, kg(42))).toMatchObject({ by: 'step' });
  });

  test('a belt takes one plate at a time, one side of a machine too', () => {
    const plates = [10, 5].map((each) => ({ grams: kg(each), count: 3 }));
    const dip = anExercise({ equipment: 'parallel-bars', loadKind: 'added_bodyweight' });
    expect(climb(aGym({ plates }), dip)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
    const side = anExercise({ equipment: 'machine', loadKind: 'per_side' });
    expect(climb(aGym({ plates }), side)).toEqual([0, 5, 10, 15]);
  });

  test('a Smith that was weighed starts there', () => {
    const smith = anExercise({ id: 'x', equipment: 'smith' });
    expect(climb(aGym(), smith, 2)).toEqual([0, 2.5]);
    const weighed = aGym({ machines: { x: { ...NEW_MACHINE, startGrams: kg(15) } } });
    expect(climb(weighed, smith, 2)).toEqual([15, 17.5]);
    expect(mountsFor(weighed, smith)).toEqual([{ grams: kg(15), sides: 2, pieces: 1 }]);
  });

  test('plates without a bar of the kind go onto the usual one', () => {
    expect(mountsFor(aGym({ bars: [] }), bench)).toEqual([{ grams: kg(20), sides: 2, pieces: 1 }]);
  });

  test('the heaviest load that can be entered can be loaded', () => {
    const byKilos = { ...bench, stepGrams: 1000 };
    expect(loadsNear(null, byKilos, MAX_LOAD_GRAMS).above).toBe(MAX_LOAD_GRAMS);
  });

  test('without a gym, or with nothing in it, the step of the exercise', () => {
    expect(roundLoad(null, bench, kg(81))).toEqual({ grams: kg(80), rounded: true, by: 'step' });
    expect(nextLoad(null, bench, kg(81), 1)).toBe(kg(83.5));
    expect(roundLoad(null, machine, lb(43), 'nearest', 'lb').grams).toBe(lb(40));
    const body = aGym(kitOf('body', 'kg'));
    expect(roundLoad(body, bench, kg(81))).toMatchObject({ grams: kg(80), by: 'step' });
  });
});

describe('any gym and exercise', () => {
  const load = fc.integer({ min: -20, max: 1200 }).map((quarters) => quarters * 250);
  const direction = fc.constantFrom('nearest' as const, 'down' as const, 'up' as const);
  const maybeGym = fc.option(anyGym);

  test('rounding again changes nothing', () => {
    fc.assert(
      fc.property(maybeGym, someExercise, load, direction, (gym, exercise, grams, to) => {
        const once = roundLoad(gym, exercise, grams, to);
        expect(once.grams).toBeGreaterThanOrEqual(0);
        expect(once.grams).toBeLessThanOrEqual(MAX_LOAD_GRAMS);
        for (const again of ['nearest', 'down', 'up'] as const) {
          expect(roundLoad(gym, exercise, once.grams, again)).toEqual({ ...once, rounded: false });
        }
      }),
    );
  });

  test('a heavier load never rounds to a lighter one', () => {
    fc.assert(
      fc.property(maybeGym, someExercise, load, load, direction, (gym, exercise, a, b, to) => {
        const [light, heavy] = a < b ? [a, b] : [b, a];
        const rounded = (grams: number) => roundLoad(gym, exercise, grams, to).grams;
        expect(rounded(light)).toBeLessThanOrEqual(rounded(heavy));
      }),
    );
  });

  test('the nearest is the nearest of all that there are', () => {
    fc.assert(
      fc.property(anyGym, someExercise, load, (gym, exercise, grams) => {
        const most = 330_000;
        const all: number[] = [];
        let next = loadsNear(gym, exercise, 0).above;
        while (next !== null && next <= most) {
          all.push(next);
          next = loadsNear(gym, exercise, next + 10).above;
        }
        fc.pre(all.length > 0);
        const wanted = Math.max(0, grams);
        const distance = (each: number) => Math.abs(each - wanted);
        const found = roundLoad(gym, exercise, grams).grams;
        // Conversions between pounds and kilograms lose a few grams.
        expect(distance(found)).toBeLessThanOrEqual(Math.min(...all.map(distance)) + 10);
        for (const each of all.filter((one) => distance(one) < 10_000)) {
          expect(roundLoad(gym, exercise, each)).toMatchObject({ grams: each, rounded: false });
        }
      }),
    );
  });

  test('the next load is another one in that direction, with none between', () => {
    fc.assert(
      fc.property(anyGym, someExercise, load, (gym, exercise, grams) => {
        const from = roundLoad(gym, exercise, grams).grams;
        const up = nextLoad(gym, exercise, from, 1);
        expect(up).toBeGreaterThanOrEqual(from);
        if (up > from) expect(nextLoad(gym, exercise, up, -1)).toBe(from);
        const down = nextLoad(gym, exercise, from, -1);
        expect(down).toBeLessThanOrEqual(from);
        if (down < from) expect(nextLoad(gym, exercise, down, 1)).toBe(from);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, MAX_LOAD_GRAMS, 1e12])(
    '%d grams is answered',
    (grams) => {
      for (const gym of [null, aGym(), aGym({ unit: 'lb' })]) {
        for (const to of ['down', 'nearest', 'up'] as const) {
          const rounded = roundLoad(gym, bench, grams, to).grams;
          expect(rounded).toBeGreaterThanOrEqual(0);
          expect(rounded).toBeLessThanOrEqual(MAX_LOAD_GRAMS);
        }
      }
    },
  );
});
