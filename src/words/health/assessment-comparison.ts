import type { Assessment } from '#domain/health/body/assessment';
import {
  type Compared,
  compareAssessments,
  type Derived,
  isDerived,
} from '#domain/health/body/comparison';
import { figureOf, type MeasureUnits } from '#domain/health/body/figures';
import type { Indices } from '#domain/health/body/indices';
import { loadIn } from '#domain/load';
import { daysBetween } from '#domain/local-day';
import { longDay } from '../format/day';
import { formatList } from '../format/list';
import { formatChange, formatNumber, writeFigure } from '../format/number';
import { measureDifference, measureName, measureUnit } from './body-measures';
import { daysSpan, formatWeightFigure } from './weight';

const NBSP = '\u00a0';

const DERIVED_NAMES: Readonly<Record<Derived, string>> = {
  'fat-mass': 'Massa gorda',
  'lean-mass': 'Massa magra',
  bmi: 'IMC',
  'waist-hip': 'Cintura/quadril',
  'waist-height': 'Cintura/altura',
};

const isMass = (of: Compared) => of === 'fat-mass' || of === 'lean-mass';

export function comparedName(of: Compared, words: MeasureUnits): string {
  return isDerived(of) ? DERIVED_NAMES[of] : measureName(of, words);
}

/** The unit of the figures: "cm", "%", or empty. */
export function comparedUnit(of: Compared, words: MeasureUnits): string {
  if (isMass(of)) return words.unit;
  return isDerived(of) ? '' : measureUnit(of, words);
}

/** A figure without its unit, which is beside the name: "82,5"; "–" if not measured. */
export function comparedFigure(of: Compared, value: number | null, words: MeasureUnits): string {
  if (value === null) return '–';
  if (of === 'weight') return formatWeightFigure(value, words.unit);
  if (isMass(of)) return fixed(loadIn(value, words.unit), 1);
  if (isDerived(of)) return fixed(value, of === 'bmi' ? 1 : 2);
  const figure = figureOf(of, value, words);
  return of.startsWith('m.') ? formatNumber(figure) : fixed(figure, 1);
}

/** Figures in one column have the same number of decimals. */
function fixed(value: number, digits: number): string {
  return writeFigure(value, { least: digits, most: digits, grouped: true });
}

/** From one to the other: "−3 cm", "+1,2 pontos", "igual"; "–" where there is nothing to compare. */
export function comparedChange(of: Compared, by: number | null, words: MeasureUnits): string {
  if (by === null) return '–';
  if (!isDerived(of)) return measureDifference(of, by, words) ?? 'igual';
  const change = isMass(of)
    ? formatChange(loadIn(by, words.unit), 1)
    : formatChange(by, of === 'bmi' ? 1 : 2);
  if (change === '0') return 'igual';
  return isMass(of) ? `${change}${NBSP}${words.unit}` : change;
}

const ANSWERED: readonly (readonly [of: Compared, after: string])[] = [
  ['weight', ''],
  ['fat', ' de gordura'],
  ['c.waist', ' de cintura'],
];

/** Two assessments in words: "12 semanas entre <um dia> e <outro>: −2,4 kg e −3 cm de cintura." */
export function comparisonWords(
  before: Assessment,
  after: Assessment,
  words: MeasureUnits,
): string {
  const figures = compareAssessments(before, after, words.measures);
  const said = ANSWERED.flatMap(([of, rest]) => {
    const by = figures.find((figure) => figure.of === of)?.by ?? null;
    const change = by === null ? '–' : comparedChange(of, by, words);
    return change === '–' || change === 'igual' ? [] : [`${change}${rest}`];
  });
  const changed = said.length === 0 ? '' : `: ${formatList(said)}`;
  if (before.day === after.day) return `As duas são de ${longDay(after.day)}${changed}.`;
  const span = daysSpan(daysBetween(before.day, after.day));
  return `${span} entre ${longDay(before.day)} e ${longDay(after.day)}${changed}.`;
}

/** Sources of the limits of the shown indices; empty if none is shown. */
export function indexSources({ bmi, waistHip, waistHeight }: Indices): string {
  return [
    bmi && 'IMC: classes da OMS (2000), a partir dos 20 anos. Não distingue músculo de gordura.',
    waistHip && 'Cintura/quadril: OMS (2008), 0,85 para mulheres e 0,9 para homens.',
    waistHeight && 'Cintura/altura: Ashwell e Hsieh (2005), 0,5 para pessoas adultas.',
  ]
    .filter(Boolean)
    .join(' ');
}
