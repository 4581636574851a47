import * as v from 'valibot';
import { isLocalDay } from '#domain/local-day';
import { wallTime } from '#domain/wall-time';
import type { ReadTable } from '../model';
import {
  amountText,
  type BackupSet,
  type BackupWorkout,
  lasted,
  noCells,
  tableOfBackup,
} from './backup';
import { OPEN_GYM_NAMES } from './opengym-names';

const figure = v.nullish(v.number());
/** An exercise by its number, as text or not. */
const exerciseId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const set = v.object({
  w: figure,
  r: figure,
  sec: figure,
  min: figure,
  speed: figure,
  rir: figure,
  rpe: figure,
  done: v.optional(v.boolean(), true),
});
const instant = v.nullish(v.pipe(v.number(), v.minValue(86_400_000), v.maxValue(4e12)));
const workoutSchema = v.object({
  d: v.pipe(v.string(), v.check(isLocalDay)),
  start: instant,
  end: instant,
  name: v.nullish(v.string()),
  bw: figure,
  entries: v.array(
    v.object({
      id: exerciseId,
      sets: v.array(set),
      sg: v.nullish(v.union([v.string(), v.number()])),
    }),
  ),
});
const backup = v.object({
  unit: v.picklist(['kg', 'lb']),
  workouts: v.array(v.unknown()),
  routines: v.array(v.unknown()),
  customEx: v.optional(v.array(v.object({ id: exerciseId, n: v.string() })), []),
});

type OpenGymSet = v.InferOutput<typeof set>;

const MINUTE = 60;
const HALF_DAY = 43_200;

/** Reads openGym's backup; null if the value is none. Its exercises are numbers, except own ones. */
export function readOpenGymBackup(value: unknown): ReadTable | null {
  const read = v.safeParse(backup, value);
  if (!read.success) return null;
  const { unit, workouts, customEx } = read.output;
  const own = new Map(customEx.map(({ id, n }) => [id, n]));
  const nameOf = (id: string) => own.get(id) ?? OPEN_GYM_NAMES.get(id) ?? `openGym ${id}`;
  let planned = false;
  let hasBody = false;

  function setsOf(sets: readonly OpenGymSet[]): BackupSet[] {
    return sets.flatMap((one): BackupSet[] => {
      if (!one.done) {
        planned = true;
        return [];
      }
      const minutes = one.min ?? 0;
      const effort = one.rpe ?? (one.rir == null ? null : 10 - one.rir);
      const cells = {
        ...noCells(unit),
        load: amountText(one.w),
        reps: amountText(one.r),
        seconds: amountText(one.sec ?? (minutes > 0 ? minutes * MINUTE : null)),
        // Cardio has its time and its speed in km/h.
        distance: amountText(one.speed == null ? null : (one.speed * minutes) / MINUTE),
        rpe: amountText(effort),
      };
      return [{ kind: 'normal', cells }];
    });
  }

  const found = workouts.map((one): BackupWorkout | null => {
    const workout = v.safeParse(workoutSchema, one);
    if (!workout.success) return null;
    const { d, start, end, name, bw, entries } = workout.output;
    if (bw != null) hasBody = true;
    return {
      title: name ?? '',
      note: '',
      start: start == null ? { day: d, seconds: HALF_DAY } : wallTime(start, 'UTC'),
      ...(start == null ? {} : { offsetMinutes: 0 }),
      durationSeconds: lasted(((end ?? 0) - (start ?? 0)) / 1000),
      exercises: entries.map(({ id, sets, sg }) => ({
        name: nameOf(id),
        note: '',
        group: sg == null ? null : String(sg),
        sets: setsOf(sets),
      })),
    };
  });
  return tableOfBackup(found, {
    source: 'opengym',
    unit: { value: unit, known: true },
    remarks: [
      ...(planned ? (['sets-not-done'] as const) : []),
      ...(hasBody ? (['body-weight'] as const) : []),
    ],
  });
}
