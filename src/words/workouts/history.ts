import type { LoadUnit } from '#domain/load';
import { loadIn } from '#domain/load';
import type { CalendarFigures } from '#domain/progress/calendar';
import { longDay } from '../format/day';
import { formatVolume } from '../format/load';
import { formatNumber } from '../format/number';
import { plural, workoutsCount } from '../format/plural';

const NBSP = '\u00a0';
const KILOS_PER_TONNE = 1000;

/** A month's volume: "12,4 t", "850 kg"; in pounds it stays in pounds. */
export function formatTonnes(grams: number, unit: LoadUnit): string {
  const kilos = loadIn(grams, 'kg');
  if (unit !== 'kg' || kilos < KILOS_PER_TONNE) return formatVolume(grams, unit);
  return `${formatNumber(kilos / KILOS_PER_TONNE, 1)}${NBSP}t`;
}

/** The figures of a month: "12 treinos · 145,2 t". */
export function monthFigures({ workouts, volumeGrams }: CalendarFigures, unit: LoadUnit): string {
  const count = workoutsCount(workouts.length);
  return volumeGrams === 0 ? count : `${count} · ${formatTonnes(volumeGrams, unit)}`;
}

/** A day of the calendar: "20 de novembro de 2026: 19 séries, 12.450 kg". */
export function dayOfCalendar(day: string, figures: CalendarFigures, unit: LoadUnit): string {
  const { workouts, sets, volumeGrams } = figures;
  const parts = [
    ...(workouts.length > 1 ? [workoutsCount(workouts.length)] : []),
    plural(sets, { zero: 'nenhuma série', one: '1 série', other: '# séries' }),
    ...(volumeGrams > 0 ? [formatVolume(volumeGrams, unit)] : []),
  ];
  return `${longDay(day)}: ${parts.join(', ')}`;
}

/** The number of sets behind each level of the calendar: "10 a 17 séries", "25 séries ou mais". */
export function levelTexts(levels: readonly number[]): string[] {
  const of = (least: number, at: number) => {
    const next = levels[at + 1];
    return next === undefined ? `${least} séries ou mais` : `${least} a ${next - 1} séries`;
  };
  return ['Sem séries', ...levels.map(of)];
}

/** Why a workout cannot have been then. */
export function timesProblemWords(problem: 'starts-ahead' | 'ends-ahead'): string {
  return problem === 'starts-ahead'
    ? 'Este horário ainda não chegou. Escolha um dia e uma hora que já passaram.'
    : 'Com esta duração, o treino terminaria depois de agora. Confira a hora e os minutos.';
}
