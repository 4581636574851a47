import * as v from 'valibot';
import { wallTime } from '#domain/wall-time';
import { nameOfLiftosaur } from '../apps/liftosaur';
import type { LoadUnitName, ReadTable } from '../model';
import {
  amountText,
  type BackupExercise,
  type BackupSet,
  type BackupWorkout,
  lasted,
  noCells,
  tableOfBackup,
} from './backup';

const weight = v.object({ value: v.number(), unit: v.picklist(['kg', 'lb']) });
const set = v.object({
  completedReps: v.nullish(v.number()),
  completedWeight: v.nullish(weight),
  completedRpe: v.nullish(v.number()),
  completedSetTimer: v.nullish(v.number()),
  weight: v.nullish(weight),
});
const record = v.object({
  programName: v.optional(v.string(), ''),
  dayName: v.optional(v.string(), ''),
  startTime: v.pipe(v.number(), v.minValue(86_400_000), v.maxValue(4_000_000_000_000)),
  endTime: v.nullish(v.number()),
  notes: v.nullish(v.string()),
  entries: v.array(
    v.object({
      exercise: v.object({ id: v.string(), equipment: v.nullish(v.string()) }),
      sets: v.array(set),
      warmupSets: v.optional(v.array(set), []),
      notes: v.nullish(v.string()),
      superset: v.nullish(v.string()),
    }),
  ),
});
const backup = v.object({
  history: v.array(v.unknown()),
  programs: v.array(v.unknown()),
  settings: v.object({
    units: v.optional(v.picklist(['kg', 'lb']), 'lb'),
    exercises: v.optional(v.record(v.string(), v.nullish(v.object({ name: v.string() })))),
  }),
});

type Entry = v.InferOutput<typeof record>['entries'][number];

/** Reads Liftosaur's file with everything; null if the value is none. */
export function readLiftosaurBackup(value: unknown): ReadTable | null {
  const read = v.safeParse(backup, value);
  if (!read.success) return null;
  const { history, settings } = read.output;
  const custom = settings.exercises ?? {};
  let planned = false;

  function setsOf(sets: Entry['sets'], kind: BackupSet['kind']): BackupSet[] {
    return sets.flatMap((one): BackupSet[] => {
      // A set without a result was planned and not done.
      if (one.completedReps == null && one.completedSetTimer == null) {
        planned = true;
        return [];
      }
      const load = one.completedWeight ?? one.weight;
      const unit = load?.unit ?? settings.units;
      const cells = {
        ...noCells(unit),
        load: amountText(load?.value),
        reps: amountText(one.completedReps),
        seconds: amountText(one.completedSetTimer),
        rpe: amountText(one.completedRpe),
      };
      return [{ kind, cells }];
    });
  }

  const exerciseOf = ({ exercise, sets, warmupSets, notes, superset }: Entry): BackupExercise => ({
    name: custom[exercise.id]?.name ?? nameOfLiftosaur(exercise.id, exercise.equipment ?? ''),
    note: notes ?? '',
    group: superset ?? null,
    sets: [...setsOf(warmupSets, 'warmup'), ...setsOf(sets, 'normal')],
  });
  const workouts = history.map((one): BackupWorkout | null => {
    const found = v.safeParse(record, one);
    if (!found.success) return null;
    const { programName, dayName, startTime, endTime, notes, entries } = found.output;
    return {
      title: [programName, dayName].filter((text) => text !== '').join(', '),
      note: notes ?? '',
      start: wallTime(startTime, 'UTC'),
      offsetMinutes: 0,
      durationSeconds: lasted(((endTime ?? startTime) - startTime) / 1000),
      exercises: entries.map(exerciseOf),
    };
  });
  const unit: LoadUnitName = settings.units;
  return tableOfBackup(workouts, {
    source: 'liftosaur',
    unit: { value: unit, known: true },
    remarks: planned ? ['sets-not-done'] : [],
  });
}
