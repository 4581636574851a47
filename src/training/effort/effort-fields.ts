import { type Exercise, type LoadKind, movesBody } from '#domain/exercises/exercise';
import { barOf, usualBar } from '#domain/gyms/usual-bar';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';

/** One of the values of a set. */
export type EffortFieldName = 'load' | 'reps' | 'seconds' | 'meters';

/** Facts about an exercise for logging. */
export interface LoggedExercise {
  readonly loadKind: LoadKind;
  readonly stepGrams: number;
  /** The next possible load with the gym's equipment; absent if only the step is known. */
  readonly nextLoad?: (grams: number, direction: 1 | -1) => number;
}

/** The fields of an exercise's sets, in the order of the dock and the columns. */
export function fieldsOf(loadKind: LoadKind): readonly EffortFieldName[] {
  switch (loadKind) {
    case 'time':
      return ['seconds'];
    case 'distance':
      return ['meters', 'seconds'];
    case 'reps_only':
      return ['reps'];
    default:
      return ['load', 'reps'];
  }
}

/** Fields with their own stepper; a load in addition to body weight has a chip instead. */
export function steppedFields(loadKind: LoadKind): readonly EffortFieldName[] {
  return movesBody(loadKind) ? ['reps'] : fieldsOf(loadKind);
}

/** The default of a first set without history: the empty bar. */
export function firstEffort(
  exercise: Pick<Exercise, 'loadKind' | 'equipment'>,
  unit: LoadUnit,
): Effort {
  // Loads of one side, or on a belt, contain no bar.
  const bar = exercise.loadKind === 'total' ? barOf(exercise.equipment) : null;
  const fields = fieldsOf(exercise.loadKind);
  const seconds = exercise.equipment === 'cardio' ? 1200 : 30;
  return {
    load: fields.includes('load') ? (bar === null ? 0 : usualBar(bar, unit)) : null,
    reps: fields.includes('reps') ? 10 : null,
    ...(exercise.loadKind === 'time' ? { seconds } : {}),
    ...(fields.includes('meters') ? { meters: 400, seconds: null } : {}),
  };
}

/** Fills missing values of an effort with those of another one. */
export function completed(effort: Effort | null, by: Effort): Effort {
  const seconds = effort?.seconds ?? by.seconds;
  const meters = effort?.meters ?? by.meters;
  return {
    load: effort?.load ?? by.load,
    reps: effort?.reps ?? by.reps,
    ...(seconds == null ? {} : { seconds }),
    ...(meters == null ? {} : { meters }),
    ...(effort?.rir == null ? {} : { rir: effort.rir }),
  };
}
