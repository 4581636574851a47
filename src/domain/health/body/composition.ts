import type { AssessmentValues } from './assessment';
import { brozek, type Density, siri } from './density';
import { durninWomersley4 } from './durnin-womersley';
import { guedes3 } from './guedes';
import { jacksonPollock3, jacksonPollock7 } from './jackson-pollock';
import { navy } from './navy';
import type { Circumference, Equation, Protocol, Sex, Skinfold } from './sites';

/** Inputs of a protocol, with the names of the registers. */
export type Needed = 'sex' | 'age' | 'height' | `c.${Circumference}` | `f.${Skinfold}`;

/** The result of a protocol: percent of fat, or why there is none. */
export type BodyFat =
  | {
      readonly protocol: Protocol;
      readonly equation: Equation;
      /** Percent of the weight, not rounded. */
      readonly fat: number;
      /** g/cm³. */
      readonly density: number;
    }
  | { readonly refused: 'missing'; readonly missing: readonly Needed[] }
  | Extract<Density, { refused: unknown }>;

/** Credible percents: some fat is essential, and no formula here was fitted above the limit. */
const CREDIBLE = { least: 2, most: 60 };

const FOLDS: Readonly<
  Record<Exclude<Protocol, 'navy'>, Readonly<Record<Sex, readonly Skinfold[]>>>
> = {
  'jackson-pollock-3': {
    male: ['chest', 'abdominal', 'thigh'],
    female: ['triceps', 'suprailiac', 'thigh'],
  },
  'jackson-pollock-7': both([
    'chest',
    'midaxillary',
    'triceps',
    'subscapular',
    'abdominal',
    'suprailiac',
    'thigh',
  ]),
  'guedes-3': {
    male: ['triceps', 'suprailiac', 'abdominal'],
    female: ['thigh', 'suprailiac', 'subscapular'],
  },
  'durnin-womersley-4': both(['biceps', 'triceps', 'subscapular', 'suprailiac']),
};

const BY_FOLDS = {
  'jackson-pollock-3': jacksonPollock3,
  'jackson-pollock-7': jacksonPollock7,
  'guedes-3': guedes3,
  'durnin-womersley-4': durninWomersley4,
} as const;

function both(folds: readonly Skinfold[]) {
  return { male: folds, female: folds };
}

/** The inputs of a protocol, in the order of the form. */
export function neededBy(protocol: Protocol, sex: Sex | null): readonly Needed[] {
  if (sex === null) return ['sex', 'age'];
  if (protocol !== 'navy') {
    return ['sex', 'age', ...FOLDS[protocol][sex].map((site) => `f.${site}` as const)];
  }
  return sex === 'male'
    ? ['sex', 'age', 'height', 'c.neck', 'c.abdomen']
    : ['sex', 'age', 'height', 'c.neck', 'c.waist', 'c.hips'];
}

function has(values: AssessmentValues, needed: Needed): boolean {
  if (needed === 'sex' || needed === 'age' || needed === 'height') return values[needed] !== null;
  return measuredAt(values, needed) !== null;
}

/** The value at a place of the body, tenths of a millimetre, or null. */
export function measuredAt(
  { circumferences, skinfolds }: Pick<AssessmentValues, 'circumferences' | 'skinfolds'>,
  place: `c.${Circumference}` | `f.${Skinfold}`,
): number | null {
  const found: Readonly<Record<string, number>> = place.startsWith('c.')
    ? circumferences
    : skinfolds;
  return found[place.slice(2)] ?? null;
}

/**
 * The body fat of an assessment by its chosen protocol and equation; null without a protocol.
 * Outside the formula's range it is a refusal, never a number.
 */
export function bodyFat(values: AssessmentValues): BodyFat | null {
  const { protocol, sex, age } = values;
  if (protocol === null) return null;
  const missing = neededBy(protocol, sex).filter((needed) => !has(values, needed));
  if (missing.length > 0 || sex === null || age === null) return { refused: 'missing', missing };
  const found = densityBy(protocol, sex, age, values);
  if ('refused' in found) return found;
  const { density } = found;
  // The tape method uses Siri's equation; another one would not give its authors' figure.
  const equation = protocol === 'navy' ? 'siri' : (values.equation ?? 'siri');
  const fat = equation === 'siri' ? siri(density) : brozek(density);
  if (!(fat >= CREDIBLE.least && fat <= CREDIBLE.most)) return { refused: 'range' };
  return { protocol, equation, fat, density };
}

function densityBy(
  protocol: Protocol,
  sex: Sex,
  age: number,
  { height, circumferences, skinfolds }: AssessmentValues,
): Density {
  if (protocol !== 'navy') {
    const sum = FOLDS[protocol][sex].reduce((all, site) => all + (skinfolds[site] ?? 0), 0);
    return BY_FOLDS[protocol](sex, age, sum / 10);
  }
  const { neck = 0, hips = 0, waist = 0, abdomen = 0 } = circumferences;
  const cm = (tenths: number) => tenths / 100;
  return navy(sex, age, {
    height: cm(height ?? 0),
    neck: cm(neck),
    middle: cm(sex === 'male' ? abdomen : waist),
    hips: cm(hips),
  });
}

/** Fat and the rest of a weight, grams. */
export function massesOf(
  grams: number,
  fat: number,
): { readonly fat: number; readonly lean: number } {
  const part = Math.round((grams * fat) / 100);
  return { fat: part, lean: grams - part };
}
