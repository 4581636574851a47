import * as v from 'valibot';
import { MAX_LOAD_GRAMS } from '../load';
import { whole } from '../record/fields';
import { SET_KINDS } from '../workouts/shape';

/** Least and most of a range; equal without a range. */
const range = (max: number) =>
  v.pipe(
    v.tuple([whole(1, max), whole(1, max)]),
    v.check(([least, most]) => least <= most),
  );

const loadSchema = v.variant('by', [
  v.strictObject({ by: v.literal('grams'), grams: whole(0, MAX_LOAD_GRAMS) }),
  /** Percent of the 1RM. */
  v.strictObject({
    by: v.literal('percent'),
    percent: v.pipe(v.number(), v.minValue(1), v.maxValue(150), v.multipleOf(0.5)),
  }),
  /** The load of the last time. */
  v.strictObject({ by: v.literal('last') }),
]);

/** Effort of a set: repetitions in reserve, or the same as PSE (10 - RIR). */
export const EFFORT_SCALES = ['rir', 'pse'] as const;

const effortTargetSchema = v.strictObject({
  scale: v.picklist(EFFORT_SCALES),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(10), v.multipleOf(0.5)),
});

/**
 * Parts of a set beyond its repetitions.
 * `drop`: `count` lighter sets follow at once, each `percent` lighter than the one before;
 * `rest_pause`: `count` pauses of `seconds`, each followed by as many repetitions as possible;
 * `cluster`: `count` mini sets of `reps` with `seconds` between them.
 */
const partsSchema = v.strictObject({
  count: whole(1, 20),
  reps: v.exactOptional(whole(1, 99)),
  seconds: v.exactOptional(whole(1, 300)),
  percent: v.exactOptional(whole(1, 90)),
});

/** Four phases: down, pause, up, pause; seconds each, X as fast as possible. */
export const TEMPO = /^[0-9X]{4}$/;

/** A number of sets with the same prescription. */
export const setBlockSchema = v.strictObject({
  count: whole(1, 20),
  kind: v.picklist(SET_KINDS),
  /** Repetitions; null for timed or measured sets, and for as many as possible. */
  reps: v.nullable(range(999)),
  seconds: v.exactOptional(range(86_400)),
  meters: v.exactOptional(whole(1, 1_000_000)),
  /** Null: the suggestion of the rule, or the person's choice. */
  load: v.nullable(loadSchema),
  effort: v.exactOptional(effortTargetSchema),
  /** Seconds after each of these sets, 0 for none; absent: the rest of the exercise. */
  rest: v.exactOptional(whole(0, 3600)),
  tempo: v.exactOptional(v.pipe(v.string(), v.regex(TEMPO))),
  parts: v.exactOptional(partsSchema),
});

export type LoadTarget = v.InferOutput<typeof loadSchema>;
export type EffortTarget = v.InferOutput<typeof effortTargetSchema>;
export type SetParts = v.InferOutput<typeof partsSchema>;
export type SetBlock = v.InferOutput<typeof setBlockSchema>;

/** The prescription of one exercise, in order. */
export const prescriptionSchema = v.pipe(v.array(setBlockSchema), v.maxLength(24));
export type Prescription = v.InferOutput<typeof prescriptionSchema>;

/** Number of sets of a prescription, with warm-ups, without the lighter parts of drop sets. */
export function setCount(prescription: Prescription): number {
  return prescription.reduce((sum, { count }) => sum + count, 0);
}
