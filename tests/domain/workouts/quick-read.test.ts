import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Json } from '#domain/record/registers';
import {
  effortSchema,
  performedSchema,
  targetSchema,
  workoutPlaceSchema,
} from '#domain/workouts/paths';
import {
  orderInPlace,
  quickEffort,
  quickPerformed,
  quickTarget,
} from '#domain/workouts/quick-read';

/** Numbers at the limits and beside them, and other texts. */
const figure = fc.oneof(
  fc.nat(1000),
  fc.constantFrom<Json[]>(null, -1, 0.5, 7.25, 10, 10.5, 999, 1000, 86_400, 86_401, 'a', '', []),
  fc.constantFrom<Json[]>(9_999_990, 9_999_991, 1_000_000, 1_000_001, 8.64e15, 9e15, true, {}),
);
const fields = fc
  .record(
    {
      load: figure,
      reps: figure,
      seconds: figure,
      meters: figure,
      rir: figure,
      at: figure,
      seen: fc.constantFrom<Json[]>({}, { a: [1, 2] }, null),
      other: figure,
    },
    { requiredKeys: [] },
  )
  .map((value): Json => value);
const usual = fc
  .record(
    { load: fc.nat(200_000), reps: fc.nat(30), rir: fc.nat(20).map((step) => step / 2) },
    { requiredKeys: ['load', 'reps'] },
  )
  .map((value): Json => value);
const anything = fc.oneof(fields, usual, figure);

/** The fast reader's result equals the schema's, with the same order of fields. */
function agrees<T>(quick: (value: Json) => T | null, schema: v.GenericSchema<unknown, T>) {
  return (value: Json) => {
    const read = quick(value);
    if (read === null) return;
    expect(JSON.stringify(read)).toBe(JSON.stringify(v.parse(schema, value)));
  };
}

test('Efforts, performances and targets read by hand are those that the schemas read', () => {
  fc.assert(fc.property(anything, agrees(quickEffort, effortSchema)), { numRuns: 3000 });
  fc.assert(fc.property(anything, agrees(quickPerformed, performedSchema)), { numRuns: 3000 });
  const span = fc.oneof(fc.array(figure, { maxLength: 3 }), figure);
  const target = fc
    .record({ reps: span, seconds: span, percent: figure }, { requiredKeys: ['reps'] })
    .map((value): Json => value);
  fc.assert(fc.property(target, agrees(quickTarget, targetSchema)), { numRuns: 3000 });
});

test('The usual ones are read by hand', () => {
  expect(quickEffort({ load: 80_000, reps: 8 })).toEqual({ load: 80_000, reps: 8 });
  const timed = { load: null, reps: null, seconds: 60, rir: 1.5 };
  expect(quickEffort(timed)).toEqual(timed);
  expect(quickPerformed({ ...timed, at: 5 })).toEqual({ ...timed, at: 5 });
  expect(quickTarget({ reps: [6, 10] })).toEqual({ reps: [6, 10] });
});

test('The order of a place is that of its schema, and there is one for no other value', () => {
  const part = fc.constantFrom<Json[]>('a', 'z9', 'i', 'i0', '', 'A', 'abcdefghijklm', 1, null);
  fc.assert(
    fc.property(fc.oneof(fc.array(part, { maxLength: 3 }), anything), (value) => {
      const read = v.safeParse(workoutPlaceSchema, value);
      expect(orderInPlace(value)).toBe(read.success ? read.output[1] : null);
    }),
    { numRuns: 3000 },
  );
});
