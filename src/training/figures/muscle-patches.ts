import type { Muscle } from '#domain/exercises/muscles';

/**
 * A muscle on a limb. `from` and `to` are shares of the bone, `width` is half of it as a share of
 * the limb's. `around` is the direction in degrees: 0 front, 90 outward, 180 back.
 */
export type LimbPatch = readonly [
  bone: 'upperArm' | 'forearm' | 'thigh' | 'shank',
  from: number,
  to: number,
  around: number,
  width: number,
];

export const LIMB_PATCHES: readonly (readonly [Muscle, readonly LimbPatch[]])[] = [
  ['front_delts', [['upperArm', -0.06, 0.22, 20, 0.62]]],
  ['side_delts', [['upperArm', -0.08, 0.26, 90, 0.66]]],
  ['rear_delts', [['upperArm', -0.06, 0.22, 165, 0.62]]],
  ['biceps', [['upperArm', 0.34, 0.82, 0, 0.66]]],
  ['triceps', [['upperArm', 0.24, 0.8, 180, 0.66]]],
  ['forearms', [['forearm', 0.08, 0.6, 60, 0.7]]],
  [
    'quads',
    [
      ['thigh', 0.2, 0.86, 10, 0.68],
      ['thigh', 0.25, 0.8, 60, 0.55],
    ],
  ],
  ['hamstrings', [['thigh', 0.25, 0.88, 180, 0.66]]],
  ['adductors', [['thigh', 0.08, 0.6, -90, 0.55]]],
  ['abductors', [['thigh', -0.1, 0.2, 95, 0.6]]],
  ['calves', [['shank', 0.08, 0.48, 180, 0.7]]],
  ['tibialis', [['shank', 0.14, 0.7, 15, 0.5]]],
];

/** A muscle on the trunk: round points of the right side, forward, up and outward, and radii. */
export type TrunkPatch = readonly [
  part: 'chest' | 'pelvis',
  ...points: readonly (readonly [forward: number, up: number, out: number, radius: number])[],
];

export const TRUNK_PATCHES: readonly (readonly [Muscle, readonly TrunkPatch[]])[] = [
  ['neck', [['chest', [-0.5, 3, 1.2, 1.5], [0, 5.2, 1.2, 1.4]]]],
  ['traps', [['chest', [-1.6, 2.4, 1.6, 1.6], [-1.6, 0.4, 7.4, 1.4]]]],
  ['chest', [['chest', [3.2, -3.6, 2.6, 2.3], [2.6, -2.6, 7, 2.1], [3.2, -6.2, 4, 2.1]]]],
  ['upper_back', [['chest', [-3.4, -2.2, 2.2, 2], [-3.4, -3, 6.4, 2], [-3.4, -8, 2, 1.8]]]],
  ['lats', [['chest', [-2.2, -5.5, 7.2, 2], [-2.4, -11, 5.4, 2.2], [-2.6, -15.5, 2.6, 1.6]]]],
  ['lower_back', [['pelvis', [-3, 5.5, 1.7, 1.6], [-2.8, 12.5, 1.7, 1.7]]]],
  ['abs', [['chest', [3, -10, 1.7, 1.7], [2.8, -18, 1.7, 1.8], [2.9, -23.5, 1.5, 1.6]]]],
  ['obliques', [['chest', [1.4, -12, 5.6, 1.7], [1, -20, 5.2, 1.8]]]],
  ['hip_flexors', [['pelvis', [3.6, 1, 4.6, 1.7], [3.2, 5, 3.4, 1.5]]]],
  ['glutes', [['pelvis', [-3.4, 2, 4.4, 2.8], [-3.8, -1.6, 4.6, 2.9]]]],
];
