import { isLocalDay, localDay } from '#domain/local-day';
import { unaccented } from '#domain/plain-text';
import type { WallTime } from '#domain/wall-time';
import type { DateExample, FigureOrder } from '../model';

/**
 * Beginnings of month names in the languages of training apps: Portuguese, English, Spanish,
 * French, German, Italian, Dutch, Scandinavian, Indonesian, Polish, Turkish and Russian. Full and
 * short names share their beginning. Four letters are used if three are ambiguous.
 */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty', 'oca', 'янв'],
  ['feb', 'fev', 'lut', 'sub', 'фев'],
  ['mar', 'mrt', 'maa', 'mae', 'мар'],
  ['apr', 'abr', 'avr', 'kwi', 'nis', 'апр'],
  ['may', 'mai', 'mei', 'maj', 'mag', 'мая', 'май', 'маи'],
  ['jun', 'juin', 'giu', 'cze', 'haz', 'июн'],
  ['jul', 'juil', 'lug', 'lip', 'tem', 'июл'],
  ['aug', 'ago', 'aou', 'sie', 'agu', 'авг'],
  ['sep', 'set', 'wrz', 'eyl', 'сен'],
  ['oct', 'out', 'okt', 'ott', 'paz', 'eki', 'окт'],
  ['nov', 'lis', 'kas', 'ноя'],
  ['dec', 'dez', 'des', 'dic', 'gru', 'ara', 'дек'],
];

/** The month from 1 to 12 that a name begins like; 0 for another word. */
export function monthOf(name: string): number {
  const plain = unaccented(name).replace('ı', 'i');
  const at = MONTHS.findIndex((beginnings) => beginnings.some((word) => plain.startsWith(word)));
  return at + 1;
}

interface Found {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly rest: string;
}

const NAME = String.raw`([\p{L}\p{M}]{3,})\.?`;
const DAY_FIRST = new RegExp(
  String.raw`^(?:[\p{L}-]+\.?,?\s+)?(\d{1,2})(?:\.|º|er|°)?\s+(?:de\s+)?${NAME},?\s+(?:del?\s+)?(\d{4})(.*)$`,
  'u',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[\p{L}-]+\.?,\s+)?${NAME}\s+(\d{1,2}),?\s+(\d{4})(.*)$`,
  'u',
);
/** "03/fev/2026" or "3-fev-26": a year of two figures only between signs. */
const SIGNED_NAME = new RegExp(
  String.raw`^(?:[\p{L}-]+\.?,?\s+)?(\d{1,2})([-/.])${NAME}\2(\d{4}|\d{2}(?!\d))(.*)$`,
  'u',
);
/** "20260203". */
const BARE_FIGURES = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/;
const YEAR_FIRST = /^(\d{4})[-/.年년]\s*(\d{1,2})[-/.月월]\s*(\d{1,2})[日일]?(.*)$/u;
const FIGURES = /^(?:[\p{L}-]+\.?,?\s+)?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2}(?!\d))(.*)$/u;

function findDate(text: string, order: FigureOrder): Found | null {
  const year = YEAR_FIRST.exec(text) ?? BARE_FIGURES.exec(text);
  if (year) return found(year[1], year[2], year[3], year[4]);
  const day = DAY_FIRST.exec(text);
  if (day) return found(day[3], String(monthOf(day[2] ?? '')), day[1], day[4]);
  const signed = SIGNED_NAME.exec(text);
  if (signed)
    return found(wholeYear(signed[4]), String(monthOf(signed[3] ?? '')), signed[1], signed[5]);
  const month = MONTH_FIRST.exec(text);
  if (month) return found(month[3], String(monthOf(month[1] ?? '')), month[2], month[4]);
  const figures = FIGURES.exec(text);
  if (!figures) return null;
  const [, one, two, written, rest] = figures;
  const last = wholeYear(written);
  return order === 'day-first' ? found(last, two, one, rest) : found(last, one, two, rest);
}

function wholeYear(written = ''): string {
  return written.length === 2 ? `20${written}` : written;
}

function found(year = '', month = '', day = '', rest = ''): Found {
  return { year: Number(year), month: Number(month), day: Number(day), rest };
}

const TIME = /(\d{1,2})\s?(?::|h|\.)\s?(\d{2})(?::(\d{2}))?/i;
/** "18h", without minutes. */
const HOUR = /(\d{1,2})\s?h(?!\s?\d)/i;
/** "06:37 20/03/2026". */
const TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?),?\s(\S.*)$/i;
const NOON_SECONDS = 43_200;

/** Seconds since midnight; noon without a time, null for an unreadable one. */
export function readTime(text: string): number | null {
  const time = TIME.exec(text) ?? HOUR.exec(text);
  if (!time) return /\d/.test(text) ? null : NOON_SECONDS;
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const afternoon = letters.endsWith('pm') || /오후|下午|午後/u.test(text);
  const morning = letters.endsWith('am') || /오전|上午|午前/u.test(text);
  let hours = Number(time[1]);
  if (afternoon || morning) hours = (hours % 12) + (afternoon ? 12 : 0);
  const minutes = Number(time[2] ?? 0);
  const seconds = Number(time[3] ?? 0);
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** The earliest plausible day; an earlier one is a writing error. */
const FIRST_DAY = '1970-01-02';

/**
 * Reads a date with or without a time, in the forms of several languages; null if it is invalid or
 * too early.
 */
export function readWallTime(text: string, order: FigureOrder = 'day-first'): WallTime | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .replace(TIME_FIRST, '$2 $1');
  const date = findDate(plain, order);
  if (!date) return null;
  const day = `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;
  const seconds = readTime(date.rest);
  if (!isLocalDay(day) || day < FIRST_DAY || seconds === null) return null;
  return { day, seconds };
}

/** A reader with a cache, because the texts of a workout repeat on each of its rows. */
export function oncePerText<Value extends object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/** Reads a file's dates, each different one once. */
export function createDateReader(order: FigureOrder): (text: string) => WallTime | null {
  return oncePerText((text) => readWallTime(text, order));
}

/**
 * The order that unambiguous dates show, or day first without numeric dates; null if all are
 * ambiguous.
 */
function toldOrder(texts: Iterable<string>): FigureOrder | null {
  let doubtful = false;
  // Each date repeats on every row of its workout.
  for (const text of new Set(texts)) {
    const figures = FIGURES.exec(text.trim().replace(TIME_FIRST, '$2 $1'));
    if (!figures) continue;
    doubtful = true;
    if (Number(figures[1]) > 12) return 'day-first';
    if (Number(figures[2]) > 12) return 'month-first';
  }
  return doubtful ? null : 'day-first';
}

const DAY_MS = 86_400_000;

/**
 * The order of numeric dates in an ambiguous file. It is day first, as in Brazil, unless only that
 * puts workouts into the future.
 * @param now epoch ms
 */
function likelyOrder(texts: readonly string[], now: number): FigureOrder {
  // In some zone it is already the next day.
  const today = localDay(now + DAY_MS, 'UTC');
  const different = [...new Set(texts)];
  const isAhead = (order: FigureOrder) =>
    different.some((text) => (readWallTime(text, order)?.day ?? '') > today);
  return isAhead('day-first') && !isAhead('month-first') ? 'month-first' : 'day-first';
}

/** The order of numeric dates in a file, with remarks to show. */
export interface FigureReading {
  readonly order: FigureOrder;
  /** Contains the order if the dates leave it open. */
  readonly remarks: readonly FigureOrder[];
}

/**
 * Determines from a file's dates whether the day or the month comes first.
 * @param chosen the person's answer, where the dates leave it open
 */
export function figureOrderOf(
  texts: readonly string[],
  chosen: FigureOrder | null = null,
  now = Date.now(),
): FigureReading {
  const told = toldOrder(texts);
  if (told) return { order: told, remarks: [] };
  const order = chosen ?? likelyOrder(texts, now);
  return { order, remarks: [order] };
}

const SHORT_DATE = /(\d{1,2})([/.-])(\d{1,2})(?:\2(?:\d{4}|\d{2}))?(?!\d)/;

/**
 * The first date that each order reads as another day; null if none is.
 * @param year the year of dates without one; null if all have one
 */
export function dateExample(texts: Iterable<string>, year: number | null): DateExample | null {
  for (const written of texts) {
    const [text, first, , second] = SHORT_DATE.exec(written) ?? [];
    if (text === undefined) continue;
    const whole = text.length > `${first}/${second}`.length || year === null;
    const dayIn = (order: FigureOrder) =>
      readWallTime(whole ? written : `${first}/${second}/${year}`, order)?.day;
    const [dayFirst, monthFirst] = [dayIn('day-first'), dayIn('month-first')];
    if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) continue;
    return { text, days: { 'day-first': dayFirst, 'month-first': monthFirst } };
  }
  return null;
}

/** A remark if the dates of a file have no times. */
export function lackingTimes(texts: readonly string[]): readonly 'date-only'[] {
  let dates = 0;
  for (const text of new Set(texts)) {
    const plain = text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
    const date = findDate(plain, 'day-first');
    if (!date) continue;
    // In most files the first date answers.
    if (/\d/.test(date.rest)) return [];
    dates += 1;
  }
  return dates > 0 ? ['date-only'] : [];
}

/** Minutes ahead of UTC after a time of day ("+0000", "-03:00", "Z"); null without an offset. */
export function readOffset(text: string): number | null {
  const found = /(?::\d{2}(?:[.,]\d+)?|T\d{4,6})\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))$/.exec(text);
  if (!found) return null;
  const minutes = Number(found[3] ?? 0) * 60 + Number(found[4] ?? 0);
  return found[2] === '-' ? -minutes : minutes;
}

/** The offset of a workout's start, for the facts about it; nothing without one. */
export function offsetFacts(text: string): { readonly offsetMinutes?: number } {
  const offset = readOffset(text);
  return offset === null ? {} : { offsetMinutes: offset };
}

/** Seconds between two wall times; 0 if missing, negative, or a day and more. */
export function secondsBetween(start: WallTime, end: WallTime | null): number {
  if (!end) return 0;
  const isSameDay = end.day === start.day;
  const days = isSameDay ? 0 : (Date.parse(`${end.day}Z`) - Date.parse(`${start.day}Z`)) / 1000;
  const seconds = days + end.seconds - start.seconds;
  return seconds >= 0 && seconds <= 86_400 ? seconds : 0;
}
