import { daysBetween, type LocalDay, weekday } from '#domain/local-day';
import { zonedFormats } from '#domain/zoned-formats';
import { capitalise } from './list';

// Written by hand, because creating one of Intl's formatters takes longer than writing all days of
// a screen.
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const NEAR: Readonly<Record<number, string>> = {
  [-2]: 'anteontem',
  [-1]: 'ontem',
  0: 'hoje',
  1: 'amanhã',
  2: 'depois de amanhã',
};

/** A day in full: "20 de novembro de 2026". */
export function longDay(day: LocalDay): string {
  const { date, month, year } = partsOf(day);
  return `${date} de ${month} de ${year}`;
}

/** A day in figures: "20/11/2026". */
export function numericDay(day: LocalDay): string {
  return day.split('-').reverse().join('/');
}

/** A day in a line of text: "sex., 20 de nov.". */
export function shortDay(day: LocalDay): string {
  return `${partsOf(day).name.slice(0, 3)}., ${dayAndMonth(day)}`;
}

/** A day as a heading: "Sexta, 20 de nov.". */
export function headingDay(day: LocalDay): string {
  return `${weekdayName(day)}, ${dayAndMonth(day)}`;
}

/** A day in a sentence: "sexta, 20 de nov.". */
export function dayInText(day: LocalDay): string {
  return `${partsOf(day).name}, ${dayAndMonth(day)}`;
}

/** The day of the week as people say it: "Sexta", "Sábado". */
export function weekdayName(day: LocalDay): string {
  return capitalise(partsOf(day).name);
}

/** The letter over a day's dot: "S", "T", "Q". */
export function weekdayLetter(day: LocalDay): string {
  return weekdayName(day).slice(0, 1);
}

/** A month as a heading: "Novembro de 2026". */
export function monthHeading(day: LocalDay): string {
  const { month, year } = partsOf(day);
  return `${capitalise(month)} de ${year}`;
}

/** The month of a day: "novembro". */
export function monthName(day: LocalDay): string {
  return partsOf(day).month;
}

/** A day seen from today: "hoje", "ontem", "há 3 dias", "em 3 dias". */
export function relativeDay(day: LocalDay, today: LocalDay): string {
  const days = daysBetween(today, day);
  return NEAR[days] ?? (days < 0 ? `há ${-days} dias` : `em ${days} dias`);
}

/** A day seen from today while it is near, else its date: "ontem", "há 6 dias", "20/11/2026". */
export function recentDay(day: LocalDay, today: LocalDay): string {
  return Math.abs(daysBetween(day, today)) <= 6 ? relativeDay(day, today) : numericDay(day);
}

const clockIn = zonedFormats('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of an instant (epoch ms) in a zone: "18:05". */
export function timeOfDay(instantMs: number, zone: string): string {
  return clockIn(zone).format(instantMs);
}

/** A day without its year: "20 de nov.". */
export function dayAndMonth(day: LocalDay): string {
  const { date, month } = partsOf(day);
  return `${date} de ${month.slice(0, 3)}.`;
}

function partsOf(day: LocalDay) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date, name: WEEKDAYS[weekday(day)] ?? '' };
}
