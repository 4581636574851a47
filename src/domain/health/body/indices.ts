import type { AssessmentValues } from './assessment';
import type { Sex } from './sites';

/** Health classes of the body mass index. */
export type BmiClass = 'under' | 'normal' | 'over' | 'obese-1' | 'obese-2' | 'obese-3';

/** Lower limits of the classes, kg/m² (WHO, 2000, Technical Report Series 894, table 2.1). */
const BMI_FROM: readonly (readonly [from: number, is: BmiClass])[] = [
  [0, 'under'],
  [18.5, 'normal'],
  [25, 'over'],
  [30, 'obese-1'],
  [35, 'obese-2'],
  [40, 'obese-3'],
];

/** Lower limits of all classes, kg/m²; the first is 0. */
export const BMI_LIMITS: readonly number[] = BMI_FROM.map(([from]) => from);

/** Minimum age for the classes: below it, growth curves apply. */
const ADULT = 20;

/**
 * Body mass index: weight over height squared, kg/m² (Quetelet, 1832).
 * @param grams weight
 * @param height tenths of a millimetre
 */
export function bmi(grams: number, height: number): number {
  const metres = height / 10_000;
  return grams / 1000 / (metres * metres);
}

/** The class of an index; null if the age is unknown or below 20. */
export function bmiClass(index: number, age: number | null): BmiClass | null {
  if (age === null || age < ADULT) return null;
  return BMI_FROM.findLast(([from]) => index >= from)?.[1] ?? null;
}

/**
 * Lower limits of a substantially increased risk of metabolic complications (WHO, 2008, "Waist
 * circumference and waist-hip ratio", table A1).
 */
const WAIST_HIP_FROM: Readonly<Record<Sex, number>> = { female: 0.85, male: 0.9 };

/** Lower limit at which adults should act (Ashwell, M. and Hsieh, S. D., 2005). */
const WAIST_HEIGHT_FROM = 0.5;

/** A ratio and whether it reaches its cut-off; null where that is unknown. */
export interface Ratio {
  readonly ratio: number;
  readonly from: number | null;
  readonly above: boolean | null;
}

export interface Indices {
  /** kg/m². */
  readonly bmi: { readonly index: number; readonly is: BmiClass | null } | null;
  readonly waistHip: Ratio | null;
  readonly waistHeight: Ratio | null;
}

/** Indices from the weight, height, waist and hips of an assessment; null without their inputs. */
export function indicesOf({
  grams,
  height,
  sex,
  age,
  circumferences: { waist, hips },
}: AssessmentValues): Indices {
  const index = grams !== null && height !== null ? bmi(grams, height) : null;
  const adult = age !== null && age >= ADULT;
  const ratio = (to: number | null | undefined, from: number | null): Ratio | null => {
    if (waist === undefined || to === null || to === undefined) return null;
    const is = waist / to;
    return adult && from !== null
      ? { ratio: is, from, above: is >= from }
      : { ratio: is, from: null, above: null };
  };
  return {
    bmi: index === null ? null : { index, is: bmiClass(index, age) },
    waistHip: ratio(hips, sex && WAIST_HIP_FROM[sex]),
    waistHeight: ratio(height, WAIST_HEIGHT_FROM),
  };
}
