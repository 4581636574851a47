import type { ExerciseSheetName } from '../../parts/exercise/exercise-sheets';

/** The open sheet over the live screen; null without one. */
export type OpenSheet =
  | 'picker'
  | 'finish'
  | 'discard'
  | 'title'
  | 'workout-note'
  | ExerciseSheetName
  | null;
