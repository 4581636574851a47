import type { Muscle } from '#domain/exercises/muscles';

/**
 * The shapes of each muscle in the drawing. The drawing's own names differ: its obliques are the
 * middle of the belly, its upper belly is the waist. Its upper lats cover the shoulder blade.
 */
export const MUSCLE_REGIONS: Readonly<Record<Muscle, readonly string[]>> = {
  neck: ['neck', 'nape/0', 'nape/1'],
  traps: ['traps-upper', 'shoulder-front/0', 'shoulder-front/1'],
  front_delts: ['shoulder-side/1'],
  side_delts: ['shoulder-side/0'],
  rear_delts: ['deltoid-rear'],
  chest: ['chest-upper', 'chest-lower'],
  upper_back: ['traps-mid', 'traps-lower', 'lats-upper'],
  lats: ['lats-mid', 'lats-lower'],
  lower_back: ['lower-back-erectors', 'lower-back-ql'],
  biceps: ['biceps/0', 'biceps/1'],
  triceps: ['triceps-long', 'triceps-lateral', 'biceps/2'],
  forearms: ['forearm/0', 'forearm/1', 'forearm-flexors', 'forearm-extensors'],
  abs: ['serratus-anterior/0', 'obliques/0', 'obliques/1', 'abs-lower'],
  obliques: [
    'serratus-anterior/1',
    'serratus-anterior/2',
    'serratus-anterior/3',
    'obliques/2',
    'abs-upper',
  ],
  hip_flexors: ['hip-flexor/0'],
  glutes: ['gluteus-maximus'],
  quads: ['quads/0', 'quads/2'],
  hamstrings: ['hamstrings-medial', 'hamstrings-lateral'],
  adductors: ['adductors/0', 'adductors/1', 'hip-flexor/1'],
  abductors: ['gluteus-medius', 'quads/1'],
  calves: ['calves-gastroc-medial', 'calves-gastroc-lateral', 'calves-soleus'],
  tibialis: ['tibialis-anterior/0', 'tibialis-anterior/1'],
};

/** The level of each region of the drawn body, from the levels of muscles. */
export function regionLevels<Level>(
  muscles: Iterable<readonly [Muscle, Level]>,
): ReadonlyMap<string, Level> {
  return new Map(
    [...muscles].flatMap(([muscle, level]) =>
      MUSCLE_REGIONS[muscle].map((region) => [region, level] as const),
    ),
  );
}
