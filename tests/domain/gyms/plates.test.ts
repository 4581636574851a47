import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  gramsOf,
  type Mount,
  nearestOn,
  nextOn,
  platesFor,
  sumsNear,
} from '#domain/gyms/plates';
import type { PlateStock } from '#domain/gyms/shape';
import { aGym, kg, lb } from './gym-samples';

const BAR: Mount = { grams: kg(20), sides: 2, pieces: 1 };
const BELT: Mount = { grams: 0, sides: 1, pieces: 1 };

/** A stock in kilograms: "10×2 5×2"; a weight without a number is unlimited. */
function stock(text: string): PlateStock[] {
  return text.split(' ').map((word) => {
    const [weight, count] = word.split('×').map(Number);
    return { grams: kg(weight ?? 0), count: count ?? null };
  });
}

const said = (loading: ReturnType<typeof platesFor>) =>
  loading.perSide.map(({ grams, count }) => `${grams / 1000}×${count}`).join(' ');

describe('plates on a bar', () => {
  // Loads of a 20 kg competition bar (IWF colours, 25 kg red first).
  test.each([
    [20, ''],
    [60, '20×1'],
    [70, '25×1'],
    [100, '25×1 15×1'],
    [102.5, '25×1 15×1 1.25×1'],
    [142.5, '25×2 10×1 1.25×1'],
    [180, '25×3 5×1'],
    [220, '25×4'],
  ])('%d kg', (load, plates) => {
    const loading = platesFor(aGym(), BAR, kg(load));
    expect(said(loading)).toBe(plates);
    expect(loading).toMatchObject({ totalGrams: kg(load), missingGrams: 0 });
  });

  test('pounds add up as they are printed: 45 a side is 135, seven a side are 675', () => {
    const gym = aGym({ unit: 'lb' });
    const bar: Mount = { grams: lb(45), sides: 2, pieces: 1 };
    for (const [load, count] of [
      [135, 1],
      [225, 2],
      [675, 7],
    ] as const) {
      expect(platesFor(gym, bar, lb(load))).toEqual({
        perSide: [{ grams: lb(45), count }],
        totalGrams: lb(load),
        missingGrams: 0,
      });
    }
  });

  test('the heaviest first alone would miss it: 30 a side out of 25, 15 and 15', () => {
    const gym = aGym({ plates: stock('25×2 15×4 2.5×2') });
    expect(said(platesFor(gym, BAR, kg(80)))).toBe('15×2');
  });

  test('of the fewest, the heavier ones: 20 and 10 rather than 15 and 15', () => {
    expect(said(platesFor(aGym({ plates: stock('20 15 10') }), BAR, kg(80)))).toBe('20×1 10×1');
  });

  test('a pair is needed for two sides, and what cannot be loaded is said', () => {
    const gym = aGym({ plates: stock('10×2 5×2 2.5×3') });
    const loading = platesFor(gym, BAR, kg(60));
    expect(said(loading)).toBe('10×1 5×1 2.5×1');
    expect(loading).toMatchObject({ totalGrams: kg(55), missingGrams: kg(5) });
    expect(platesFor(gym, BAR, kg(15))).toEqual({
      perSide: [],
      totalGrams: kg(20),
      missingGrams: -kg(5),
    });
  });

  test('a belt takes single plates, an odd machine starts at its own weight', () => {
    const gym = aGym({ plates: stock('10×1 5×1 2.5×1') });
    expect(said(platesFor(gym, BELT, kg(17.5)))).toBe('10×1 5×1 2.5×1');
    const sled: Mount = { grams: kg(47), sides: 2, pieces: 1 };
    expect(said(platesFor(aGym(), sled, kg(127)))).toBe('25×1 15×1');
  });

  test('of two loads equally near the lighter, and one step further in either direction', () => {
    const gym = aGym({ plates: stock('5 2.5') });
    expect(nearestOn(gym, BAR, kg(27.5))).toBe(kg(25));
    expect(nearestOn(gym, BAR, kg(27.6))).toBe(kg(30));
    expect(nextOn(gym, BAR, kg(25), 1)).toBe(kg(30));
    expect(nextOn(gym, BAR, kg(25), -1)).toBe(kg(20));
    expect(nextOn(gym, BAR, kg(20), -1)).toBeNull();
  });

  test('a plate that weighs nothing is none', () => {
    expect(said(platesFor(aGym({ plates: stock('10 0') }), BAR, kg(40)))).toBe('10×1');
  });

  test('two dumbbells share the stock', () => {
    const handles: Mount = { grams: kg(2), sides: 2, pieces: 2 };
    const gym = aGym({ plates: stock('5×4 2×2') });
    expect(platesFor(gym, handles, kg(16))).toMatchObject({ totalGrams: kg(12) });
    expect(platesFor(gym, { ...handles, pieces: 1 }, kg(16))).toMatchObject({
      totalGrams: kg(16),
      missingGrams: 0,
    });
  });
});

describe('any stock', () => {
  const anyStock = fc.uniqueArray(
    fc.record({
      grams: fc.integer({ min: 1, max: 100 }).map((quarters) => quarters * 250),
      count: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constant(null)),
    }),
    { maxLength: 4, selector: ({ grams }) => grams },
  );
  const mount = fc.record({
    grams: fc.integer({ min: 0, max: 80 }).map((quarters) => quarters * 250),
    sides: fc.constantFrom(1 as const, 2 as const),
    pieces: fc.constantFrom(1 as const, 2 as const),
  });
  const load = fc.integer({ min: 0, max: 600 }).map((quarters) => quarters * 250);

  /** All loads of one side up to a weight: each sum with its fewest plates. */
  function everySum(plates: readonly PlateStock[], sides: number, most: number) {
    let sums = new Map([[0, 0]]);
    for (const { grams, count } of plates) {
      const next = new Map(sums);
      for (const [sum, used] of sums) {
        const many = count === null ? Number.POSITIVE_INFINITY : Math.floor(count / sides);
        for (let more = 1; more <= many && sum + more * grams <= most; more += 1) {
          const at = sum + more * grams;
          next.set(at, Math.min(next.get(at) ?? Number.POSITIVE_INFINITY, used + more));
        }
      }
      sums = next;
    }
    return sums;
  }

  test('the sums around a weight are those of looking through all of them', () => {
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: 4 }), load, (plates, sides, wanted) => {
        const sums = [...everySum(plates, sides, wanted + 30_000).keys()];
        const { below, above } = sumsNear(plates, 'kg', sides, wanted / 10);
        expect(below * 10).toBe(Math.max(...sums.filter((sum) => sum <= wanted)));
        const over = sums.filter((sum) => sum >= wanted);
        expect(above).toBe(over.length === 0 ? null : Math.min(...over) / 10);
      }),
    );
  });

  test('the plates are there, add up to the total, and are the fewest', () => {
    fc.assert(
      fc.property(anyStock, mount, load, (plates, onto, grams) => {
        const { perSide, totalGrams, missingGrams } = platesFor(
          { plates, unit: 'kg' },
          onto,
          grams,
        );
        const side = perSide.reduce((sum, pick) => sum + pick.grams * pick.count, 0);
        expect(totalGrams).toBe(onto.grams + side * onto.sides);
        expect(totalGrams + missingGrams).toBe(grams);
        expect(missingGrams >= 0 || perSide.length === 0).toBe(true);
        for (const pick of perSide) {
          const held = plates.find((plate) => plate.grams === pick.grams);
          const needed = pick.count * onto.sides * onto.pieces;
          expect(held && (held.count === null || held.count >= needed)).toBe(true);
        }
        const order = perSide.map((pick) => pick.grams);
        expect(order).toEqual([...order].sort((a, b) => b - a));
        const fewest = everySum(plates, onto.sides * onto.pieces, side).get(side);
        expect(perSide.reduce((sum, pick) => sum + pick.count, 0)).toBe(fewest);
      }),
    );
  });

  test('hundredths of a unit become grams and come back', () => {
    fc.assert(
      fc.property(
        fc.nat(999_900),
        fc.constantFrom('kg' as const, 'lb' as const),
        (amount, unit) => {
          expect(amountOf(gramsOf(amount, unit), unit)).toBe(amount);
        },
      ),
    );
  });
});
