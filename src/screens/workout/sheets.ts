import type { WorkoutSet } from '#domain/workout/shape';

/** What lies over the live screen; null for nothing. */
export type OpenSheet =
  | 'picker'
  | 'rest'
  | 'step'
  | 'exercise-note'
  | 'history'
  | 'finish'
  | 'discard'
  | 'title'
  | 'workout-note'
  | { readonly correct: WorkoutSet }
  | null;
