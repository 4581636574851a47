import type { MeasureUnit } from '#domain/health/body/custom-measure';
import { CIRCUMFERENCES, type Circumference, LENGTH_LIMITS } from '#domain/health/body/sites';
import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import { unaccented } from '#domain/plain-text';
import { circumferenceName } from '#words/health/body-sites';
import {
  GIRTHS,
  HEIGHT_TITLES,
  LIMBS,
  SCALE_TITLES,
  SIDE_WORDS,
  WEIGHT_TITLES,
} from './measure-titles';
import type { BodyMeasure } from './model';

/** A title without accents, capitals and signs. */
export function foldedTitle(title: string): string {
  return unaccented(title.replaceAll('%', ' percent '))
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface KnownMeasure {
  readonly measure: BodyMeasure;
  /** Its titles in plain form, without a unit. */
  readonly titles: ReadonlySet<string>;
}

const WEIGHT_MEASURE: BodyMeasure = { key: 'weight', name: 'Peso', unit: 'weight' };
const HEIGHT_MEASURE: BodyMeasure = { key: 'height', name: 'Altura', unit: 'length' };
const BASAL = 'Metabolismo basal';

function limbTitles(site: Circumference): readonly string[] {
  const found = /^(.*)-(left|right)$/.exec(site);
  const [limb, side] = [found?.[1], found?.[2]];
  const words = Object.entries(LIMBS).find(([name]) => name === limb)?.[1] ?? [];
  const sides = side === 'left' ? SIDE_WORDS.left : SIDE_WORDS.right;
  return words.flatMap((word) => sides.flatMap((one) => [`${one} ${word}`, `${word} ${one}`]));
}

const known = (measure: BodyMeasure, titles: readonly string[]): KnownMeasure => ({
  measure,
  titles: new Set(titles.map(foldedTitle)),
});

const own = (name: string, unit: MeasureUnit, titles: readonly string[]): KnownMeasure =>
  known({ key: null, name, unit }, titles);

const KNOWN: readonly KnownMeasure[] = [
  known(WEIGHT_MEASURE, WEIGHT_TITLES),
  known(HEIGHT_MEASURE, HEIGHT_TITLES),
  ...CIRCUMFERENCES.map((site) =>
    known(
      { key: `c.${site}`, name: circumferenceName(site), unit: 'length' },
      GIRTHS[site] ?? limbTitles(site),
    ),
  ),
  // A limb without a side is neither left nor right.
  own('Braço', 'length', [...LIMBS.arm, 'arms', 'braços']),
  own('Antebraço', 'length', [...LIMBS.forearm, 'forearms', 'antebraços']),
  own('Coxa', 'length', [...LIMBS.thigh, 'thighs', 'coxas']),
  own('Panturrilha', 'length', [...LIMBS.calf, 'calves', 'panturrilhas']),
  own('Punho', 'length', ['wrist', 'punho', 'pulso']),
  ...SCALE_TITLES.map(([name, unit, titles]) => own(name, unit, titles)),
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
  share: ['percent', 10_000],
  kcal: ['number', 100],
  years: ['number', 100],
  bpm: ['number', 100],
};

const SPELLINGS: Readonly<Record<string, string>> = {
  kgs: 'kg',
  kilograms: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  quilo: 'kg',
  quilos: 'kg',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  libra: 'lb',
  libras: 'lb',
  grams: 'g',
  gramas: 'g',
  inch: 'in',
  inches: 'in',
  pol: 'in',
  metros: 'm',
  meters: 'm',
  centimetros: 'cm',
  feet: 'ft',
  percentage: 'percent',
  percentual: 'percent',
  pct: 'percent',
  perc: 'percent',
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

const PERCENT_OF =
  /^(?:percent|percentual|porcentagem|porcentaje|pourcentage|percentage|percentuale|prozent)(?: (?:d[aeiou]?|des|del|of))? (.+)$/;

/** A title without its unit, in plain form, and the unit. */
export function titleParts(title: string): { readonly bare: string; readonly unit: string } {
  const words = foldedTitle(title).split(' ');
  let unit = '';
  while (words.length > 0 && unitNamed(words.at(-1) ?? '')) unit = words.pop() ?? '';
  const percent = PERCENT_OF.exec(words.join(' '));
  return percent ? { bare: percent[1] ?? '', unit: 'percent' } : { bare: words.join(' '), unit };
}

/** The measure of a title and a unit; null for an unknown title. */
export function measureNamed(title: string, cellUnit: string): BodyMeasure | null {
  const { bare, unit } = titleParts(title);
  const dimension = unitNamed(unit || cellUnit)?.[0] ?? null;
  // A unit alone, such as "kg", is the weight.
  if (bare === '' && dimension !== 'weight') return null;
  const fits = KNOWN.filter(({ titles }) => titles.has(bare));
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
