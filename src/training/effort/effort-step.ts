import { type LoadUnit, MAX_LOAD_GRAMS, stepLoad, stepReps } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import type { EffortFieldName, LoggedExercise } from './effort-fields';

const MAX_SECONDS = 86_400;
const MAX_METERS = 1_000_000;

/** The step of a duration grows with it: 5 s are too few for half an hour. */
export function secondsStep(seconds: number): number {
  if (seconds >= 600) return 60;
  return seconds >= 120 ? 15 : 5;
}

export function metersStep(meters: number): number {
  if (meters >= 2000) return 500;
  return meters >= 200 ? 100 : 20;
}

/** The effort after one press of a field's stepper. */
export function steppedEffort(
  effort: Effort,
  field: EffortFieldName,
  direction: 1 | -1,
  exercise: LoggedExercise,
  unit: LoadUnit,
): Effort {
  const nextLoad =
    exercise.nextLoad ?? ((grams: number) => stepLoad(grams, direction, exercise.stepGrams, unit));
  switch (field) {
    case 'load':
      return { ...effort, load: nextLoad(effort.load ?? 0, direction) };
    case 'reps':
      return { ...effort, reps: stepReps(effort.reps ?? 0, direction) };
    case 'seconds': {
      const from = effort.seconds ?? 0;
      const step = secondsStep(direction === 1 ? from : from - 1);
      return { ...effort, seconds: Math.min(MAX_SECONDS, Math.max(0, from + direction * step)) };
    }
    case 'meters': {
      const from = effort.meters ?? 0;
      const step = metersStep(direction === 1 ? from : from - 1);
      return { ...effort, meters: Math.min(MAX_METERS, Math.max(0, from + direction * step)) };
    }
  }
}

export const EFFORT_LIMITS: Record<EffortFieldName, number> = {
  load: MAX_LOAD_GRAMS,
  reps: 999,
  seconds: MAX_SECONDS,
  meters: MAX_METERS,
};

/** Whether the field is at its minimum (-1) or maximum (1). */
export function atLimit(
  effort: Effort,
  field: EffortFieldName,
  direction: 1 | -1,
  exercise?: LoggedExercise,
): boolean {
  const value = effort[field] ?? 0;
  if (field === 'load' && exercise?.nextLoad) return exercise.nextLoad(value, direction) === value;
  return direction === -1 ? value <= 0 : value >= EFFORT_LIMITS[field];
}
