import type { StrengthShare } from '#domain/progression/first-load/first-load';

const PRESS: StrengthShare = { test: 'bench-press', share: 1 };
const ARM: StrengthShare = { test: 'bench-press', share: 0.5 };
const LEGS: StrengthShare = { test: 'leg-press', share: 1 };
const THIGH_FRONT: StrengthShare = { test: 'bench-press', share: 0.75 };
const THIGH_BACK: StrengthShare = { test: 'bench-press', share: 0.5 };

/**
 * Common exercises whose load is known as a share of a tested lift, by id. Source: Heyward V. H.
 * (2002), Advanced Fitness Assessment and Exercise Prescription. It gives the loads of one battery in
 * percent of body mass. Bench press and lat pulldown have 66 (women 50), and leg extension has 50. Arm
 * curl has 33 (25), triceps extension and leg curl 33. The lower share of the two sexes counts. For dumbbells: Wong
 * D. P. et al. (2013), J Sports Sci Med 12(1), 38-43, whose slopes are for both dumbbells together.
 * Their intercepts are left out, which proposes less.
 */
export const STRENGTH_SHARES: Readonly<Record<string, StrengthShare>> = {
  'barbell-bench-press': PRESS,
  'machine-chest-press': PRESS,
  'smith-bench-press': PRESS,
  'lat-pulldown': PRESS,
  'wide-grip-lat-pulldown': PRESS,
  'close-grip-lat-pulldown': PRESS,
  'neutral-grip-lat-pulldown': PRESS,
  'leg-press-45': LEGS,
  'horizontal-leg-press': LEGS,
  'leg-extension': THIGH_FRONT,
  'lying-leg-curl': THIGH_BACK,
  'seated-leg-curl': THIGH_BACK,
  'barbell-curl': ARM,
  'ez-bar-curl': ARM,
  'cable-curl': ARM,
  'bar-triceps-pushdown': ARM,
  'rope-triceps-pushdown': ARM,
  'v-bar-triceps-pushdown': ARM,
  'dumbbell-shoulder-press': { test: 'bench-press', share: 0.21 },
  'hammer-curl': { test: 'bench-press', share: 0.14 },
};
