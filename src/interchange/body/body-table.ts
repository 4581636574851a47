import { tableOfDayColumns } from '../any-table/day-columns';
import { mergedNames } from '../apps/merged-names';
import { cellAt, columnsOf, type Row, type Table } from '../apps/table';
import { isNothing, writtenAmount } from './amounts';
import {
  DATE_TITLES,
  NAME_TITLES,
  NOTE_TITLES,
  PERSON_TITLES,
  TIME_TITLES,
} from './measure-titles';
import { foldedTitle, measureNamed, titleParts, unitNamed } from './measures';
import type { BodyMeasure, BodySource } from './model';
import { dateOf, isDate, withDays, withDaysAbove } from './row-days';

const COLUMNS = {
  date: DATE_TITLES.map(foldedTitle),
  time: TIME_TITLES.map(foldedTitle),
  note: NOTE_TITLES.map(foldedTitle),
  person: PERSON_TITLES.map(foldedTitle),
  name: NAME_TITLES.map(foldedTitle),
  /** One measure per row. */
  measure: ['measurement', 'medida', 'measure'],
  value: ['value', 'valor'],
  unit: ['unit', 'unidade', 'einheit', 'unite', 'unidad'],
} as const;

/** Titles of training, which share the column of a weight. */
export const TRAINING =
  /exerc|ejerc|ubung|workout|treino|entren|movimento|\blifts?\b|\breps?\b|repet|wiederh|\bsets?\b|\bseries?\b|\bsatz/;

const BODY_MASS_INDEX = /^(bmi|imc|vki)$|body mass index|indice de massa|indice de masa/;

/** Titles of facts about a row that are no measures, and of figures that follow from others. */
const BESIDE =
  /^(source|data source|device|time ?zone|log ?id|bmi|imc|vki|change|no|n|body type|type de corps|tipo (de |do )?corp\w*|tipo de cuerpo)$|^(target to|optimal|objetivo|objectif|poids optimal|peso (ideal|alvo|otimo|optimo)|controle (de|muscular)) ?/;

/** One cell with a measure. `unit` is '' if neither cell, row nor title names one. */
export interface BodyCell {
  readonly line: number;
  readonly date: string;
  readonly measure: BodyMeasure;
  readonly title: string;
  /** The cell as it is written. */
  readonly written: string;
  readonly figure: string;
  readonly unit: string;
  /** Whether the cell itself names its unit. */
  readonly isSaid: boolean;
  readonly note: string;
}

/** A table with the meaning of its columns. */
export interface BodyTable {
  readonly source: BodySource;
  readonly cells: readonly BodyCell[];
  /** Indexes of the columns that are read. */
  readonly read: ReadonlySet<number>;
  /** Titles that are left out without a notice. */
  readonly beside: readonly string[];
  /** Values of the body mass index by line, which show the unit of a weight. */
  readonly bmi: ReadonlyMap<number, string>;
  /** Number of rows with the day of the row above. */
  readonly completed: number;
  /** The name of the person in each row; null without such a column. */
  readonly people: ReadonlyMap<number, string> | null;
  /** Number of rows with the name of the row above. */
  readonly named: number;
}

interface MeasureColumn {
  readonly index: number;
  readonly title: string;
  readonly unit: string;
  readonly measure: BodyMeasure;
}

const LOOKED_AT = 50;

/** Titles of skinfolds, which are of no use as girths. */
const SKINFOLD = /dobra|subescap|supra-?il[ií]ac|axilar|skinfold|pliegue/i;

/**
 * The columns with measures; a second one of the same measure is not read. Beside skinfolds, "Coxa"
 * is one of them, unless its title names centimetres.
 */
function measureColumns({ titles, rows }: Table): MeasureColumn[] {
  const columns: MeasureColumn[] = [];
  const hasFolds = titles.some((title) => SKINFOLD.test(title));
  for (const [index, title] of titles.entries()) {
    const units = rows.slice(0, LOOKED_AT).map((row) => writtenAmount(cellAt(row, index)).unit);
    const unit = titleParts(title).unit;
    const measure = title === '' ? null : measureNamed(title, unit || units.find(Boolean) || '');
    const isTaken = columns.some(
      (one) => one.measure.name === measure?.name && one.measure.unit === measure.unit,
    );
    const isGirth = measure?.unit === 'length' && measure.key !== 'height';
    const isFold = isGirth && (unit === 'mm' || (hasFolds && unit === ''));
    if (measure && !isTaken && !isFold) columns.push({ index, title, unit, measure });
  }
  return columns;
}

const isFigureless = (cell: string) => /\p{L}{2}/u.test(writtenAmount(cell).figure);

/** Whether an unknown column has words, as the names of exercises would be. */
function hasWords({ titles, rows }: Table, read: ReadonlySet<number>): boolean {
  return titles.some((title, index) => {
    if (read.has(index) || BESIDE.test(titleParts(title).bare)) return false;
    const cells = rows.slice(0, LOOKED_AT).map((row) => cellAt(row, index));
    const filled = cells.filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(isFigureless).length > filled.length / 2;
  });
}

function sourceOf(titles: readonly string[]): BodySource {
  const parts = titles.map(titleParts);
  const plain = new Set(parts.map(({ bare, unit }) => `${bare} ${unit}`.trim()));
  const has = (...wanted: readonly string[]) => wanted.every((title) => plain.has(title));
  const names = new Set(titles.map((title) => measureNamed(title, '')?.name));
  if (plain.has('fat percent') && (plain.has('weight kg') || plain.has('weight lbs'))) {
    return 'hevy';
  }
  if (has('family members') || titles.some((title) => title.trim() === 'BODY FAT %')) return 'eufy';
  const isRenpho = ['Idade metabólica', 'Massa magra', 'Gordura subcutânea', 'Proteína'].every(
    (name) => names.has(name),
  );
  // Fitdays has the same measures, and aims beside them.
  const isFitdays = parts.some(({ bare }) => /^(weight control|controle de peso)$/.test(bare));
  if (
    (isRenpho && !isFitdays) ||
    (has('metabolic age') && titles.some((title) => /fat.free/i.test(title)))
  )
    return 'renpho';
  if (titles.some((title) => /^fat mass/i.test(title)) && titles.some((t) => /^hydration/i.test(t)))
    return 'withings';
  if (has('change', 'skeletal muscle mass')) return 'garmin';
  if (has('bmi', 'fat', 'weight') || has('logid', 'weight')) return 'fitbit';
  return 'table';
}

/** Lines above the titles that are looked at; some scales write a page about their owner. */
const MOST_LINES = 30;
const MOMENTS: ReadonlySet<string> = new Set([...COLUMNS.date, ...COLUMNS.time]);

/** A table of measures without the lines above its titles; null for any other table. */
export function measuresBelowTitle(table: Table, isWanted = false): Table | null {
  if (bodyTableOf(table, isWanted)) return table;
  const turned = measuresByDay(table);
  if (turned) return turned;
  const rows = table.rows.slice(0, MOST_LINES);
  const at = rows.findIndex(({ cells }) => cells.some((cell) => MOMENTS.has(foldedTitle(cell))));
  const found = rows[at];
  if (!found) return null;
  const titles = found.cells.map((title) => title.trim());
  const below = { ...table, titles, rows: table.rows.slice(at + 1), firstLine: found.line };
  return bodyTableOf(below, isWanted) ? below : null;
}

/** A table with a measure in each row and a column for each day, as one with a row for each. */
function measuresByDay(table: Table): Table | null {
  const { titles, rows, firstLine } = table;
  const laidOut = tableOfDayColumns([{ line: firstLine, cells: titles }, ...rows]);
  if (laidOut?.titles.length !== LONG.length) return null;
  const names = laidOut.rows.map((row) => cellAt(row, 1));
  const known = names.filter((name) => measureNamed(name, titleParts(name).unit) !== null);
  return known.length * 2 > names.length ? { ...table, ...laidOut, titles: LONG } : null;
}

const LONG = ['Data', 'Medida', 'Valor'];

/** The measures of a table; null if it is no table of measures. */
export function bodyTableOf(table: Table, isWanted = false): BodyTable | null {
  const { titles } = table;
  const column = columnsOf(titles, COLUMNS);
  const dates = column('date') >= 0 ? column('date') : column('time');
  if (dates < 0 || titles.some((title) => TRAINING.test(foldedTitle(title)))) return null;
  const rows = withDaysAbove(withDays(table.rows, dates), dates);
  if (rows.length > 0 && !rows.some((row) => isDate(dateOf(row, dates, -1)))) return null;
  const times = column('date') >= 0 ? column('time') : -1;
  const at = { dates, times, note: column('note'), unit: column('unit') };
  return column('measure') >= 0 && column('value') >= 0
    ? longTable(rows, at, column, titles.includes('Measurement'))
    : wideTable({ ...table, rows }, at, column, isWanted);
}

interface Places {
  readonly dates: number;
  readonly times: number;
  readonly note: number;
  readonly unit: number;
}

type ColumnAt = (name: keyof typeof COLUMNS) => number;

/** The person of each row. Apps write each name, so that only other tables have merged cells. */
function namesIn(rows: readonly Row[], column: number, isOfApp: boolean) {
  if (column < 0) return { people: null, named: 0 };
  const written = rows.map((row) => cellAt(row, column));
  const { names, count } = isOfApp ? { names: written, count: 0 } : mergedNames(written);
  return { people: new Map(rows.map(({ line }, at) => [line, names[at] ?? ''])), named: count };
}

function wideTable(
  table: Table,
  { dates, times, note, unit: units }: Places,
  column: ColumnAt,
  isWanted: boolean,
): BodyTable | null {
  const { titles, rows } = table;
  const columns = measureColumns(table);
  const bmi = titles.findIndex((title) => BODY_MASS_INDEX.test(titleParts(title).bare));
  // A weight alone beside words may be a load, and a name that of an exercise.
  const isSure = isWanted || bmi >= 0 || columns.some(({ measure }) => measure.key !== 'weight');
  const person = column('person') < 0 && isSure ? column('name') : column('person');
  const read = new Set([dates, times, note, units, person, ...columns.map(({ index }) => index)]);
  if (columns.length === 0 || (!isSure && hasWords(table, read))) return null;
  const source = sourceOf(titles);
  return {
    source,
    read,
    beside: titles.filter((title) => BESIDE.test(titleParts(title).bare)),
    bmi: new Map(rows.map((row) => [row.line, cellAt(row, bmi)])),
    ...namesIn(rows, person, source !== 'table'),
    completed: rows.filter(({ isDayAbove }) => isDayAbove).length,
    cells: rows.flatMap((row) => {
      const date = dateOf(row, dates, times);
      const ofRow = cellAt(row, units);
      return columns.map(({ index, title, unit, measure }) => {
        const written = cellAt(row, index);
        const amount = writtenAmount(written);
        const fits = unitNamed(ofRow)?.[0] === measure.unit;
        return {
          ...{ line: row.line, date, measure, title, written, figure: amount.figure },
          unit: amount.unit || (fits ? ofRow : unit),
          isSaid: amount.unit !== '',
          note: cellAt(row, note),
        };
      });
    }),
  };
}

const LONGEST_NAME = 40;

/** The measure of a name in a table of a row per measure; unknown ones keep their name. */
function measureOfRow(name: string, unit: string): BodyMeasure {
  const known = measureNamed(name, unit);
  if (known) return known;
  return { key: null, name: name.slice(0, LONGEST_NAME), unit: unitNamed(unit)?.[0] ?? 'number' };
}

function longTable(
  rows: readonly Row[],
  { dates, times, note }: Places,
  column: ColumnAt,
  isOfFitNotes: boolean,
): BodyTable {
  const person = column('person') < 0 ? column('name') : column('person');
  const own = [dates, times, note, person];
  return {
    source: isOfFitNotes ? 'fitnotes' : 'table',
    read: new Set([...own, ...(['measure', 'value', 'unit'] as const).map(column)]),
    beside: [],
    bmi: new Map(),
    ...namesIn(rows, person, false),
    completed: rows.filter(({ isDayAbove }) => isDayAbove).length,
    cells: rows.flatMap((row) => {
      const title = cellAt(row, column('measure'));
      const written = cellAt(row, column('value'));
      const amount = writtenAmount(written);
      const unit = amount.unit || cellAt(row, column('unit')) || titleParts(title).unit;
      if (title === '') return [];
      return {
        ...{ line: row.line, date: dateOf(row, dates, times), title, written, unit },
        measure: measureOfRow(title, unit),
        figure: amount.figure,
        isSaid: amount.unit !== '',
        note: cellAt(row, note),
      };
    }),
  };
}

/** Whether a cell has no value. */
export const isEmptyCell = ({ figure }: BodyCell) => isNothing(figure);
