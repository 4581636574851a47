import type { MeasureUnit } from '#domain/health/body/custom-measure';
import { CIRCUMFERENCES, type Circumference, LENGTH_LIMITS } from '#domain/health/body/sites';
import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import { unaccented } from '#domain/plain-text';
import { circumferenceName } from '#words/health/body-sites';
import type { BodyMeasure } from './model';

interface KnownMeasure {
  readonly measure: BodyMeasure;
  /** Its titles in plain form, without a unit. */
  readonly titles: readonly string[];
}

const WEIGHT_MEASURE: BodyMeasure = { key: 'weight', name: 'Peso', unit: 'weight' };
const HEIGHT_MEASURE: BodyMeasure = { key: 'height', name: 'Altura', unit: 'length' };
const BASAL = 'Metabolismo basal';

const BODY = ['body weight', 'bodyweight', 'body mass', 'peso corporal', 'peso do corpo'];
const WEIGHT = ['', 'weight', 'peso', 'gewicht', 'korpergewicht', 'poids', ...BODY];
const LEAN = [
  'fat free mass',
  'fat free body weight',
  'fat free weight',
  'lean body mass',
  'lean mass',
];
const WATER = ['body water', 'water', 'hydration'];
const MUSCLE = ['muscle mass', 'muscle', 'massa muscular', 'musculo'];
const BONE = ['bone mass', 'bone', 'massa ossea'];
const FAT = ['body fat', 'fat', 'bodyfat', 'body fat rate', 'gordura', 'gordura corporal'];

/** Titles of circumferences without sides. */
const GIRTHS: Readonly<Partial<Record<Circumference, readonly string[]>>> = {
  neck: ['neck', 'pescoco', 'cuello', 'hals', 'cou'],
  shoulders: ['shoulder', 'shoulders', 'ombro', 'ombros', 'hombros', 'schultern', 'epaules'],
  chest: ['chest', 'torax', 'peito', 'peitoral', 'pecho', 'brust', 'poitrine', 'bust'],
  waist: ['waist', 'cintura', 'taillenumfang', 'tour de taille', 'waist circumference'],
  abdomen: ['abdomen', 'abdome', 'barriga', 'belly', 'bauch', 'ventre'],
  hips: ['hip', 'hips', 'quadril', 'cadera', 'caderas', 'hufte', 'huften', 'hanches', 'gluteos'],
};

const LIMBS = {
  arm: ['bicep', 'biceps', 'arm', 'upper arm', 'braco', 'brazo', 'oberarm', 'bras'],
  'flexed-arm': ['flexed arm', 'flexed bicep', 'flexed biceps', 'braco contraido'],
  forearm: ['forearm', 'antebraco', 'antebrazo', 'unterarm', 'avant bras'],
  thigh: ['thigh', 'coxa', 'muslo', 'oberschenkel', 'cuisse'],
  calf: ['calf', 'panturrilha', 'pantorrilla', 'wade', 'mollet'],
} as const;

const SIDES = {
  left: ['left', 'l', 'esquerdo', 'esquerda', 'e', 'esq', 'izquierdo', 'izquierda', 'links'],
  right: ['right', 'r', 'direito', 'direita', 'd', 'dir', 'derecho', 'derecha', 'rechts'],
} as const;

function limbTitles(site: Circumference): readonly string[] {
  const found = /^(.*)-(left|right)$/.exec(site);
  const [limb, side] = [found?.[1], found?.[2]];
  const words = Object.entries(LIMBS).find(([name]) => name === limb)?.[1] ?? [];
  const sides = side === 'left' ? SIDES.left : SIDES.right;
  return words.flatMap((word) => sides.flatMap((one) => [`${one} ${word}`, `${word} ${one}`]));
}

const own = (name: string, unit: MeasureUnit, ...titles: readonly string[]): KnownMeasure => ({
  measure: { key: null, name, unit },
  titles,
});

const KNOWN: readonly KnownMeasure[] = [
  { measure: WEIGHT_MEASURE, titles: WEIGHT },
  { measure: HEIGHT_MEASURE, titles: ['height', 'altura', 'estatura', 'korpergrosse'] },
  ...CIRCUMFERENCES.map(
    (site): KnownMeasure => ({
      measure: { key: `c.${site}`, name: circumferenceName(site), unit: 'length' },
      titles: GIRTHS[site] ?? limbTitles(site),
    }),
  ),
  // A limb without a side is neither left nor right.
  own('Braço', 'length', ...LIMBS.arm, 'arms', 'bracos'),
  own('Antebraço', 'length', ...LIMBS.forearm, 'forearms', 'antebracos'),
  own('Coxa', 'length', ...LIMBS.thigh, 'thighs', 'coxas'),
  own('Panturrilha', 'length', ...LIMBS.calf, 'calves', 'panturrilhas'),
  own('Punho', 'length', 'wrist', 'punho', 'pulso'),
  own('Gordura medida', 'percent', ...FAT, 'grasa corporal', 'grasa', 'korperfett', 'graisse'),
  own('Massa de gordura', 'weight', 'fat mass', 'body fat mass', 'massa de gordura', ...FAT),
  own('Massa magra', 'weight', ...LEAN, 'massa magra'),
  own('Gordura subcutânea', 'percent', 'subcutaneous fat', 'gordura subcutanea'),
  own('Gordura visceral', 'number', 'visceral fat', 'visceral fat rating', 'gordura visceral'),
  own('Água corporal', 'percent', ...WATER, 'agua corporal', 'agua'),
  own('Massa de água', 'weight', ...WATER, 'body water mass'),
  own('Massa muscular', 'weight', ...MUSCLE),
  own('Músculo', 'percent', ...MUSCLE),
  own('Músculo esquelético', 'percent', 'skeletal muscle', 'skeletal muscles'),
  own('Massa muscular esquelética', 'weight', 'skeletal muscle mass', 'skeletal muscle'),
  own('Massa óssea', 'weight', ...BONE),
  own('Osso', 'percent', ...BONE),
  own('Proteína', 'percent', 'protein', 'proteina'),
  own(BASAL, 'number', 'bmr', 'basal metabolic rate', 'resting metabolism', 'metabolismo basal'),
  own('Idade metabólica', 'number', 'metabolic age', 'body age', 'idade metabolica'),
];

/** The dimension and the factor to a stored value, by the name of a unit. */
const UNITS: Readonly<Record<string, readonly [unit: MeasureUnit, factor: number]>> = {
  kg: ['weight', 1000],
  lb: ['weight', 453.59237],
  g: ['weight', 1],
  st: ['weight', 6350.29318],
  cm: ['length', 100],
  mm: ['length', 10],
  m: ['length', 10_000],
  in: ['length', 254],
  ft: ['length', 3048],
  percent: ['percent', 100],
  kcal: ['number', 100],
  years: ['number', 100],
  bpm: ['number', 100],
};

const SPELLINGS: Readonly<Record<string, string>> = {
  kgs: 'kg',
  kilograms: 'kg',
  quilos: 'kg',
  lbs: 'lb',
  pounds: 'lb',
  libras: 'lb',
  grams: 'g',
  gramas: 'g',
  inch: 'in',
  inches: 'in',
  pol: 'in',
  percentage: 'percent',
  pct: 'percent',
  anos: 'years',
};

/** The dimension and the factor of a unit in any spelling; null for an unknown one. */
export function unitNamed(text: string): readonly [unit: MeasureUnit, factor: number] | null {
  const word = unaccented(text)
    .replaceAll('%', 'percent')
    .replace(/[^a-z]/g, '');
  const name = SPELLINGS[word] ?? word;
  return Object.hasOwn(UNITS, name) ? (UNITS[name] ?? null) : null;
}

/** A title without its unit, in plain form, and the unit. */
export function titleParts(title: string): { readonly bare: string; readonly unit: string } {
  const plain = unaccented(title.replaceAll('%', ' percent '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const percent = /^(?:percent|percentual|porcentagem|percentage)(?: de| of)? (.+)$/.exec(plain);
  if (percent) return { bare: percent[1] ?? '', unit: 'percent' };
  const words = plain.split(' ');
  let unit = '';
  while (words.length > 0 && unitNamed(words.at(-1) ?? '')) unit = words.pop() ?? '';
  return { bare: words.join(' '), unit };
}

/** The measure of a title and a unit; null for an unknown title. */
export function measureNamed(title: string, cellUnit: string): BodyMeasure | null {
  const { bare, unit } = titleParts(title);
  const dimension = unitNamed(unit || cellUnit)?.[0] ?? null;
  // A unit alone, such as "kg", is the weight.
  if (bare === '' && dimension !== 'weight') return null;
  const fits = KNOWN.filter(({ titles }) => titles.includes(bare));
  const found = fits.find(({ measure }) => dimension === null || measure.unit === dimension);
  return found?.measure ?? null;
}

const MOST = 1_000_000_000;

/** Limits of a stored value. */
export function limitsOf({ key, unit, name }: BodyMeasure): { least: number; most: number } {
  if (key === 'weight') return WEIGHT_LIMITS;
  if (key === 'height') return LENGTH_LIMITS.height;
  if (key !== null) return LENGTH_LIMITS.circumference;
  // Below is a thousands separator that was taken for a decimal one.
  if (name === BASAL) return { least: 30_000, most: MOST };
  return { least: 1, most: unit === 'percent' ? 10_000 : MOST };
}
