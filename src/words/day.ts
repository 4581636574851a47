import { daysBetween, type LocalDay } from '#domain/local-day';
import { capitalise } from './list';

const LOCALE = 'pt-BR';

/** A day in full: "20 de novembro de 2026". */
export function longDay(day: LocalDay): string {
  return format(day, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day in figures: "20/11/2026". */
export function numericDay(day: LocalDay): string {
  return format(day, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** A day in a line of text: "sex., 20 de nov.". */
export function shortDay(day: LocalDay): string {
  return format(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A day as a heading: "Sexta, 20 de nov.". */
export function headingDay(day: LocalDay): string {
  return `${weekdayName(day)}, ${format(day, { day: 'numeric', month: 'short' })}`;
}

/** The day of the week as people say it: "Sexta", "Sábado". */
export function weekdayName(day: LocalDay): string {
  return capitalise(format(day, { weekday: 'long' }).replace('-feira', ''));
}

/** The letter over a day's dot: "S", "T", "Q". */
export function weekdayLetter(day: LocalDay): string {
  return format(day, { weekday: 'narrow' });
}

/** A month as a heading: "Novembro de 2026". */
export function monthHeading(day: LocalDay): string {
  return capitalise(format(day, { month: 'long', year: 'numeric' }));
}

/** A day seen from today: "hoje", "ontem", "há 3 dias", "em 2 dias". */
export function relativeDay(day: LocalDay, today: LocalDay): string {
  const days = daysBetween(today, day);
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(days, 'day');
}

/** A day seen from today while it is near, else its date: "ontem", "há 6 dias", "20/11/2026". */
export function recentDay(day: LocalDay, today: LocalDay): string {
  return Math.abs(daysBetween(day, today)) <= 6 ? relativeDay(day, today) : numericDay(day);
}

/** The time of an instant (epoch ms) in a zone: "18:05". */
export function timeOfDay(instantMs: number, zone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(instantMs);
}

/** A local day has no zone: it is read and written in UTC, so that no zone can move it. */
function format(day: LocalDay, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
