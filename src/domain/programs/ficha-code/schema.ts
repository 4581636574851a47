import * as v from 'valibot';
import { customExerciseKind } from '../../exercises/custom-exercise';
import { videoSchema } from '../../exercises/video-link';
import { whole } from '../../record/fields';
import type { ProgramDraft, ProgramExerciseDraft } from '../draft';
import { alternativesSchema, PROGRAM_LIMITS, weekdaysSchema, weekSchema } from '../paths';
import { prescriptionSchema } from '../prescription';
import { ruleSchema } from '../rule';
import { GOALS, LEVELS, SCHEDULES } from '../shape';
import type { SharedExercise } from './shape';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const exerciseId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const weekKey = v.pipe(v.string(), v.regex(/^([1-9]|[1-4][0-9]|5[0-2])$/));

const exerciseSchema: v.GenericSchema<unknown, ProgramExerciseDraft> = v.strictObject({
  exercise: exerciseId,
  group: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/))),
  sets: prescriptionSchema,
  weeks: v.record(weekKey, prescriptionSchema),
  restSeconds: v.nullable(whole(0, 3600)),
  note: text(PROGRAM_LIMITS.note),
  alternatives: alternativesSchema,
  rule: v.nullable(ruleSchema),
  video: v.exactOptional(videoSchema),
});

/** A ficha from elsewhere, within the limits of a person's own. */
export const draftSchema: v.GenericSchema<unknown, ProgramDraft> = v.pipe(
  v.strictObject({
    title: text(PROGRAM_LIMITS.title),
    note: text(PROGRAM_LIMITS.note),
    goal: v.nullable(v.picklist(GOALS)),
    level: v.nullable(v.picklist(LEVELS)),
    schedule: v.picklist(SCHEDULES),
    weeks: whole(1, PROGRAM_LIMITS.weeks),
    weekOf: v.record(weekKey, weekSchema),
    days: v.pipe(
      v.array(
        v.strictObject({
          title: text(PROGRAM_LIMITS.title),
          note: text(PROGRAM_LIMITS.note),
          weekdays: weekdaysSchema,
          exercises: v.array(exerciseSchema),
        }),
      ),
      v.maxLength(PROGRAM_LIMITS.days),
    ),
    template: v.nullable(text(64)),
  }),
  v.check(
    ({ days }) =>
      days.reduce((sum, day) => sum + day.exercises.length, 0) <= PROGRAM_LIMITS.exercises,
  ),
);

/** The schema of an exercise's field, as in the record. */
function field(path: string): v.GenericSchema {
  return customExerciseKind.schemaOf(path) ?? v.never();
}

function isShared(value: unknown): value is SharedExercise {
  if (typeof value !== 'object' || value === null) return false;
  const said: Readonly<Record<string, unknown>> = { ...value };
  const open = new Set(['equipment', 'mechanic', 'bodyweightShare', 'loadKind', 'stepGrams']);
  return SHARED_FIELDS.every(
    (path) => (open.has(path) && said[path] === null) || v.is(field(path), said[path]),
  );
}

const SHARED_FIELDS = [
  'name',
  'aliases',
  'primary',
  'secondary',
  'equipment',
  'mechanic',
  'unilateral',
  'bodyweightShare',
  'loadKind',
  'stepGrams',
  'video',
  'like',
] as const;

export const sharedExerciseSchema = v.custom<SharedExercise>(isShared);
