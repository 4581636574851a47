import { addDays, isLocalDay } from '#domain/local-day';
import { createDateReader, figureOrderOf, monthOf, readTime, readWallTime } from '../apps/dates';
import { readFigure } from '../apps/figures';
import type { DateChoices, FigureOrder } from '../model';
import { type YearRow, yearsOf } from './row-years';

const NAME = String.raw`([\p{L}\p{M}]{3,})\.?`;
const WEEKDAY = String.raw`^(?:[\p{L}-]+\.?,?\s+)?`;
/** "03/02" or "3-2.", without a year. */
const SHORT_FIGURES = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})([/.-])(\d{1,2})\.?(?![\d/.,-])(.*)$`,
  'u',
);
/** "3 fev", "3 de fevereiro" or "3/fev", without a year. */
const SHORT_DAY_FIRST = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})(?:\.|º|°)?[\s/-]+(?:de\s+)?${NAME}(?!,?\s+(?:del?\s+)?\d{4})(.*)$`,
  'u',
);
const SHORT_MONTH_FIRST = new RegExp(
  String.raw`${WEEKDAY}${NAME}\s+(\d{1,2})(?!\d|,?\s+\d{4})(.*)$`,
  'u',
);

/** A day without a year; figures keep their places until the order is known. */
interface PartialDate {
  readonly first: number;
  readonly second: number;
  /** Whether both are figures, so that the order matters. */
  readonly figures: boolean;
  readonly rest: string;
}

function partialDate(text: string): PartialDate | null {
  const plain = text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
  const figures = SHORT_FIGURES.exec(plain);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[3])];
    return { first, second, figures: true, rest: figures[4] ?? '' };
  }
  const day = SHORT_DAY_FIRST.exec(plain);
  if (day && monthOf(day[2] ?? '') > 0) {
    const [first, second] = [Number(day[1]), monthOf(day[2] ?? '')];
    return { first, second, figures: false, rest: day[3] ?? '' };
  }
  const month = SHORT_MONTH_FIRST.exec(plain);
  if (!month || monthOf(month[1] ?? '') === 0) return null;
  const [first, second] = [Number(month[2]), monthOf(month[1] ?? '')];
  return { first, second, figures: false, rest: month[3] ?? '' };
}

/** Month and day of a year-less date; null if no leap year has it. */
function monthDay(date: PartialDate, order: FigureOrder): string | null {
  const isSwapped = date.figures && order === 'month-first';
  const [day, month] = isSwapped ? [date.second, date.first] : [date.first, date.second];
  const text = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isLocalDay(`2000-${text}`) && readTime(date.rest) !== null ? text : null;
}

export const isFullDate = (text: string) =>
  readWallTime(text) !== null || readWallTime(text, 'month-first') !== null;

export function isPartialDate(text: string): boolean {
  const date = partialDate(text);
  return date !== null && (monthDay(date, 'day-first') ?? monthDay(date, 'month-first')) !== null;
}

/** Days of Excel from 1990 on, which no load and no number of repetitions reaches. */
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 73_050];
/** Excel's number of 1970-01-01. */
const SERIAL_EPOCH = 25_569;
const DAY_SECONDS = 86_400;

export function isSerial(text: string): boolean {
  const number = readFigure(text) ?? 0;
  return number >= FIRST_SERIAL && number < LAST_SERIAL;
}

/** The date and the time of Excel's count of days, such as 45992.75. */
function serialText(text: string): string {
  const number = readFigure(text) ?? 0;
  const days = Math.floor(number);
  // A moment of 23:59:59.6 belongs to the next day.
  const seconds = Math.round((number - days) * DAY_SECONDS);
  const day = addDays('1970-01-01', days - SERIAL_EPOCH + Math.floor(seconds / DAY_SECONDS));
  return seconds % DAY_SECONDS === 0 ? day : `${day} ${clockText(seconds)}`;
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const CLOCK =
  /^\d{1,2}(?::\d{2}(?::\d{2})?|\s?h(?:\s?\d{2})?)\s*(?:[ap]\.?\s?m\.?)?$|^\d{1,2}\s*[ap]\.?\s?m\.?$/i;

/** Seconds since midnight of a cell with a time of day, or with Excel's share of a day. */
export function timeOfCell(text: string): number | null {
  const share = readFigure(text);
  if (share !== null) {
    return share > 0 && share < 1 ? Math.round(share * DAY_SECONDS) % DAY_SECONDS : null;
  }
  if (!CLOCK.test(text)) return null;
  return readTime(text.replace(/^(\d{1,2})\s?h?(?=\s*(?:[ap]\.?\s?m\.?)?$)/i, '$1:00'));
}

export function isTimeOfDay(text: string): boolean {
  return timeOfCell(text) !== null;
}

/** Dates of a column as texts that `readWallTime` reads. */
interface FullDates {
  readonly texts: readonly string[];
  readonly order: FigureOrder;
  /** Contains the order if the dates leave it open. */
  readonly remarks: readonly FigureOrder[];
  /** The year given to the latest date; null if all dates have one. */
  readonly year: number | null;
}

/** Hints about the years of rows. */
interface RowFacts {
  /** The year in the name of each row's sheet; undefined without one. */
  readonly years?: readonly (number | undefined)[];
  /** The exercise of each row, which shows a table that is sorted by exercise. */
  readonly names?: readonly string[];
}

/**
 * Completes the dates of rows with what they lack. Numbers of Excel become days. Dates without a
 * year take that of their sheet, else the latest one that keeps the rows in order and lies not in
 * the future.
 */
export function fullDates(
  written: readonly string[],
  choices: DateChoices,
  { years: told = [], names = [] }: RowFacts = {},
  now = Date.now(),
): FullDates {
  // Each date repeats on the rows of its workout.
  const found = new Map(
    [...new Set(written)].map((cell) => {
      const text = isSerial(cell) ? serialText(cell) : cell;
      return [cell, { text, partial: isFullDate(text) ? null : partialDate(text) }] as const;
    }),
  );
  const texts = written.map((cell) => found.get(cell)?.text ?? cell);
  const partial = written.map((cell) => found.get(cell)?.partial ?? null);
  // A year in front of both figures leaves only the order of day and month open.
  const { order, remarks } = figureOrderOf(
    texts.map((text, at) => withAnyYear(partial[at] ?? null) ?? text),
    choices.order,
    now,
  );
  const days = partial.map((one) => one && monthDay(one, order));
  const readDate = createDateReader(order);
  const rows = days.map((day, at): YearRow | null => {
    const known = day === null ? readDate(texts[at] ?? '')?.day : undefined;
    const written = day ?? known?.slice(YEAR_LENGTH);
    if (written === undefined) return null;
    const year = known === undefined ? (told[at] ?? null) : Number(known.slice(0, 4));
    return { day: written, year, name: names[at] ?? '' };
  });
  const { years, year } = yearsOf(rows, choices.year, now);
  const full = texts.map((text, at) => {
    const day = days[at] ?? null;
    return day === null ? text : `${years[at]}-${day} ${partial[at]?.rest ?? ''}`.trim();
  });
  return { texts: full, order, remarks, year };
}

const YEAR_LENGTH = '2026-'.length;

const withAnyYear = (date: PartialDate | null) =>
  date?.figures ? `${date.first}/${date.second}/2000` : null;
