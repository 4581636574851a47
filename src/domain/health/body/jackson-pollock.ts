import { type Ages, type Density, refusedAge } from './density';
import type { Sex } from './sites';

interface Equation {
  readonly start: number;
  readonly sum: number;
  readonly square: number;
  readonly age: number;
}

const AGES: Readonly<Record<Sex, Ages>> = {
  male: { least: 18, most: 61 },
  female: { least: 18, most: 55 },
};

const THREE: Readonly<Record<Sex, Equation>> = {
  male: { start: 1.10938, sum: 0.0008267, square: 0.0000016, age: 0.0002574 },
  female: { start: 1.0994921, sum: 0.0009929, square: 0.0000023, age: 0.0001392 },
};

const SEVEN: Readonly<Record<Sex, Equation>> = {
  male: { start: 1.112, sum: 0.00043499, square: 0.00000055, age: 0.00028826 },
  female: { start: 1.097, sum: 0.00046971, square: 0.00000056, age: 0.00012828 },
};

function densityOf(by: Equation, ages: Ages, age: number, sum: number): Density {
  const refused = refusedAge(age, ages);
  if (refused) return refused;
  // Beyond its lowest point the curve would give less fat for thicker folds.
  if (sum > by.sum / (2 * by.square)) return { refused: 'range' };
  return { density: by.start - by.sum * sum + by.square * sum * sum - by.age * age };
}

/**
 * Density of the body from three skinfolds. Men: chest, abdominal, thigh, 18 to 61 years (Jackson,
 * A. S. and Pollock, M. L., 1978, "Generalized equations for predicting body density of men").
 * Women: triceps, suprailiac, thigh, 18 to 55 years (Jackson, Pollock and Ward, A., 1980).
 * @param sum of the three, mm
 */
export function jacksonPollock3(sex: Sex, age: number, sum: number): Density {
  return densityOf(THREE[sex], AGES[sex], age, sum);
}

/**
 * Body density from seven skinfolds: chest, midaxillary, triceps, subscapular, abdominal,
 * suprailiac and thigh. Men of 18 to 61 years: Jackson and Pollock, 1978. Women of 18 to 55:
 * Jackson, Pollock and Ward, 1980.
 * @param sum of the seven, mm
 */
export function jacksonPollock7(sex: Sex, age: number, sum: number): Density {
  return densityOf(SEVEN[sex], AGES[sex], age, sum);
}
