import type { LoadUnit } from '#domain/load';
import { addDays, type Weekday } from '#domain/local-day';
import { type Comparable, comparableTo } from '#domain/progress/comparable';
import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';
import type { PersonalRecord } from '#domain/progress/records';
import type { Amounts, WeeksInARow, YearReview } from '#domain/progress/year-review';
import { dayAndMonth, longDay, monthName, weekdayName } from '../format/day';
import { capitalise, formatList } from '../format/list';
import { formatNumber } from '../format/number';
import { plural, workoutsCount } from '../format/plural';
import { estimateLabel } from './one-rep-max';
import { formatLongTime, formatTonnage } from './progress';

const NBSP = '\u00a0';

/** Named so that a sum is "o peso de # …". */
const THINGS: Record<Comparable, string> = {
  christ: 'estátuas do Cristo Redentor',
  'blue-whale': 'baleias-azuis',
  plane: 'aviões de 150 lugares, vazios',
  elephant: 'elefantes-africanos',
  car: 'carros populares',
  piano: 'pianos de cauda',
  capybara: 'capivaras adultas',
};

/** Something to picture a sum by: "mais ou menos o peso de 7 elefantes-africanos"; empty for little. */
export function comparableWords(grams: number): string {
  const found = comparableTo(grams);
  return found ? `mais ou menos o peso de ${formatNumber(found.count)} ${THINGS[found.thing]}` : '';
}

/** "Em 2026, até agora: 84 treinos em 81 dias, 92 h e 1.612 séries." */
export function yearSentence(
  { workouts, days, sets, durationMs }: YearReview,
  year: number,
  running: boolean,
): string {
  const figures = [
    `${workoutsCount(workouts)} em ${plural(days, { zero: '', one: '1 dia', other: '# dias' })}`,
    durationMs > 0 ? formatLongTime(durationMs) : '',
    sets > 0 ? plural(sets, { zero: '', one: '1 série', other: '# séries' }) : '',
  ].filter((part) => part !== '');
  return `Em ${year}${running ? ', até agora' : ''}: ${formatList(figures)}.`;
}

/** "As cargas somam 412 t, mais ou menos o peso de 10 aviões de 150 lugares, vazios."; or empty. */
export function tonnageSentence(grams: number, unit: LoadUnit): string {
  if (grams <= 0) return '';
  const like = comparableWords(grams);
  return `As cargas somam ${formatTonnage(grams, unit)}${like === '' ? '' : `, ${like}`}.`;
}

/** Figures to compare between months. */
export const MONTH_MEASURES = ['workouts', 'sets', 'volume', 'time'] as const;
export type MonthMeasure = (typeof MONTH_MEASURES)[number];

export const MONTH_MEASURE_LABELS: Record<MonthMeasure, string> = {
  workouts: 'Treinos',
  sets: 'Séries',
  volume: 'Volume',
  time: 'Tempo',
};

/** An amount with its unit: "12 treinos", "340 séries", "48,2 t", "14 h". */
export function monthAmount(month: Amounts, measure: MonthMeasure, unit: LoadUnit): string {
  if (measure === 'workouts') {
    return plural(month.workouts, { zero: '0 treinos', one: '1 treino', other: '# treinos' });
  }
  if (measure === 'sets') {
    return plural(month.sets, { zero: '0 séries', one: '1 série', other: '# séries' });
  }
  return measure === 'volume'
    ? formatTonnage(month.volumeGrams, unit)
    : formatLongTime(month.durationMs);
}

/** The first day of a month of a year, from its place in the year: 0 is January. */
export function monthStart(year: number, at: number): string {
  return `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}-01`;
}

/** "Março teve mais: 14 treinos.", the first of equal months. */
export function fullestMonth(
  months: readonly Amounts[],
  figureOf: (month: Amounts) => number,
  said: (month: Amounts) => string,
): string {
  const most = months.reduce((best, each) => Math.max(best, figureOf(each)), 0);
  const at = months.findIndex((each) => figureOf(each) === most);
  const month = months[at];
  if (!month || most <= 0) return 'Nenhum valor neste ano.';
  return `${capitalise(monthName(monthStart(2000, at)))} teve mais: ${said(month)}.`;
}

/** "14 semanas, de 2 de mar. a 7 de jun." */
export function weeksInARow({ weeks, from, to }: WeeksInARow): string {
  const count = plural(weeks, { zero: '', one: '1 semana', other: '# semanas' });
  return `${count}, de ${dayAndMonth(from)} a ${dayAndMonth(to)}`;
}

// A Sunday.
const SUNDAY = '1970-01-04';

/** "Segunda, 30 treinos". */
export function usualWeekday({
  weekday,
  workouts,
}: {
  weekday: Weekday;
  workouts: number;
}): string {
  return `${weekdayName(addDays(SUNDAY, weekday))}, ${workoutsCount(workouts)}`;
}

/** "Entre 18 h e 19 h, 41 treinos". */
export function usualHour({ hour, workouts }: { hour: number; workouts: number }): string {
  const next = (hour + 1) % 24;
  return `Entre ${hour}${NBSP}h e ${next}${NBSP}h, ${workoutsCount(workouts)}`;
}

/** "7,4 em 30 treinos". */
export function meanEffort({ mean, workouts }: { mean: number; workouts: number }): string {
  return `${formatNumber(mean, 1)} em ${workoutsCount(workouts)}`;
}

/**
 * The time that the review covers: "até 21 de novembro de 2026", "de janeiro a dezembro de 2026".
 */
export function yearSpan(year: number, running: boolean, last: string): string {
  return running ? `até ${longDay(last)}` : `de janeiro a dezembro de ${year}`;
}

const RECORDS: Record<Exclude<PersonalRecord, 'one-rep-max'>, string> = {
  load: 'Maior carga',
  help: 'Menor ajuda da máquina',
  reps: 'Mais repetições com a mesma carga',
  volume: 'Mais volume de um exercício num treino',
  time: 'Mais tempo',
  distance: 'Maior distância',
};

/** The kind of a year's record: "Maior 1RM estimado (Brzycki)". */
export function recordLabel(record: PersonalRecord, formula: OneRepMaxFormula): string {
  return record === 'one-rep-max' ? `Maior ${estimateLabel(formula)}` : RECORDS[record];
}

/** "1 vez", "35 vezes". */
export function times(count: number): string {
  return plural(count, { zero: 'Nenhuma vez', one: '1 vez', other: '# vezes' });
}

/** How many sets were records: "276 séries foram recorde no dia em que foram feitas." */
export function recordsSentence(sets: number): string {
  return plural(sets, {
    zero: 'Nenhuma série passou a melhor de antes neste ano.',
    one: '1 série foi recorde no dia em que foi feita.',
    other: '# séries foram recorde no dia em que foram feitas.',
  });
}
