import type { WorkoutSet } from '#domain/workouts/shape';

/** Occasional aids for an exercise. */
export type Tool = 'swap' | 'plates' | 'warm-up' | 'machine';

/** Sheets over an exercise of a running workout. */
export type ExerciseSheetName =
  | Tool
  | 'rest'
  | 'step'
  | 'exercise-note'
  | 'history'
  | { readonly correct: WorkoutSet };

/** Opens a sheet from within an exercise; adding exercises belongs to the workout around it. */
export type OpenFromExercise = (sheet: ExerciseSheetName) => void;

export function isTool(open: ExerciseSheetName): open is Tool {
  return open === 'swap' || open === 'plates' || open === 'warm-up' || open === 'machine';
}
