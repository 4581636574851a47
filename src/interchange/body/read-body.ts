import type { WallTime } from '#domain/wall-time';
import { createDateReader, figureOrderOf } from '../apps/dates';
import { readFigure } from '../apps/figures';
import { readTable, type Table, unreadColumns, withoutCutRow } from '../apps/table';
import { IMPORT_LIMITS } from '../limits';
import type { FigureOrder, LoadUnitName, Unreadable } from '../model';
import { type BodyCell, type BodyTable, bodyTableOf, bodyTime } from './body-table';
import { tableOfJson } from './json-table';
import { limitsOf, unitNamed } from './measures';
import type { BodyWarning, ReadBody } from './model';
import { createReadings } from './readings';

/** Characters from which a table is recognised, without splitting all of it. */
const HEAD = 16_384;

/** Fitbit writes several tables into a file, each under its name and up to a blank line. */
const section =
  /^\uFEFF?[^\S\n]*(?:Body|Corpo)[^\S\n]*\r?\n([\s\S]*?)(?:\n[^\S\n]*\r?\n|(?![\s\S]))/im;

/**
 * Reads a file with measures of the body; null for any other file.
 * @param unit of the weights, if the file has none
 * @param zone the person's IANA zone, for times in UTC
 */
export function readBodyTable(
  text: string,
  unit: LoadUnitName | null,
  zone: string,
): ReadBody | { readonly unreadable: Unreadable } | null {
  const content = section.exec(text)?.[1] ?? text;
  const isCut = content.length > HEAD;
  const head = isCut ? content.slice(0, content.lastIndexOf('\n', HEAD) + 1) : content;
  if (!bodyTableOf(readTable(head))) return null;
  return readFrom(readTable(content), unit, zone);
}

/** Reads a JSON list with measures of the body, such as Fitbit's; null for any other text. */
export function readBodyJson(
  text: string,
  unit: LoadUnitName | null,
  zone: string,
): ReadBody | { readonly unreadable: Unreadable } | null {
  const table = tableOfJson(text);
  if (!table) return null;
  const found = bodyTableOf(table);
  // Fitbit's list is the same in every country.
  const order = found?.source === 'fitbit' ? 'month-first' : null;
  return found ? readFrom(table, unit, zone, order) : null;
}

function readFrom(
  written: Table,
  chosen: LoadUnitName | null,
  zone: string,
  told: FigureOrder | null = null,
): ReadBody | { readonly unreadable: Unreadable } {
  const rows = written.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  const { table, cut } = withoutCutRow(written);
  const found = bodyTableOf(table);
  if (!found) return { unreadable: { reason: 'empty' } };
  const dates = found.cells.map(({ date }) => date);
  const order = told ? { order: told, remarks: [] } : figureOrderOf(dates);
  const readDate = createDateReader(order.order);
  const unit = unitOfWeights(found, chosen);
  const inches = inchesIn(found);
  const warnings: BodyWarning[] = [
    ...written.unmatched.map((line) => ({ line, code: 'quotes' as const, title: '', text: '' })),
    ...cut.map(({ line }) => ({ line, code: 'cut' as const, title: '', text: '' })),
  ];
  const readings = gather(found.cells, {
    timeOf: (text) => bodyTime(text, readDate, zone),
    amountOf: (cell) => storedValue(cell, unit.value, inches, warnings),
    warnings,
  });
  return {
    source: found.source,
    readings,
    workouts: [],
    warnings: warnings.sort((a, b) => a.line - b.line),
    remarks: order.remarks,
    unread: unreadColumns(table, found.read, []).filter(
      ({ title }) => !found.beside.includes(title),
    ),
    unit,
  };
}

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
    if (isEmpty(cell.text)) continue;
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

/** Apps write zeros and lines for nothing. */
const isEmpty = (text: string) => /^(-?0*([.,]0*)?|-+|–|—|n\/?a|null)$/i.test(text);

/** A value in its stored unit; null with a warning for an impossible one. */
function storedValue(
  cell: BodyCell,
  weightUnit: LoadUnitName,
  inches: boolean,
  warnings: BodyWarning[],
): number | null {
  const { line, measure, title, text } = cell;
  const otherwise = { weight: weightUnit, length: inches ? 'in' : 'cm', percent: '%', number: '' };
  const known = unitNamed(cell.unit);
  const [, factor] =
    known?.[0] === measure.unit ? known : (unitNamed(otherwise[measure.unit]) ?? ['number', 100]);
  const { least, most } = limitsOf(measure);
  // "1,734" is one thousand and more where 1.7 is impossible.
  const figures = [readFigure(text), /^\d{1,3}[.,]\d{3}$/.test(text) ? thousands(text) : null];
  const values = figures.flatMap((one) => (one === null ? [] : [Math.round(one * factor)]));
  const value = values.find((one) => one >= least && one <= most);
  if (value !== undefined) return value;
  warnings.push({ line, code: values.length > 0 ? 'range' : 'value', title, text });
  return null;
}

const thousands = (text: string) => Number(text.replace(/[.,]/, ''));

const isWeight = ({ measure }: BodyCell) => measure.key === 'weight';

function medianOf(cells: readonly BodyCell[]): number {
  const figures = cells.flatMap(({ text }) => readFigure(text) || []).sort((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)] ?? 0;
}

/** Most adults weigh less in kilograms and more in pounds. */
const POUNDS_FROM = 115;
/** Metres that a person has at most; pounds taken for kilograms give taller ones. */
const TALLEST = 2.2;

/** The unit of the weights: named, or shown by the body mass index, or guessed. */
function unitOfWeights({ cells, bmi }: BodyTable, chosen: LoadUnitName | null): ReadBody['unit'] {
  const weights = cells.filter((cell) => isWeight(cell) && !isEmpty(cell.text));
  const named = weights.find(({ unit }) => unitNamed(unit));
  if (named) return { value: /^(lb|pound)/i.test(named.unit) ? 'lb' : 'kg', known: true };
  if (weights.length === 0) return { value: 'kg', known: true };
  const heights = weights.flatMap((cell) => {
    const [weight, index] = [readFigure(cell.text), readFigure(bmi.get(cell.line) ?? '')];
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

/** Whether lengths without a unit are in inches. */
function inchesIn({ cells }: BodyTable): boolean {
  const trunk = cells.filter(
    ({ measure, text }) => measure.key !== null && TRUNK.includes(measure.key) && !isEmpty(text),
  );
  return trunk.length > 0 && medianOf(trunk) < INCHES_BELOW;
}
