import type { WallTime } from '#domain/wall-time';
import { wallTime } from '#domain/wall-time';
import { readWallTime } from '../apps/dates';
import { cellAt, columnsOf, type Row, type Table } from '../apps/table';
import { measureNamed, titleParts, unitNamed } from './measures';
import type { BodyMeasure, BodySource } from './model';

const COLUMNS = {
  date: [
    'date',
    'data',
    'datum',
    'fecha',
    'dia',
    'day',
    'datetime',
    'date time',
    'data hora',
    'data e hora',
    'time of measurement',
    'measurement date',
    'measured at',
    'timestamp',
    'calendardate',
    'created at',
  ],
  time: ['time', 'hora', 'horario', 'zeit', 'uhrzeit', 'heure'],
  note: ['note', 'notes', 'nota', 'notas', 'comment', 'comments', 'remarks', 'obs', 'observacoes'],
  /** One measure per row. */
  measure: ['measurement', 'medida', 'measure'],
  value: ['value', 'valor'],
  unit: ['unit', 'unidade'],
} as const;

/** Titles of training, which share the column of a weight. */
const TRAINING =
  /exerc|ejerc|ubung|workout|treino|entren|movimento|\blifts?\b|\breps?\b|repet|wiederh|\bsets?\b|\bseries?\b|\bsatz/;

/** Titles of facts about a row that are no measures, and of figures that follow from others. */
const BESIDE =
  /^(source|data source|device|family members?|time ?zone|log ?id|bmi|imc|change)$|^(target to|optimal) /;

/** One cell with a measure. `unit` is '' if neither cell nor title names one. */
export interface BodyCell {
  readonly line: number;
  readonly date: string;
  readonly measure: BodyMeasure;
  readonly title: string;
  readonly text: string;
  readonly unit: string;
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
}

const plainTitle = (title: string) => {
  const { bare, unit } = titleParts(title);
  return `${bare} ${unit}`.trim();
};

const EPOCH = /^\d{10}(\d{3})?$/;
const UTC = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*) ?(?:Z|UTC|[+-]00:?00)$/;

/** Dates with a zone of UTC, or in epoch time, become wall time here. */
export function bodyTime(
  text: string,
  read: (text: string) => WallTime | null,
  zone: string,
): WallTime | null {
  const at = EPOCH.test(text)
    ? Number(text.padEnd(13, '0'))
    : UTC.test(text)
      ? Date.parse(text.replace(UTC, '$1T$2Z'))
      : Number.NaN;
  return Number.isFinite(at) ? wallTime(at, zone) : read(text);
}

const isDate = (text: string) =>
  EPOCH.test(text) || readWallTime(text) !== null || readWallTime(text, 'month-first') !== null;

const UNIT_OF_CELL = /(?<=\d)\s*(kgs?|lbs?|cm|mm|inches|in|%|kcal|bpm)\.?$/i;

function unitIn(cell: string): string {
  return UNIT_OF_CELL.exec(cell)?.[1] ?? '';
}

interface MeasureColumn {
  readonly index: number;
  readonly title: string;
  readonly unit: string;
  readonly measure: BodyMeasure;
}

const LOOKED_AT = 50;

/** The columns with measures; a second one of the same measure is not read. */
function measureColumns({ titles, rows }: Table): MeasureColumn[] {
  const columns: MeasureColumn[] = [];
  for (const [index, title] of titles.entries()) {
    const filled = rows.slice(0, LOOKED_AT).map((row) => cellAt(row, index));
    const unit = titleParts(title).unit || unitIn(filled.find((cell) => unitIn(cell) !== '') ?? '');
    const measure = title === '' ? null : measureNamed(title, unit);
    const isTaken = columns.some(
      (one) => one.measure.name === measure?.name && one.measure.unit === measure.unit,
    );
    if (measure && !isTaken) columns.push({ index, title, unit, measure });
  }
  return columns;
}

const isFigureless = (cell: string) => /\p{L}{2}/u.test(cell.replace(UNIT_OF_CELL, ''));

/** Whether an unknown column has words, as the names of exercises would be. */
function hasWords({ titles, rows }: Table, known: ReadonlySet<number>): boolean {
  return titles.some((title, index) => {
    if (known.has(index) || BESIDE.test(plainTitle(title))) return false;
    const cells = rows.slice(0, LOOKED_AT).map((row) => cellAt(row, index));
    const filled = cells.filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(isFigureless).length > filled.length / 2;
  });
}

function sourceOf(titles: readonly string[]): BodySource {
  const plain = new Set(titles.map(plainTitle));
  const has = (...wanted: readonly string[]) => wanted.every((title) => plain.has(title));
  if (plain.has('fat percent') && (plain.has('weight kg') || plain.has('weight lbs'))) {
    return 'hevy';
  }
  if (has('family members') || titles.some((title) => title.trim() === 'BODY FAT %')) return 'eufy';
  if (has('metabolic age') && titles.some((title) => /fat.free/i.test(title))) return 'renpho';
  if (titles.some((title) => /^fat mass/i.test(title)) && titles.some((t) => /^hydration/i.test(t)))
    return 'withings';
  if (has('change', 'skeletal muscle mass')) return 'garmin';
  if (has('bmi', 'fat', 'weight') || has('logid', 'weight')) return 'fitbit';
  return 'table';
}

/** Rows with a day alone, as Garmin writes them, give their day to the rows with times below. */
function withDays(rows: readonly Row[], column: number): readonly Row[] {
  let day = '';
  return rows.flatMap((row) => {
    const date = cellAt(row, column);
    const others = row.cells.filter((cell, index) => index !== column && cell.trim() !== '');
    if (others.length === 0 && isDate(date)) {
      day = date;
      return [];
    }
    if (day === '' || !/^\d{1,2}:\d{2}/.test(date)) return [row];
    return [{ ...row, cells: row.cells.with(column, `${day} ${date}`) }];
  });
}

/** The measures of a table; null if it is no table of measures. */
export function bodyTableOf(table: Table): BodyTable | null {
  const { titles } = table;
  const column = columnsOf(titles, COLUMNS);
  const dates = column('date') >= 0 ? column('date') : column('time');
  if (dates < 0 || titles.some((title) => TRAINING.test(plainTitle(title)))) return null;
  const rows = withDays(table.rows, dates);
  if (rows.length > 0 && !rows.some((row) => isDate(dateOf(row, dates, -1)))) return null;
  const times = column('date') >= 0 ? column('time') : -1;
  const at = { dates, times, note: column('note') };
  return column('measure') >= 0 && column('value') >= 0
    ? longTable(rows, at, column)
    : wideTable({ ...table, rows }, at);
}

interface Places {
  readonly dates: number;
  readonly times: number;
  readonly note: number;
}

function dateOf(row: Row, dates: number, times: number): string {
  return `${cellAt(row, dates)} ${cellAt(row, times)}`.trim();
}

function wideTable(table: Table, { dates, times, note }: Places): BodyTable | null {
  const columns = measureColumns(table);
  const read = new Set([dates, times, note, ...columns.map(({ index }) => index)]);
  // A weight alone beside words may be a load.
  const isSure = columns.some(({ measure }) => measure.key !== 'weight');
  const bmi = table.titles.findIndex((title) => /^(bmi|imc)$/.test(plainTitle(title)));
  if (columns.length === 0 || (!isSure && bmi < 0 && hasWords(table, read))) return null;
  return {
    source: sourceOf(table.titles),
    read,
    beside: table.titles.filter((title) => BESIDE.test(plainTitle(title))),
    bmi: new Map(table.rows.map((row) => [row.line, cellAt(row, bmi)])),
    cells: table.rows.flatMap((row) => {
      const date = dateOf(row, dates, times);
      return columns.map(({ index, title, unit, measure }) => {
        const text = cellAt(row, index);
        const said = unitIn(text);
        const line = row.line;
        return {
          line,
          date,
          measure,
          title,
          text: text.replace(UNIT_OF_CELL, ''),
          unit: said || unit,
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
  column: (name: keyof typeof COLUMNS) => number,
): BodyTable {
  const read = new Set([
    dates,
    times,
    note,
    ...(['measure', 'value', 'unit'] as const).map(column),
  ]);
  return {
    source: 'fitnotes',
    read,
    beside: [],
    bmi: new Map(),
    cells: rows.flatMap((row) => {
      const title = cellAt(row, column('measure'));
      const unit = cellAt(row, column('unit'));
      if (title === '') return [];
      return {
        line: row.line,
        date: dateOf(row, dates, times),
        measure: measureOfRow(title, unit),
        title,
        text: cellAt(row, column('value')),
        unit,
        note: cellAt(row, note),
      };
    }),
  };
}
