import { type Density, refusedAge } from './density';
import type { Sex } from './sites';

/** The ages of the service members for whom the equations were fitted. */
const AGES = { least: 18, most: 56 };

interface Tape {
  /** All lengths in centimetres. */
  readonly height: number;
  readonly neck: number;
  /** At the navel for men, at the narrowest place for women. */
  readonly middle: number;
  /** Used for women only. */
  readonly hips: number;
}

/**
 * Body density from circumferences, the tape method of the US Navy. Men: neck and abdomen at the
 * navel. Women: neck, narrowest waist and hips. Source: Hodgdon, J. A. and Beckett, M. B., 1984.
 * Prediction of percent body fat for U.S. Navy men and women from body circumferences and height,
 * reports 84-11 and 84-29. Its authors convert to fat by Siri.
 */
export function navy(sex: Sex, age: number, { height, neck, middle, hips }: Tape): Density {
  const girth = sex === 'male' ? middle - neck : middle + hips - neck;
  const refused = refusedAge(age, AGES);
  if (refused) return refused;
  if (girth <= 0) return { refused: 'range' };
  const [log, tall] = [Math.log10(girth), Math.log10(height)];
  return {
    density:
      sex === 'male'
        ? 1.0324 - 0.19077 * log + 0.15456 * tall
        : 1.29579 - 0.35004 * log + 0.221 * tall,
  };
}
