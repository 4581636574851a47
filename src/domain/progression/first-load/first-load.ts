import type { Sex } from '../../health/body/sites';
import type { Rounding } from '../rounding';

/** The facts about a person that a first load needs; each is null if unknown. */
export interface Beginner {
  readonly grams: number | null;
  readonly sex: Sex | null;
  /** Full years. */
  readonly age: number | null;
  /** Whether the person has trained for months. */
  readonly trained: boolean;
  /** Whether an answer about health or pain asks for caution. */
  readonly careful: boolean;
}

/** Facts that the person typed for the proposals of one workout; they are not stored. */
export type ToldFacts = Omit<Beginner, 'careful'>;

/** The strength test behind an exercise, and the share of its load that the exercise takes. */
export interface StrengthShare {
  readonly test: 'bench-press' | 'leg-press';
  readonly share: number;
}

/** A first load with its margin, grams that the gym has. */
export interface FirstLoad {
  readonly grams: number;
  /** The upper end of the margin; not below `grams`. */
  readonly most: number;
}

/** The 1RM as a share of body weight at the twentieth percentile, by the age that a row starts at. */
type Norm = readonly (readonly [from: number, ratio: number])[];

const NORMS: Record<StrengthShare['test'], Record<Sex, Norm>> = {
  'bench-press': {
    male: [
      [18, 0.88],
      [30, 0.78],
      [40, 0.72],
      [50, 0.63],
      [60, 0.57],
    ],
    female: [
      [18, 0.51],
      [30, 0.47],
      [40, 0.43],
      [50, 0.39],
      [60, 0.38],
    ],
  },
  'leg-press': {
    male: [
      [18, 1.63],
      [30, 1.52],
      [40, 1.44],
      [50, 1.32],
      [60, 1.19],
    ],
    female: [
      [18, 1.22],
      [30, 1.09],
      [40, 1.02],
      [50, 0.85],
      [60, 0.82],
    ],
  },
};

/** The norms are those of adults. */
const LEAST_AGE = 18;
/** From this age on, everybody begins with the light share. */
const OLDER_AGE = 60;
/** From this age on, the norms say nothing. */
const MOST_AGE = 80;
/** Heavier people count as heavy as this, grams, because fat lifts nothing: a convention. */
const COUNTED_WEIGHT: Record<Sex, number> = { male: 79_000, female: 63_500 };
/** Body weight below this, grams, was not among those tested. */
const LEAST_WEIGHT = 40_000;
/** Shares of the 1RM, from and to. */
const LIGHT = { from: 0.4, to: 0.5 };
const MODERATE = { from: 0.6, to: 0.7 };

/**
 * The load with which a person starts an exercise without a history. It is a share of a 1RM, which
 * is body weight times a ratio. Four of five people of that sex and age exceed the ratio. Beginners,
 * and people from 60 on, take 40 to 50 % of the 1RM, others 60 to 70 %. The lower end is proposed.
 *
 * Norms of the bench press: Cooper Institute, Physical Fitness Specialist Manual (2002). Norms of
 * the leg press: the same institute's, by the ACSM's Guidelines for Exercise Testing and
 * Prescription. From 60 on they fall as those of the bench press. Shares of the 1RM: Garber C. E. et
 * al. (2011). Quantity and quality of exercise, Med Sci Sports Exerc 43(7), 1334-1359.
 * `docs/progression.md` says which figures were compared with these sources.
 *
 * @returns null without the facts, for minors, from 80 on, and with a health risk;
 * 'heavy' where the gym's lightest load is above the margin
 */
export function firstLoad(
  { grams, sex, age, trained, careful }: Beginner,
  { test, share }: StrengthShare,
  { round }: Pick<Rounding, 'round'>,
): FirstLoad | 'heavy' | null {
  if (careful || grams === null || sex === null || age === null) return null;
  if (age < LEAST_AGE || age >= MOST_AGE || grams < LEAST_WEIGHT) return null;
  const ratio = NORMS[test][sex].findLast(([from]) => from <= age)?.[1] ?? 0;
  const max = Math.min(grams, COUNTED_WEIGHT[sex]) * ratio * share;
  const part = trained && age < OLDER_AGE ? MODERATE : LIGHT;
  const least = round(Math.round(max * part.from), 'down');
  if (least === 0) return null;
  if (least > max * part.to) return 'heavy';
  const most = round(Math.round(max * part.to), 'down');
  return { grams: least, most: Math.max(least, most) };
}
