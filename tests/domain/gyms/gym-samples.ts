import fc from 'fast-check';
import { EQUIPMENT, type Exercise, LOAD_KINDS } from '#domain/exercises/exercise';
import { kitOf } from '#domain/gyms/kits';
import { BAR_KINDS, type Gym } from '#domain/gyms/shape';
import { gramsFrom } from '#domain/load';
import type { WarmedExercise } from '#domain/workouts/warm-up';

export const kg = (amount: number) => gramsFrom(amount, 'kg');
export const lb = (amount: number) => gramsFrom(amount, 'lb');

/** A fully equipped gym, with changes by the test. */
export function aGym(part: Partial<Gym> = {}): Gym {
  return {
    ...kitOf('complete', part.unit ?? 'kg'),
    id: 'g',
    name: 'Academia',
    machines: {},
    ...part,
  };
}

export function anExercise(part: Partial<Exercise> = {}): WarmedExercise {
  return {
    id: 'barbell-bench-press',
    equipment: 'barbell',
    loadKind: 'total',
    stepGrams: 2500,
    unilateral: false,
    mechanic: 'compound',
    ...part,
  };
}

/** Weights as sold: in quarters of a kilogram or pound. */
const weight = (most: number, unit: 'kg' | 'lb') =>
  fc.integer({ min: 1, max: most * 4 }).map((quarters) => gramsFrom(quarters / 4, unit));

const machine = (unit: 'kg' | 'lb') =>
  fc.record({
    startGrams: fc.option(weight(40, unit)),
    stepGrams: fc.option(weight(10, unit)),
    maxGrams: fc.option(weight(200, unit)),
    stackGrams: fc.option(fc.array(weight(200, unit), { maxLength: 12 })),
    plateLoaded: fc.boolean(),
    note: fc.constant(''),
  });

/** Any gym, with stocks small enough for an exhaustive search. */
export const anyGym: fc.Arbitrary<Gym> = fc
  .constantFrom('kg' as const, 'lb' as const)
  .chain((unit) =>
    fc.record({
      id: fc.constant('g'),
      name: fc.constant('Academia'),
      unit: fc.constant(unit),
      bars: fc.array(fc.record({ kind: fc.constantFrom(...BAR_KINDS), grams: weight(25, unit) }), {
        maxLength: 4,
      }),
      plates: fc.uniqueArray(
        fc.record({
          grams: weight(25, unit),
          count: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(null)),
        }),
        { maxLength: 4, selector: ({ grams }) => grams },
      ),
      dumbbells: fc.array(weight(50, unit), { maxLength: 8 }),
      kettlebells: fc.array(weight(50, unit), { maxLength: 5 }),
      equipment: fc.constant(null),
      machines: fc.option(machine(unit)).map((one) => (one ? { x: one } : {})),
    }),
  );

export const someExercise: fc.Arbitrary<WarmedExercise> = fc.record({
  id: fc.constant('x'),
  equipment: fc.constantFrom(...EQUIPMENT),
  loadKind: fc.constantFrom(...LOAD_KINDS),
  stepGrams: fc.constantFrom(1000, 2000, 2500, 5000),
  unilateral: fc.boolean(),
  mechanic: fc.constantFrom('compound' as const, 'isolation' as const),
});
