import type { WorkoutSet } from '#domain/workout/shape';

/** What helps with an exercise now and then. */
export type Tool = 'swap' | 'plates' | 'warm-up' | 'machine';

/** What lies over an exercise of a running workout. */
export type ExerciseSheetName =
  | Tool
  | 'rest'
  | 'step'
  | 'exercise-note'
  | 'history'
  | { readonly correct: WorkoutSet };

/** What the parts of an exercise open; exercises are added to the workout around it. */
export type OpenFromExercise = (sheet: ExerciseSheetName) => void;

export function isTool(open: ExerciseSheetName): open is Tool {
  return open === 'swap' || open === 'plates' || open === 'warm-up' || open === 'machine';
}
