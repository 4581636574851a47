import * as v from 'valibot';
import { videoSchema } from '../exercises/video-link';
import { batchSchema } from '../record/batch';
import { day, instant, whole } from '../record/fields';
import { ORDER } from '../record/order';
import type { Writes } from '../record/registers';
import { draftForSchema } from './draft-for';
import { prescriptionSchema } from './prescription';
import { ruleSchema } from './rule';
import { GOALS, LEVELS, SCHEDULES } from './shape';

/** Limits of one ficha. The commit refuses more, with a message. */
export const PROGRAM_LIMITS = {
  days: 14,
  exercises: 200,
  weeks: 52,
  title: 120,
  note: 4096,
  alternatives: 8,
} as const;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const key = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/));
const exerciseId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const seen = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
  v.tuple([instant, whole(0, Number.MAX_SAFE_INTEGER)]),
);

export const orderSchema = v.pipe(v.string(), v.regex(ORDER));
export const placeSchema = v.tuple([key, orderSchema]);
export const weekdaysSchema = v.pipe(v.array(whole(1, 7)), v.maxLength(7));
export const weekSchema = v.strictObject({
  label: text(60),
  deload: v.nullable(whole(1, 60)),
});
export const alternativesSchema = v.pipe(
  v.array(exerciseId),
  v.maxLength(PROGRAM_LIMITS.alternatives),
);

/** Registers outside a ficha's content: they belong to one record. */
const OF_RECORD = /^(?:created|back|purge|batch|draftFor|draftBase)$/;

/**
 * Plain values by path, as in a version and in the base of a draft; without stamps and removals.
 */
export const contentSchema = v.custom<Writes>((value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([path, one]) => {
    const schema = OF_RECORD.test(path) ? null : programSchemaOf(path);
    return schema !== null && v.is(schema, one);
  });
}, 'content');

type Table = Readonly<Record<string, v.GenericSchema>>;

const ofProgram: Table = {
  title: text(PROGRAM_LIMITS.title),
  note: text(PROGRAM_LIMITS.note),
  goal: v.nullable(v.picklist(GOALS)),
  level: v.nullable(v.picklist(LEVELS)),
  schedule: v.picklist(SCHEDULES),
  weeks: whole(1, PROGRAM_LIMITS.weeks),
  created: instant,
  template: text(64),
  ends: v.nullable(day),
  review: v.nullable(day),
  draftFor: v.nullable(draftForSchema),
  draftBase: v.nullable(contentSchema),
  back: instant,
  purge: instant,
  batch: batchSchema,
};
const ofDay: Table = {
  order: orderSchema,
  title: text(PROGRAM_LIMITS.title),
  note: text(PROGRAM_LIMITS.note),
  weekdays: weekdaysSchema,
  back: instant,
};
const ofExercise: Table = {
  place: placeSchema,
  exercise: exerciseId,
  group: v.nullable(key),
  sets: prescriptionSchema,
  rest: v.nullable(whole(0, 3600)),
  note: text(PROGRAM_LIMITS.note),
  alternatives: alternativesSchema,
  rule: v.nullable(ruleSchema),
  video: v.nullable(videoSchema),
  back: instant,
};

const removal = /^(?:[de]\.[a-z0-9]{1,8}\.)?gone\.[a-z0-9]{1,16}$/;
const week = /^w\.([1-9]|[1-4][0-9]|5[0-2])$/;
const exerciseWeek = /^e\.[a-z0-9]{1,8}\.week\.([1-9]|[1-4][0-9]|5[0-2])$/;
const inner = /^([de])\.[a-z0-9]{1,8}\.([a-z]+)$/;

/**
 * The schema of a ficha's register by its path; null for an unknown path.
 * `title`, `w.<week>`, `ends` and `review` (local days), `d.<day>.weekdays`;
 * `draftFor`: only in a coach's own space, with `draftBase` in drafts from before `draft-base`;
 * `e.<exercise>.place` = [day, order], `e.<exercise>.sets`;
 * `e.<exercise>.week.<n>` = the sets of only that week.
 */
export function programSchemaOf(path: string): v.GenericSchema | null {
  if (removal.test(path)) return v.nullable(seen);
  if (week.test(path)) return v.nullable(weekSchema);
  if (exerciseWeek.test(path)) return v.nullable(prescriptionSchema);
  const found = inner.exec(path);
  const table = found ? (found[1] === 'd' ? ofDay : ofExercise) : ofProgram;
  const field = found ? found[2] : path;
  return field !== undefined && Object.hasOwn(table, field) ? (table[field] ?? null) : null;
}

/** The week number in a path `w.<n>` or `e.<key>.week.<n>`, or null. */
export function weekIn(path: string): number | null {
  const found = week.exec(path) ?? exerciseWeek.exec(path);
  return found ? Number(found[1]) : null;
}
