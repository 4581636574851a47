/**
 * Lengths of the segments in percent of the body's height: R. Drillis and R. Contini, "Body Segment
 * Parameters" (1966), as printed in D. A. Winter, "Biomechanics and Motor Control of Human
 * Movement", 4th edition (2009), figure 4.1. The trunk's 28.8 are split at the waist. `grip` is the
 * middle of a fist, measured from the wrist.
 */
export const LENGTHS = {
  shank: 24.6,
  thigh: 24.5,
  pelvis: 10,
  ribs: 18.8,
  upperArm: 18.6,
  forearm: 14.6,
  grip: 4.5,
  hand: 10.8,
  ankle: 3.9,
  heel: 4.5,
  ball: 6.2,
  toe: 10.7,
  neck: 3.5,
  head: 8,
} as const;

export const FIGURE_BUILDS = ['neutral', 'woman', 'man'] as const;
export type FigureBuild = (typeof FIGURE_BUILDS)[number];

export interface BuildShape {
  /** From the middle of the body to the centres of the joints, in percent of the height. */
  readonly halfShoulders: number;
  readonly halfHips: number;
  /** Factors of the drawn outline. */
  readonly waist: number;
  readonly limbs: number;
}

/**
 * For their height women have narrower shoulders and wider hips than men: C. C. Gordon et al., "2012
 * Anthropometric Survey of U.S. Army Personnel" (2014). The neutral build lies between both.
 */
export const BUILD_SHAPES: Readonly<Record<FigureBuild, BuildShape>> = {
  neutral: { halfShoulders: 11, halfHips: 5.2, waist: 1, limbs: 1 },
  woman: { halfShoulders: 10.4, halfHips: 5.6, waist: 0.92, limbs: 0.94 },
  man: { halfShoulders: 11.6, halfHips: 4.8, waist: 1.05, limbs: 1.06 },
};

/** Share of the body's mass, and the centre along the segment from its upper end (Winter, 4.1). */
export const MASSES = {
  head: { mass: 0.081, centre: 1 },
  trunk: { mass: 0.497, centre: 0.5 },
  upperArm: { mass: 0.028, centre: 0.436 },
  forearm: { mass: 0.016, centre: 0.43 },
  hand: { mass: 0.006, centre: 1 },
  thigh: { mass: 0.1, centre: 0.433 },
  shank: { mass: 0.0465, centre: 0.433 },
  foot: { mass: 0.0145, centre: 0.5 },
} as const;
