import * as v from 'valibot';
import { readOffset, readWallTime, secondsBetween } from '../apps/dates';
import type { DistanceUnit } from '../apps/figures';
import { guessUnitOf } from '../apps/load-unit';
import type { LoadUnitName, ReadTable } from '../model';
import {
  amountText,
  type BackupExercise,
  type BackupSet,
  type BackupWorkout,
  noCells,
  tableOfBackup,
} from './backup';

const amount = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const moment = v.nullish(v.string());
const exercise = v.object({
  blueprint: v.object({
    name: v.string(),
    supersetWithNext: v.optional(v.boolean(), false),
  }),
  notes: v.nullish(v.string()),
  potentialSets: v.optional(
    v.array(
      v.object({
        set: v.nullish(v.object({ completionDateTime: moment, repsCompleted: v.number() })),
        weight: v.nullish(v.object({ value: amount, unit: v.nullish(v.string()) })),
      }),
    ),
    [],
  ),
  sets: v.optional(
    v.array(
      v.object({
        completionDateTime: moment,
        distance: v.nullish(v.object({ value: amount, unit: v.string() })),
        duration: v.nullish(v.string()),
        weight: v.nullish(v.object({ value: amount, unit: v.nullish(v.string()) })),
      }),
    ),
    [],
  ),
});
const sessionSchema = v.object({
  date: v.string(),
  blueprint: v.object({ name: v.optional(v.string(), '') }),
  recordedExercises: v.array(exercise),
  bodyweight: v.nullish(v.unknown()),
});

/** A session of LiftLog, as its JSON export writes it. */
export type LiftLogSession = v.InferInput<typeof sessionSchema>;
type Exercise = v.InferOutput<typeof exercise>;

const DISTANCES: Readonly<Record<string, DistanceUnit>> = {
  metre: 'm',
  kilometre: 'km',
  mile: 'mi',
  yard: 'yd',
};

const unitOf = (text: string | null | undefined): LoadUnitName | null =>
  text === 'kilograms' ? 'kg' : text === 'pounds' ? 'lb' : null;

/** "PT1H5M30S" in seconds; '' if it is none. */
function durationText(text: string | null | undefined): string {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(text ?? '');
  if (!found) return '';
  const [, hours = 0, minutes = 0, seconds = 0] = found;
  return amountText(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** The exercises; one that is marked shares the group of the next. */
function groupsOf(exercises: readonly Exercise[]): (string | null)[] {
  let group = 0;
  return exercises.map(({ blueprint }, index) => {
    const before = exercises[index - 1]?.blueprint.supersetWithNext === true;
    if (!before) group += 1;
    return before || blueprint.supersetWithNext ? String(group) : null;
  });
}

function setsOf({ potentialSets, sets }: Exercise, unit: LoadUnitName): BackupSet[] {
  const lifted = potentialSets.flatMap(({ set, weight }): BackupSet[] => {
    if (!set) return [];
    const cells = {
      ...noCells(unitOf(weight?.unit) ?? unit),
      load: amountText(weight?.value),
      reps: amountText(set.repsCompleted),
    };
    return [{ kind: 'normal', cells }];
  });
  const moved = sets.flatMap(({ distance, duration, weight, completionDateTime }): BackupSet[] => {
    if (completionDateTime == null && !distance && duration == null) return [];
    const cells = {
      ...noCells(unitOf(weight?.unit) ?? unit),
      load: amountText(weight?.value),
      seconds: durationText(duration),
      distance: amountText(distance?.value),
      distanceUnit: DISTANCES[distance?.unit ?? ''] ?? ('km' as const),
    };
    return [{ kind: 'normal', cells }];
  });
  return [...lifted, ...moved];
}

/**
 * Reads the sessions of LiftLog; null if the values are none.
 * @param chosen the unit of loads, where the sessions name none
 */
export function readLiftLogSessions(
  values: readonly unknown[],
  chosen: LoadUnitName | null,
): ReadTable | null {
  const sessions = values.map((one) => v.safeParse(sessionSchema, one));
  const read = sessions.flatMap(({ success, output }) => (success ? [output] : []));
  if (!sessions.some(({ success }) => success)) return null;
  const units = read.flatMap(({ recordedExercises }) =>
    recordedExercises.flatMap(({ potentialSets }) =>
      potentialSets.flatMap(({ weight }) => unitOf(weight?.unit) ?? []),
    ),
  );
  const pounds = units.filter((one) => one === 'lb').length;
  const loads = read.flatMap(({ recordedExercises }) =>
    recordedExercises.flatMap(({ potentialSets }) =>
      potentialSets.map(({ weight }) => weight?.value ?? 0),
    ),
  );
  const named: LoadUnitName = pounds * 2 > units.length ? 'lb' : 'kg';
  const unit = units.length > 0 ? named : (chosen ?? guessUnitOf(loads));
  let planned = false;
  const workouts = sessions.map((one): BackupWorkout | null => {
    if (!one.success) return null;
    const { date, blueprint, recordedExercises } = one.output;
    const moments = recordedExercises
      .flatMap(({ potentialSets, sets }) => [
        ...potentialSets.flatMap(({ set }) => set?.completionDateTime ?? []),
        ...sets.flatMap(({ completionDateTime }) => completionDateTime ?? []),
      ])
      .filter((text) => readWallTime(text) !== null)
      .sort();
    const [first = date] = moments;
    const start = readWallTime(first);
    if (!start) return null;
    const offset = readOffset(first);
    planned ||= recordedExercises.some(({ potentialSets }) =>
      potentialSets.some(({ set }) => !set),
    );
    const groups = groupsOf(recordedExercises);
    return {
      title: blueprint.name,
      note: '',
      start,
      ...(offset === null ? {} : { offsetMinutes: offset }),
      durationSeconds: secondsBetween(start, readWallTime(moments.at(-1) ?? first)),
      exercises: recordedExercises.map(
        (each, index): BackupExercise => ({
          name: each.blueprint.name,
          note: each.notes ?? '',
          group: groups[index] ?? null,
          sets: setsOf(each, unit),
        }),
      ),
    };
  });
  const hasBody = read.some(({ bodyweight }) => bodyweight != null);
  return tableOfBackup(workouts, {
    source: 'liftlog',
    unit: { value: unit, known: units.length > 0 },
    remarks: [
      ...(planned ? (['sets-not-done'] as const) : []),
      ...(hasBody ? (['body-weight'] as const) : []),
      ...(units.length > 0 ? [] : (['unit-guessed'] as const)),
    ],
  });
}
