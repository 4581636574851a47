import type { WallTime } from '#domain/wall-time';
import { withoutMidnights } from '../any-table/midnights';
import { fullDates } from '../any-table/row-dates';
import { createDateReader, dateExample } from '../apps/dates';
import { readFigure } from '../apps/figures';
import { readTable, type Table, unreadColumns, withoutCutRow } from '../apps/table';
import { IMPORT_LIMITS } from '../limits';
import type { BodyQuestion, FigureOrder, LoadUnitName, TableChoices, Unreadable } from '../model';

import { unitOfHeight } from './amounts';
import { bodyQuestion, titledByRoles, writtenTitle } from './body-columns';
import {
  type BodyCell,
  type BodyTable,
  bodyTableOf,
  isEmptyCell,
  measuresBelowTitle,
} from './body-table';
import { tableOfJson } from './json-table';
import { limitsOf, unitNamed } from './measures';
import type { BodyWarning, MeasuredPerson, ReadBody } from './model';
import { peopleIn, rowsOf } from './people-in-table';
import { createReadings } from './readings';
import { bodyTime } from './row-days';

/** Characters from which a table is recognised, without splitting all of it. */
const HEAD = 16_384;

/** Fitbit writes several tables into a file, each under its name and up to a blank line. */
const section =
  /^\uFEFF?[^\S\n]*(?:Body|Corpo|Cuerpo|Körper|Corps|Lichaam)[^\S\n]*\r?\n([\s\S]*?)(?:\n[^\S\n]*\r?\n|(?![\s\S]))/im;

/** The person's choices about a table of measures. */
export type BodyChoices = Partial<
  Pick<TableChoices, 'unit' | 'body' | 'measures' | 'people' | 'order' | 'year'>
>;

type Answer =
  | ReadBody
  | { readonly unreadable: Unreadable }
  /** The measures of several people, none of whom is chosen. */
  | { readonly people: readonly MeasuredPerson[] }
  /** Days and figures under unknown titles. */
  | { readonly question: BodyQuestion };

/**
 * Reads a file with measures of the body; null for any other file.
 * @param zone the person's IANA zone, for times in UTC
 */
export function readBodyTable(text: string, choices: BodyChoices, zone: string): Answer | null {
  const content = section.exec(text)?.[1] ?? text;
  const isCut = content.length > HEAD;
  const head = isCut ? content.slice(0, content.lastIndexOf('\n', HEAD) + 1) : content;
  if (choices.measures) {
    const found = readFrom(titledByRoles(readTable(content), choices.measures), choices, zone);
    if (!('unread' in found)) return found;
    const unread = found.unread.map((one) => ({ ...one, title: writtenTitle(one.title) }));
    return { ...found, unread };
  }
  if (!measuresBelowTitle(readTable(head), choices.body)) {
    const question = bodyQuestion(readTable(head));
    return question && { question };
  }
  const table = measuresBelowTitle(readTable(content), choices.body);
  return table ? readFrom(table, choices, zone) : { unreadable: { reason: 'empty' } };
}

/** Reads a JSON list with measures of the body, such as Fitbit's; null for any other text. */
export function readBodyJson(text: string, choices: BodyChoices, zone: string): Answer | null {
  const table = tableOfJson(text);
  if (!table) return null;
  const found = bodyTableOf(table, choices.body);
  // Fitbit's list is the same in every country.
  const order = found?.source === 'fitbit' ? 'month-first' : null;
  return found ? readFrom(table, choices, zone, order) : null;
}

function readFrom(
  written: Table,
  choices: BodyChoices,
  zone: string,
  told: FigureOrder | null = null,
): Answer {
  const rows = written.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  const { table, cut } = withoutCutRow(written, false);
  const whole = bodyTableOf(table, choices.body);
  if (!whole) return { unreadable: { reason: 'empty' } };
  const { texts, order, remarks, year } = fullDates(withoutMidnights(datesOf(whole)), {
    order: told ?? choices.order ?? null,
    year: choices.year ?? null,
  });
  const example = remarks.length === 0 ? null : dateExample(datesOf(whole), year);
  const exampled = example ? { dateExample: example } : {};
  const dated = whole.cells.map((cell, at) => ({ ...cell, date: texts[at] ?? cell.date }));
  const readDate = createDateReader(order);
  const timeOf = (text: string) => bodyTime(text, readDate, zone);
  const all = peopleIn({ ...whole, cells: dated }, timeOf);
  const isShared = all.length > 1;
  if (isShared && !choices.people) return { people: all };
  const chosen = isShared ? (choices.people ?? []) : null;
  const isWanted = rowsOf(whole, chosen);
  const found = { ...whole, cells: dated.filter(({ line }) => isWanted(line)) };
  const unit = unitOfWeights(found, choices.unit ?? null);
  const warnings: BodyWarning[] = [
    ...written.unmatched.map((line) => ({ line, code: 'quotes' as const, title: '', text: '' })),
    ...cut.map(({ line, code }) => ({ line, code, title: '', text: '' })),
  ];
  const unitsOf = unitsIn(found, unit.value);
  const readings = gather(found.cells, {
    timeOf,
    amountOf: (cell) => storedValue(cell, unitsOf(cell), warnings),
    warnings,
  });
  const own = { ...table, rows: table.rows.filter(({ line }) => isWanted(line)) };
  return {
    source: found.source,
    readings,
    workouts: [],
    warnings: warnings.sort((a, b) => a.line - b.line),
    remarks: told ? [] : remarks,
    ...(told || remarks.length === 0 ? {} : { dateOrder: order, ...exampled }),
    ...(year === null ? {} : { year }),
    ...(whole.completed > 0 ? { completed: whole.completed } : {}),
    ...(whole.named > 0 ? { named: whole.named } : {}),
    unread: unreadColumns(own, found.read, []).filter(({ title }) => !found.beside.includes(title)),
    ...(chosen ? { people: { all, chosen } } : {}),
    unit,
  };
}

const datesOf = ({ cells }: BodyTable) => cells.map(({ date }) => date);

interface Gathering {
  timeOf(text: string): WallTime | null;
  amountOf(cell: BodyCell): number | null;
  readonly warnings: BodyWarning[];
}

/** Cells of the same moment as one reading, in the order of the file. */
function gather(cells: readonly BodyCell[], { timeOf, amountOf, warnings }: Gathering) {
  const readings = createReadings();
  const refused = new Set<number>();
  for (const cell of cells) {
    if (isEmptyCell(cell)) continue;
    const { line, date, measure, note } = cell;
    const time = timeOf(date);
    if (!time) {
      if (!refused.has(line)) warnings.push({ line, code: 'date', title: '', text: date });
      refused.add(line);
      continue;
    }
    const value = amountOf(cell);
    if (value !== null) readings.add(date, time, { measure, value }, note);
  }
  return readings.all();
}

/**
 * A value in its stored unit; null with a warning for an impossible one.
 * @param units the likeliest one first
 */
function storedValue(
  { line, measure, title, written, figure: text }: BodyCell,
  units: readonly string[],
  warnings: BodyWarning[],
): number | null {
  const factors = units.map((one) => unitNamed(one)?.[1] ?? 100);
  // "1,734" is one thousand and more where 1.7 is impossible.
  const figures = [readFigure(text), /^\d{1,3}[.,]\d{3}$/.test(text) ? thousands(text) : null];
  const { least, most } = limitsOf(measure);
  const values = factors.flatMap((factor) =>
    figures.flatMap((one) => (one === null ? [] : [Math.round(one * factor)])),
  );
  const value = values.find((one) => one >= least && one <= most);
  if (value !== undefined) return value;
  warnings.push({ line, code: values.length > 0 ? 'range' : 'value', title, text: written });
  return null;
}

const thousands = (text: string) => Number(text.replace(/[.,]/, ''));

/** The units that a cell may be in: its own, else that of its title, that of the table, its size. */
function unitsIn(found: BodyTable, weight: LoadUnitName) {
  const length = inchesIn(found) ? 'in' : 'cm';
  const shares = sharesIn(found);
  return ({ measure, title, figure, unit, isSaid }: BodyCell): readonly string[] => {
    const named = unitNamed(unit)?.[0] === measure.unit ? [unit] : [];
    if (isSaid && named.length > 0) return named;
    const amount = readFigure(figure) ?? 0;
    if (measure.key === 'height') return [...named, unitOfHeight(amount)];
    switch (measure.unit) {
      case 'weight':
        return [...named, weight];
      case 'length':
        return [...named, ...(IN_METRES.test(figure) ? ['m'] : []), length];
      case 'percent':
        return [shares.has(title) || SHARE.test(figure) ? 'share' : '%'];
      default:
        return [unit];
    }
  };
}

const isWeight = ({ measure }: BodyCell) => measure.key === 'weight';

function medianOf(cells: readonly BodyCell[]): number {
  const figures = cells.flatMap(({ figure }) => readFigure(figure) || []).sort((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)] ?? 0;
}

/** Most adults weigh less in kilograms and more in pounds. */
const POUNDS_FROM = 115;
/** Metres that a person has at most; pounds taken for kilograms give taller ones. */
const TALLEST = 2.2;

const nameOf = (unit: string): LoadUnitName => (/^(lb|pound|libra|st)/i.test(unit) ? 'lb' : 'kg');

/** The unit that brings figures without one next to those with one. */
function nearestUnit(named: readonly BodyCell[], others: readonly BodyCell[]): LoadUnitName {
  const inKilograms = named.map((cell) => {
    const factor = unitNamed(cell.unit)?.[1] ?? 1000;
    return { ...cell, figure: String(((readFigure(cell.figure) ?? 0) * factor) / 1000) };
  });
  const ratio = medianOf(others) / medianOf(inKilograms);
  // Halfway between equal kilograms and equal pounds, on the scale of ratios.
  return ratio > Math.sqrt(1000 / 453.59237) ? 'lb' : 'kg';
}

/** The unit of the weights: named, or shown by the body mass index, or guessed. */
function unitOfWeights({ cells, bmi }: BodyTable, chosen: LoadUnitName | null): ReadBody['unit'] {
  const weights = cells.filter((cell) => isWeight(cell) && !isEmptyCell(cell));
  if (weights.length === 0) return { value: 'kg', known: true };
  const isNamed = ({ unit }: BodyCell) => unitNamed(unit)?.[0] === 'weight';
  const named = weights.filter(isNamed);
  const others = weights.filter((cell) => !isNamed(cell));
  const units = new Set(named.map(({ unit }) => nameOf(unit)));
  const [only] = units;
  if (only && (units.size === 1 || others.length === 0)) return { value: only, known: true };
  if (only) return { value: chosen ?? nearestUnit(named, others), known: false };
  const heights = weights.flatMap((cell) => {
    const [weight, index] = [readFigure(cell.figure), readFigure(bmi.get(cell.line) ?? '')];
    return weight && index ? [Math.sqrt(weight / index)] : [];
  });
  const tall = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
  if (tall !== undefined) return { value: tall > TALLEST ? 'lb' : 'kg', known: true };
  const guess = medianOf(weights) >= POUNDS_FROM ? 'lb' : 'kg';
  return { value: chosen ?? guess, known: false };
}

const TRUNK = ['c.waist', 'c.hips', 'c.chest', 'c.abdomen', 'c.shoulders'];
/** A trunk of an adult measures more in centimetres. */
const INCHES_BELOW = 55;
/** A trunk of an adult measures less in metres. */
const METRES_BELOW = 3;
/** "0,88" */
const IN_METRES = /^[012][.,]\d{2}$/;

/** Whether lengths without a unit are in inches. */
function inchesIn({ cells }: BodyTable): boolean {
  const trunk = cells.filter(
    (cell) =>
      cell.measure.key !== null &&
      TRUNK.includes(cell.measure.key) &&
      cell.unit === '' &&
      !isEmptyCell(cell),
  );
  const median = medianOf(trunk);
  return median >= METRES_BELOW && median < INCHES_BELOW;
}

/** "0,22" beside "22 %", as a spreadsheet stores a percentage that was not formatted. */
const SHARE = /^0?[.,]\d{2,}$/;

/** Titles of percentages that are all written as shares, as a spreadsheet stores them. */
function sharesIn({ cells }: BodyTable): ReadonlySet<string> {
  const shares = new Map<string, boolean>();
  for (const cell of cells) {
    if (cell.measure.unit !== 'percent' || isEmptyCell(cell)) continue;
    const isShare = !cell.isSaid && (readFigure(cell.figure) ?? 0) < 1;
    shares.set(cell.title, isShare && shares.get(cell.title) !== false);
  }
  return new Set([...shares].flatMap(([title, is]) => (is ? [title] : [])));
}
