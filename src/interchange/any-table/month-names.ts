import { unaccented } from '#domain/plain-text';
import type { Row } from '../apps/table';

/** Whole and short names of the months, without accents; other words may begin like them. */
const NAMES = [
  'jan janeiro january januar janvier enero ene gennaio',
  'fev fevereiro feb february februar fevrier febrero febbraio',
  'mar marco march marz mars marzo',
  'abr abril apr april avril aprile',
  'mai maio may mayo maggio',
  'jun junho june junio juni juin giugno',
  'jul julho july julio juli juillet luglio',
  'ago agosto aug august aout',
  'set setembro sep sept september septiembre septembre settembre',
  'out outubro oct october okt oktober octubre octobre ottobre',
  'nov novembro november noviembre novembre',
  'dez dezembro dec december dezember dic diciembre decembre dicembre',
] as const;

const MONTHS = new Map(
  NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
);

/** A month without a day. */
export interface MonthText {
  /** From 1 to 12. */
  readonly month: number;
  readonly year: number | null;
  /** Whether its name alone may be another word, such as "Set". */
  readonly isShort: boolean;
}

const LABEL = String.raw`(?:(?:mes|month|mois|treinos?|registros?)(?:\s+d[eo])?\s*[:–-]?\s+)?`;
/** "Março", "mar/26", "Março de 2026" or "Mês: março 2026". */
const NAMED = new RegExp(
  String.raw`^${LABEL}([a-z]{3,10})\.?(?:(?:\s+de\s+|[\s/.,-]+)(20\d\d|19\d\d)|\s*[/.'’-]\s*(\d\d))?$`,
);
/** "03/2026" or "2026-03". */
const NUMBERED = new RegExp(
  String.raw`^${LABEL}(?:(0?[1-9]|1[0-2])\s*[/.-]\s*(20\d\d)|(20\d\d)\s*[/.-]\s*(0[1-9]|1[0-2]))$`,
);
const LONGEST = 40;
const SHORT = 4;

/** The month that a text consists of; null for any other text. */
export function monthIn(text: string): MonthText | null {
  if (text.length > LONGEST || !/\p{L}{3}|\d{4}/u.test(text)) return null;
  const plain = unaccented(text).trim();
  const [, name = '', year, short] = NAMED.exec(plain) ?? [];
  const month = MONTHS.get(name);
  if (month !== undefined) {
    const written = year ?? (short === undefined ? null : `20${short}`);
    return {
      month,
      year: written === null ? null : Number(written),
      isShort: written === null && name.length < SHORT,
    };
  }
  const [, first, after, before, last] = NUMBERED.exec(plain) ?? [];
  const [number, ofYear] = [first ?? last, after ?? before];
  if (number === undefined || ofYear === undefined) return null;
  return { month: Number(number), year: Number(ofYear), isShort: false };
}

/** The lines of a table with whole days in place of months. */
export interface MonthLines {
  readonly lines: readonly Row[];
  /** Whether a month has no days, so that its first one stands for it. */
  readonly isMonthly: boolean;
}

/** The number of a day, also in "Dia 3"; null for another text. */
export function dayNumber(text: string): number | null {
  const day = Number(/^(?:dia\s+)?(\d{1,2})$/i.exec(text)?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** The number of a day of a month, also in "03/02"; null for another text or month. */
export function dayIn(text: string, { month }: MonthText): number | null {
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  if (Number(second) === month) return dayNumber(first);
  return Number(first) === month ? dayNumber(second) : dayNumber(text);
}

/** A day of a month, in words that leave the order open to no doubt: "3 mar 2026". */
export function dayText({ month, year }: Pick<MonthText, 'month' | 'year'>, day: number): string {
  const [name = ''] = NAMES[month - 1]?.split(' ') ?? [];
  return year === null ? `${day} ${name}` : `${day} ${name} ${year}`;
}
