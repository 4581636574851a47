import type { WorkoutSet } from '#domain/workout/shape';

/** What helps with an exercise now and then. */
export type Tool = 'swap' | 'plates' | 'warm-up' | 'machine';

export function isTool(open: OpenSheet): open is Tool {
  return open === 'swap' || open === 'plates' || open === 'warm-up' || open === 'machine';
}

/** What lies over the live screen; null for nothing. */
export type OpenSheet =
  | 'picker'
  | 'rest'
  | 'step'
  | 'exercise-note'
  | 'history'
  | 'finish'
  | Tool
  | 'discard'
  | 'title'
  | 'workout-note'
  | { readonly correct: WorkoutSet }
  | null;
