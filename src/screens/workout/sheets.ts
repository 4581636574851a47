import type { ExerciseSheetName } from '../../parts/exercise/exercise-sheets';

/** What lies over the live screen; null for nothing. */
export type OpenSheet =
  | 'picker'
  | 'finish'
  | 'discard'
  | 'title'
  | 'workout-note'
  | ExerciseSheetName
  | null;
