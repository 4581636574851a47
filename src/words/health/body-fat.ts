import type { BodyFat, massesOf, Needed } from '#domain/health/body/composition';
import { BMI_LIMITS, type BmiClass, type Indices, type Ratio } from '#domain/health/body/indices';
import type { Equation, Protocol } from '#domain/health/body/sites';
import type { LoadUnit } from '#domain/load';
import { byCode } from '../format/by-code';
import { formatList } from '../format/list';
import { formatNumber } from '../format/number';
import { measureName } from './body-measures';
import { formatTrendFigure } from './weight';

export const protocolName = byCode<Protocol>({
  'jackson-pollock-3': 'Pollock, 3 dobras',
  'jackson-pollock-7': 'Pollock, 7 dobras',
  'guedes-3': 'Guedes, 3 dobras',
  'durnin-womersley-4': 'Durnin e Womersley, 4 dobras',
  navy: 'Fita métrica (Marinha dos EUA)',
});

/** Author, year and population of the formula in one sentence. */
export const protocolSource = byCode<Protocol>({
  'jackson-pollock-3':
    'Jackson e Pollock (1978) para homens de 18 a 61 anos; Jackson, Pollock e Ward (1980) para mulheres de 18 a 55.',
  'jackson-pollock-7':
    'Jackson e Pollock (1978) para homens de 18 a 61 anos; Jackson, Pollock e Ward (1980) para mulheres de 18 a 55.',
  'guedes-3': 'Guedes (1994), com universitários brasileiros de 18 a 30 anos.',
  'durnin-womersley-4':
    'Durnin e Womersley (1974), para homens de 17 a 72 anos e mulheres de 16 a 68.',
  navy: 'Hodgdon e Beckett (1984), para adultos de 18 a 56 anos.',
});

export const equationName = byCode<Equation>({
  siri: 'Siri (1961)',
  brozek: 'Brozek (1963)',
});

/** "18,2%". */
export function formatFat(percent: number): string {
  return `${formatNumber(percent, 1)}%`;
}

/** How a fat was estimated: "Pollock, 3 dobras · Siri (1961)". */
export function fatMethod({ protocol, equation }: Extract<BodyFat, { fat: number }>): string {
  return `${protocolName(protocol)} · ${equationName(equation)}`;
}

function neededName(needed: Needed): string {
  if (needed === 'sex') return 'sexo';
  if (needed === 'age') return 'idade';
  if (needed === 'height') return 'altura';
  return measureName(needed, { measures: [] }).toLowerCase();
}

/** Why there is no figure: "Faltam idade e dobra da coxa." */
export function fatRefusal(refusal: Exclude<BodyFat, { fat: number }>): string {
  switch (refusal.refused) {
    case 'missing': {
      const names = refusal.missing.map(neededName);
      return `${names.length === 1 ? 'Falta' : 'Faltam'} ${formatList(names)}.`;
    }
    case 'age':
      return `Esta fórmula foi feita para pessoas de ${refusal.least} a ${refusal.most} anos. Escolha outra para esta idade.`;
    case 'range':
      return 'Com estas medidas a fórmula não dá um resultado confiável. Confira os valores ou escolha outra.';
  }
}

const BMI_NAMES: Readonly<Record<BmiClass, string>> = {
  under: 'abaixo do peso',
  normal: 'peso adequado',
  over: 'sobrepeso',
  'obese-1': 'obesidade grau 1',
  'obese-2': 'obesidade grau 2',
  'obese-3': 'obesidade grau 3',
};

/** The name of a class of the WHO: "peso adequado". */
function bmiName(is: BmiClass): string {
  return BMI_NAMES[is];
}

/**
 * A figure with enough decimals not to be rounded up to a limit that it is below: 24,96 instead of
 * 25.
 */
function figureUnder(value: number, decimals: number, limits: readonly number[]): string {
  const passes = limits.some((limit) => value < limit && Number(value.toFixed(decimals)) >= limit);
  return passes ? figureUnder(value, decimals + 1, limits) : formatNumber(value, decimals);
}

/** A ratio beside its cut-off: "0,47 · abaixo de 0,5", "0,52 · risco a partir de 0,5". */
function ratioWords({ ratio, from, above }: Ratio): string {
  if (from === null) return formatNumber(ratio, 2);
  const figure = figureUnder(ratio, 2, [from]);
  const limit = formatNumber(from, 2);
  return `${figure} · ${above ? 'risco a partir de' : 'abaixo de'} ${limit}`;
}

/** A mass index with its class: "24,2 · peso adequado". */
function bmiWords({ index, is }: NonNullable<Indices['bmi']>): string {
  if (is === null) return formatNumber(index, 1);
  return `${figureUnder(index, 1, BMI_LIMITS)} · ${bmiName(is)}`;
}

/** Indices that follow from an assessment's measures, each with its name. */
export function indexFacts({ bmi, waistHip, waistHeight }: Indices): (readonly [string, string])[] {
  return [
    ...(bmi ? [['IMC', bmiWords(bmi)] as const] : []),
    ...(waistHip ? [['Cintura/quadril', ratioWords(waistHip)] as const] : []),
    ...(waistHeight ? [['Cintura/altura', ratioWords(waistHeight)] as const] : []),
  ];
}

/** The weight in its two parts, to one decimal: an estimate knows no more. */
export function massFacts(
  { fat, lean }: ReturnType<typeof massesOf>,
  unit: LoadUnit,
): (readonly [string, string])[] {
  const said = (grams: number) => `${formatTrendFigure(grams, unit)}\u00a0${unit}`;
  return [
    ['Massa gorda', said(fat)],
    ['Massa magra', said(lean)],
  ];
}
