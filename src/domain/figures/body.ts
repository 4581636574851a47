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

/** Distances from the middle of the body to the centres of the joints, in percent of the height. */
export const HALF_SHOULDERS = 11;
export const HALF_HIPS = 5.2;

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
