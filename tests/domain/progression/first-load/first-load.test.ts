import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { STRENGTH_SHARES } from '#catalog/strength-shares';
import type { Gym } from '#domain/gyms/shape';
import {
  type Beginner,
  firstLoad,
  type StrengthShare,
} from '#domain/progression/first-load/first-load';
import { roundingAt } from '#domain/progression/rounding-at';
import { aGym } from '../../gyms/gym-samples';

const EXACT = { round: (grams: number) => grams };
const BENCH: StrengthShare = { test: 'bench-press', share: 1 };
const LEGS: StrengthShare = { test: 'leg-press', share: 1 };

/** A man of 25 and 75 kg who begins, with changes by the test. */
function person(part: Partial<Beginner> = {}): Beginner {
  return { grams: 75_000, sex: 'male', age: 25, trained: false, careful: false, ...part };
}

const beginner: fc.Arbitrary<Beginner> = fc.record({
  grams: fc.integer({ min: 20_000, max: 300_000 }),
  sex: fc.constantFrom('female', 'male'),
  age: fc.integer({ min: 5, max: 110 }),
  trained: fc.boolean(),
  careful: fc.constant(false),
});

const idsWithShare = Object.keys(STRENGTH_SHARES);

function exerciseOf(id: string) {
  const found = exercises.find((exercise) => exercise.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

/** The first load in grams at a gym; null for none. */
function at(gym: Gym, id: string, who: Beginner) {
  const share = STRENGTH_SHARES[id];
  return share ? firstLoad(who, share, roundingAt(gym, exerciseOf(id), gym.unit)) : null;
}

test.each<[Partial<Beginner>, StrengthShare, number, number]>([
  // 75 kg × 0.88 × 40 and 50 %
  [{}, BENCH, 26_400, 33_000],
  [{ trained: true }, BENCH, 39_600, 46_200],
  // 75 kg × 0.57 × 40 and 50 %, also with experience
  [{ age: 62 }, BENCH, 17_100, 21_375],
  [{ age: 62, trained: true }, BENCH, 17_100, 21_375],
  // 60 kg × 0.51, 60 kg × 1.22
  [{ sex: 'female', grams: 60_000 }, BENCH, 12_240, 15_300],
  [{ sex: 'female', grams: 60_000 }, LEGS, 29_280, 36_600],
  [{}, { test: 'bench-press', share: 0.5 }, 13_200, 16_500],
])('%j starts with a share of the 1RM that four of five exceed', (part, share, grams, most) => {
  expect(firstLoad(person(part), share, EXACT)).toEqual({ grams, most });
});

test.each<[string, Partial<Beginner>]>([
  ['no weight', { grams: null }],
  ['no sex', { sex: null }],
  ['no age', { age: null }],
  ['a minor', { age: 17 }],
  ['80 years', { age: 80 }],
  ['less than 40 kg', { grams: 39_000 }],
  ['an answer about health that asks for caution', { careful: true }],
])('nothing is proposed for %s', (_, part) => {
  expect(firstLoad(person(part), BENCH, EXACT)).toBeNull();
});

test('an empty bar above the margin is not proposed', () => {
  const woman = person({ sex: 'female', grams: 55_000, age: 62 });
  expect(at(aGym(), 'barbell-bench-press', woman)).toBe('heavy');
  expect(at(aGym(), 'barbell-bench-press', person())).toEqual({ grams: 25_000, most: 32_500 });
});

test('every exercise with a share is in the catalogue, and takes a load', () => {
  for (const id of idsWithShare) {
    expect(['total', 'per_dumbbell']).toContain(exerciseOf(id).loadKind);
  }
});

test('is what the gym has, within the margin, and far below what people of the sex and age lift', () => {
  fc.assert(
    fc.property(fc.constantFrom(...idsWithShare), beginner, (id, who) => {
      const first = at(aGym(), id, who);
      if (!first || first === 'heavy') return;
      const rounding = roundingAt(aGym(), exerciseOf(id), 'kg');
      expect(rounding.fits(first.grams)).toBe(true);
      expect(Number.isInteger(first.grams)).toBe(true);
      expect(first.grams).toBeGreaterThan(0);
      expect(first.most).toBeGreaterThanOrEqual(first.grams);
      const isLegs = STRENGTH_SHARES[id]?.test === 'leg-press';
      expect(first.most).toBeLessThanOrEqual((who.grams ?? 0) * (isLegs ? 1.15 : 0.62));
    }),
  );
});

test('never falls with body weight or experience, and never rises with age', () => {
  fc.assert(
    fc.property(beginner, fc.nat({ max: 50_000 }), fc.nat({ max: 40 }), (who, more, years) => {
      const grams = (part: Partial<Beginner>) => {
        const first = firstLoad({ ...who, ...part }, LEGS, EXACT);
        return first && first !== 'heavy' ? first.grams : undefined;
      };
      const [now, heavier] = [grams({}), grams({ grams: (who.grams ?? 0) + more })];
      const [trained, older] = [grams({ trained: true }), grams({ age: (who.age ?? 0) + years })];
      if (now === undefined) return;
      expect(heavier ?? 0).toBeGreaterThanOrEqual(now);
      expect(trained ?? 0).toBeGreaterThanOrEqual(now);
      expect(older ?? 0).toBeLessThanOrEqual(now);
    }),
  );
});
