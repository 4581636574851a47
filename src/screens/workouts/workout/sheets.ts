import type { ExerciseSheetName } from '../../../parts/exercises/exercise-sheets';

/** The open sheet of the workout screen; null without one. */
export type OpenWorkoutSheet =
  | 'picker'
  | 'finish'
  | 'discard'
  | 'title'
  | 'workout-note'
  | ExerciseSheetName
  | null;
