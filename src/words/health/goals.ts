import type { MeasureUnits } from '#domain/health/body/figures';
import type { Goal } from '#domain/health/body/goal';
import type { GoalForecast, GoalProgress, TargetFault } from '#domain/health/body/goal-progress';
import type { MeasureKey } from '#domain/health/body/sites';
import { longDay } from '../format/day';
import { formatMeasure, measureDifference, measureName } from './body-measures';
import { daysSpan, formatWeight, weightError } from './weight';

/** A value of a goal's measure: "66,0 kg", "70 cm". */
function said(of: MeasureKey, value: number, words: MeasureUnits): string {
  return of === 'weight' ? formatWeight(value, words.unit) : formatMeasure(of, value, words);
}

/** Where it goes: "Cintura: de 76,5 cm para 70 cm". */
export function goalTitle(
  { of, target }: Pick<Goal, 'of' | 'target'>,
  start: number | null,
  words: MeasureUnits,
): string {
  const to = said(of, target, words);
  const way = start === null ? to : `de ${said(of, start, words)} para ${to}`;
  return `${measureName(of, words)}: ${way}`;
}

/** The state of a goal: "Agora 74,4 cm · faltam 4,4 cm", "Alcançada em 12 de janeiro de 2027". */
export function goalState(
  { of }: Pick<Goal, 'of'>,
  { now, left, reached }: GoalProgress,
  words: MeasureUnits,
): string {
  const at = now && `Agora ${said(of, now.value, words)}`;
  if (reached !== null) return [`Alcançada em ${longDay(reached)}`, at].filter(Boolean).join(' · ');
  if (at === null) return 'Nada medido ainda';
  return left === null ? at : `${at} · ${leftWords(of, left, words)}`;
}

/** "faltam 2,4 kg", "falta 1 cm". */
function leftWords(of: MeasureKey, left: number, words: MeasureUnits): string {
  const distance = measureDifference(of, left, words)?.replace('+', '');
  if (!distance) return 'falta muito pouco';
  return `${/^[01](,|\D|$)/.test(distance) ? 'falta' : 'faltam'} ${distance}`;
}

/** "No ritmo das últimas 4 semanas, por volta de 12 de janeiro de 2027. É uma estimativa." */
export function forecastWords({ day, over }: GoalForecast): string {
  return `No ritmo das últimas ${daysSpan(over)}, por volta de ${longDay(day)}. É uma estimativa.`;
}

const FAULTS = {
  fat: 'Digite um valor de 3 a 60%',
  same: 'É o valor de agora: escolha outro',
} as const;

/** The fault of a target in words. */
export function targetFaultWords(fault: TargetFault, { unit }: MeasureUnits): string {
  return fault === 'weight' ? weightError(unit) : FAULTS[fault];
}
