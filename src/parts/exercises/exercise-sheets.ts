import type { WorkoutSet } from '#domain/workouts/shape';

/** Rarely used tools of an exercise. */
export type Tool = 'swap' | 'plates' | 'warm-up' | 'machine';

/** Sheets of an exercise in a running workout. */
export type ExerciseSheetName =
  | Tool
  | 'rest'
  | 'step'
  | 'exercise-note'
  | 'history'
  | { readonly correct: WorkoutSet };

/** Opens a sheet of an exercise; the sheet for adding exercises belongs to the workout. */
export type OpenFromExercise = (sheet: ExerciseSheetName) => void;

export function isTool(open: ExerciseSheetName): open is Tool {
  return open === 'swap' || open === 'plates' || open === 'warm-up' || open === 'machine';
}
