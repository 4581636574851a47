/**
 * Places of a tape around the body. Limbs have two sides; `arm` is relaxed, `flexed-arm` is not.
 */
export const CIRCUMFERENCES = [
  'neck',
  'shoulders',
  'chest',
  'waist',
  'abdomen',
  'hips',
  'arm-right',
  'arm-left',
  'flexed-arm-right',
  'flexed-arm-left',
  'forearm-right',
  'forearm-left',
  'thigh-right',
  'thigh-left',
  'calf-right',
  'calf-left',
] as const;
export type Circumference = (typeof CIRCUMFERENCES)[number];

/** Places of a caliper, on the right side of the body. */
export const SKINFOLDS = [
  'chest',
  'midaxillary',
  'triceps',
  'biceps',
  'subscapular',
  'abdominal',
  'suprailiac',
  'thigh',
  'calf',
] as const;
export type Skinfold = (typeof SKINFOLDS)[number];

/** Each formula holds for one sex: the equations were fitted for women and for men separately. */
export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** Methods from measures to body fat. */
export const PROTOCOLS = [
  'jackson-pollock-3',
  'jackson-pollock-7',
  'guedes-3',
  'durnin-womersley-4',
  'navy',
] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Equations from body density to fat. */
export const EQUATIONS = ['siri', 'brozek'] as const;
export type Equation = (typeof EQUATIONS)[number];

/** Measures that can be followed over time, with the names of the registers. */
export type MeasureKey = 'weight' | 'fat' | `c.${Circumference}` | `f.${Skinfold}` | `m.${string}`;

/** Limits in tenths of a millimetre. */
export const LENGTH_LIMITS = {
  height: { least: 5_000, most: 27_500 },
  circumference: { least: 500, most: 30_000 },
  skinfold: { least: 10, most: 1_000 },
} as const;

export const AGE_LIMITS = { least: 5, most: 120 } as const;
