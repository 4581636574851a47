import type { WallTime } from '#domain/wall-time';
import type { SetKind } from '#domain/workouts/shape';
import { readEffort, type SetCells } from '../apps/figures';
import type { LoadUnitName, ReadTable, ReadWorkout, Remark, Warning } from '../model';

/** A set in the backup of another app. */
export interface BackupSet {
  readonly kind: SetKind;
  readonly cells: SetCells;
}

export interface BackupExercise {
  readonly name: string;
  readonly note: string;
  readonly group: string | null;
  readonly sets: readonly BackupSet[];
}

export interface BackupWorkout {
  readonly title: string;
  readonly note: string;
  readonly start: WallTime;
  readonly offsetMinutes?: number;
  readonly durationSeconds: number;
  readonly exercises: readonly BackupExercise[];
}

interface BackupFacts {
  readonly source: ReadTable['source'];
  readonly unit: ReadTable['unit'];
  readonly remarks?: readonly Remark[];
}

/** Cells without any value. */
export function noCells(unit: LoadUnitName): SetCells {
  return {
    load: '',
    loadUnit: unit,
    reps: '',
    seconds: '',
    distance: '',
    distanceUnit: 'km',
    rpe: '',
  };
}

/** The text of an amount, without the noise of its binary form; '' for none. */
export function amountText(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '' : String(Number(amount.toFixed(6)));
}

/** Seconds of a workout, at most a day. */
export function lasted(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(0, Math.round(seconds))) : 0;
}

/**
 * The table of a backup. Its workouts count from 1 in place of lines; null is one that could not be
 * read.
 */
export function tableOfBackup(
  workouts: readonly (BackupWorkout | null)[],
  { source, unit, remarks = [] }: BackupFacts,
): ReadTable {
  const warnings: Warning[] = [];
  let sets = 0;
  const found = workouts.flatMap((workout, index): ReadWorkout[] => {
    const line = index + 1;
    if (!workout) {
      warnings.push({ line, code: 'workout', text: '' });
      return [];
    }
    let place = 0;
    const exercises = workout.exercises
      .filter((exercise) => exercise.sets.length > 0)
      .map((exercise) => ({
        ...exercise,
        restSeconds: null,
        sets: exercise.sets.map(({ kind, cells }) => {
          place += 1;
          return { kind, ...readEffort(cells, line, warnings, true, place).set };
        }),
      }));
    sets += place;
    return exercises.length === 0 ? [] : [{ ...workout, line, exercises: alone(exercises) }];
  });
  return {
    source,
    // A backup whose workouts were not understood is not empty.
    rows: sets === 0 ? warnings.length : sets,
    workouts: found,
    warnings: warnings.map((warning) => ({ ...warning, inBackup: true })),
    remarks,
    unread: [],
    unit,
  };
}

/** Exercises without marks of supersets that have no other exercise. */
function alone<Exercise extends { readonly group: string | null }>(
  exercises: readonly Exercise[],
): Exercise[] {
  const count = (group: string | null) => exercises.filter((one) => one.group === group).length;
  return exercises.map((one) => (count(one.group) > 1 ? one : { ...one, group: null }));
}
