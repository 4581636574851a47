import * as v from 'valibot';
import { batchSchema } from '../record/batch';
import { instant } from '../record/fields';
import { ORDER } from '../record/order';
import { LAST_WEEK, MOODS, SET_KINDS, SIDES } from './shape';

/**
 * Limits of one workout. The commit refuses more with a message, the server with `too_large` (rule
 * M2c).
 */
export const WORKOUT_LIMITS = {
  exercises: 60,
  sets: 400,
  note: 4096,
  title: 120,
  encodedBytes: 128 * 1024,
} as const;

export const GRAMS_MAX = 9_999_990;

const key = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/));
export const workoutOrderSchema = v.pipe(v.string(), v.regex(ORDER));
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const reserve = v.pipe(v.number(), v.minValue(0), v.maxValue(10), v.multipleOf(0.5));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const effort = {
  load: v.nullable(whole(GRAMS_MAX)),
  reps: v.nullable(whole(999)),
  seconds: v.exactOptional(v.nullable(whole(86_400))),
  meters: v.exactOptional(v.nullable(whole(1_000_000))),
  rir: v.exactOptional(v.nullable(reserve)),
};
const mark = v.tuple([instant, whole(Number.MAX_SAFE_INTEGER)]);

/** The newest stamp per device that a removal, or a corrected set, had seen. */
const seenSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)), mark);
const removalSchema = v.nullable(seenSchema);
export const effortSchema = v.strictObject(effort);
/**
 * `seen` lists the versions of this set that the writer knew, so that concurrent ones are found.
 */
export const performedSchema = v.strictObject({
  ...effort,
  at: instant,
  seen: v.exactOptional(seenSchema),
});
/** A device that knew the versions in `seen` un-completed the set. */
export const undoneSchema = v.strictObject({ undone: v.literal(true), seen: seenSchema });
const versionSchema = v.nullable(v.union([performedSchema, undoneSchema]));
export const startSchema = v.strictObject({
  at: instant,
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  day: v.pipe(v.string(), v.isoDate()),
});
export const finishSchema = v.strictObject({ at: instant });
export const restRegisterSchema = v.strictObject({
  set: key,
  endsAt: instant,
  total: whole(86_400),
  pausedLeft: v.nullable(whole(86_400_000)),
  device: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
});
export const restSecondsSchema = whole(3600);
export const groupSchema = key;
export const workoutPlaceSchema = v.tuple([key, workoutOrderSchema]);
const setKindSchema = v.picklist(SET_KINDS);
export const exerciseIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const span = (max: number) => v.tuple([whole(max), whole(max)]);
export const targetSchema = v.strictObject({
  reps: v.exactOptional(span(999)),
  seconds: v.exactOptional(span(86_400)),
  effort: v.exactOptional(v.strictObject({ scale: v.picklist(['rir', 'pse']), value: reserve })),
  percent: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(150))),
  tempo: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9X]{4}$/))),
  parts: v.exactOptional(
    v.strictObject({
      count: whole(20),
      reps: v.exactOptional(whole(99)),
      seconds: v.exactOptional(whole(300)),
    }),
  ),
});
export const adviceSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,31}$/)),
  figures: v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,16}$/)),
    v.union([v.number(), text(120)]),
  ),
});
export const originSchema = v.strictObject({
  program: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  day: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/)),
  week: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_WEEK)),
});
export const pseSchema = reserve;
export const moodSchema = v.picklist(MOODS);
export const sideSchema = v.picklist(SIDES);
export const fromSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/));

type ValueSchema = v.GenericSchema;

const ofWorkout: Readonly<Record<string, ValueSchema>> = {
  title: text(WORKOUT_LIMITS.title),
  note: text(WORKOUT_LIMITS.note),
  start: startSchema,
  finish: v.nullable(finishSchema),
  rest: v.nullable(restRegisterSchema),
  from: originSchema,
  pse: v.nullable(pseSchema),
  mood: v.nullable(moodSchema),
  back: instant,
  purge: instant,
  batch: batchSchema,
};
const ofExercise: Readonly<Record<string, ValueSchema>> = {
  exercise: exerciseIdSchema,
  order: workoutOrderSchema,
  group: v.nullable(groupSchema),
  note: text(WORKOUT_LIMITS.note),
  rest: v.nullable(restSecondsSchema),
  from: fromSchema,
  advice: v.nullable(adviceSchema),
  back: instant,
};
const ofSet: Readonly<Record<string, ValueSchema>> = {
  place: workoutPlaceSchema,
  kind: setKindSchema,
  plan: v.nullable(effortSchema),
  target: v.nullable(targetSchema),
  rest: v.nullable(restSecondsSchema),
  side: v.nullable(sideSchema),
  back: instant,
};

const path = /^(?:([es])\.([a-z0-9]{1,12})\.)?(?:(gone|done)\.[a-z0-9]{1,16}|([a-z]+))$/;

/** The schema of a register of a workout by its path, null for an unknown path. */
export function schemaOf(registerPath: string): ValueSchema | null {
  const found = path.exec(registerPath);
  if (!found) return null;
  const [, scope, , ofDevice, field] = found;
  if (ofDevice === 'gone') return removalSchema;
  if (ofDevice === 'done') return scope === 's' ? versionSchema : null;
  const table = scope === 'e' ? ofExercise : scope === 's' ? ofSet : ofWorkout;
  return field !== undefined && Object.hasOwn(table, field) ? (table[field] ?? null) : null;
}

/** '' for the workout, `e.<key>` for an exercise, `s.<key>` for a set. */
export function nodeOf(registerPath: string): string {
  // Runs for every register of every read workout: slicing costs a third of matching.
  if (!registerPath.startsWith('e.') && !registerPath.startsWith('s.')) return '';
  const end = registerPath.indexOf('.', 2);
  return end > 2 ? registerPath.slice(0, end) : '';
}
