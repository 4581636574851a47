/** The muscles of the muscle map, from head to foot. */
export const MUSCLES = [
  'neck',
  'traps',
  'front_delts',
  'side_delts',
  'rear_delts',
  'chest',
  'upper_back',
  'lats',
  'lower_back',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'hip_flexors',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'abductors',
  'calves',
  'tibialis',
] as const;

export type Muscle = (typeof MUSCLES)[number];

/** Muscle groups for training and filters; every muscle is in exactly one group. */
export const MUSCLE_GROUPS = {
  chest: ['chest'],
  back: ['lats', 'upper_back', 'traps', 'lower_back'],
  shoulders: ['front_delts', 'side_delts', 'rear_delts'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  forearms: ['forearms'],
  core: ['abs', 'obliques', 'hip_flexors'],
  glutes: ['glutes', 'abductors'],
  legs: ['quads', 'hamstrings', 'adductors'],
  calves: ['calves', 'tibialis'],
  neck: ['neck'],
} as const satisfies Record<string, readonly Muscle[]>;

export type MuscleGroup = keyof typeof MUSCLE_GROUPS;

/** The groups in the order of a menu. */
export const MUSCLE_GROUP_ORDER: readonly MuscleGroup[] = [
  'chest',
  'back',
  'shoulders',
  'biceps',
  'triceps',
  'legs',
  'glutes',
  'calves',
  'core',
  'forearms',
  'neck',
];

/** The group that a muscle belongs to. */
export function muscleGroup(muscle: Muscle): MuscleGroup {
  const holds = (group: MuscleGroup) => {
    const muscles: readonly Muscle[] = MUSCLE_GROUPS[group];
    return muscles.includes(muscle);
  };
  return MUSCLE_GROUP_ORDER.find(holds) ?? 'core';
}
