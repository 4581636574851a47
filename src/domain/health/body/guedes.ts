import { type Density, refusedAge } from './density';
import type { Sex } from './sites';

const AGES = { least: 18, most: 30 };

/**
 * Body density from three skinfolds, fitted with Brazilian students of 18 to 30 years. Men:
 * triceps, suprailiac, abdominal. Women: thigh, suprailiac, subscapular. Source: Guedes, D. P.,
 * 1994, "Composição corporal: princípios, técnicas e aplicações", after his work of 1985.
 * @param sum of the three, mm; above 0
 */
export function guedes3(sex: Sex, age: number, sum: number): Density {
  const log = Math.log10(sum);
  return (
    refusedAge(age, AGES) ?? {
      density: sex === 'male' ? 1.17136 - 0.06706 * log : 1.1665 - 0.07063 * log,
    }
  );
}
