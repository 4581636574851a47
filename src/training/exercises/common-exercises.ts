/** Exercises of most programs, listed first for a person without history. */
export const COMMON_EXERCISES: readonly string[] = [
  'barbell-bench-press',
  'back-squat',
  'lat-pulldown',
  'leg-press-45',
  'seated-cable-row',
  'dumbbell-shoulder-press',
  'leg-extension',
  'lying-leg-curl',
  'dumbbell-lateral-raise',
  'dumbbell-curl',
  'rope-triceps-pushdown',
  'romanian-deadlift',
  'incline-dumbbell-bench-press',
  'standing-calf-raise',
];
