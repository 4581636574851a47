import { cellAt, columnsOf, type Row } from '../apps/table';
import { bareTitle, TITLES } from './column-titles';
import { filledCells } from './day-lines';
import { dayNumber, dayText, type MonthLines, type MonthText, monthIn } from './month-names';

const PARTS = {
  date: TITLES.date,
  exercise: TITLES.exercise,
  month: ['mes', 'month', 'mois', 'monat', 'mese'],
  year: ['ano', 'year', 'annee', 'jahr', 'anno'],
} as const;

/** Lines above the titles that are looked at. */
const MOST_LINES = 15;

const YEAR = /^(?:19|20)\d\d$/;

/** The month in a cell, also as a number, with the year of its row. */
function monthOf(cell: string, year: string): MonthText | null {
  const ofYear = YEAR.test(year) ? Number(year) : null;
  const number = /^(?:0?[1-9]|1[0-2])$/.test(cell) ? Number(cell) : null;
  const month = number === null ? monthIn(cell) : { month: number, year: null, isShort: false };
  return month && { ...month, year: month.year ?? ofYear };
}

/**
 * Rows with whole days from columns of months and days, or from months in the column of days. A
 * month without a day stands for its first one. Null if a table has no such columns.
 */
export function withMonthCells(lines: readonly Row[]): MonthLines | null {
  const looked = lines.slice(0, MOST_LINES);
  const columns = looked.map(({ cells }) =>
    columnsOf(
      cells.map((cell) => bareTitle(cell.trim())),
      PARTS,
    ),
  );
  const at = columns.findIndex(
    (column) => column('exercise') >= 0 && (column('date') >= 0 || column('month') >= 0),
  );
  const header = lines[at];
  const column = columns[at];
  if (!header || !column) return null;
  const [ofDay, ofMonth, ofYear] = [column('date'), column('month'), column('year')];
  const target = ofDay >= 0 ? ofDay : ofMonth;
  let [isMonthly, changed] = [false, false];
  let [month, year]: [MonthText | null, string] = [null, ''];
  const rows = lines.slice(at + 1).map((row): Row => {
    year = cellAt(row, ofYear) || year;
    const written = cellAt(row, ofMonth);
    if (written !== '') month = monthOf(written, year);
    const cell = cellAt(row, ofDay);
    const day = dayNumber(cell);
    const isHeading = filledCells(row).length < 2;
    const own = ofDay >= 0 && day === null && !isHeading ? monthIn(cell) : null;
    const isAlone = ofDay < 0 && written !== '';
    const found = own ?? (day !== null || isAlone ? month : null);
    if (!found) return row;
    changed = true;
    isMonthly ||= day === null;
    const whole = row.cells.map((text, index) => {
      if (index === target) return dayText(found, day ?? 1);
      return index === ofMonth || index === ofYear ? '' : text;
    });
    return { ...row, cells: whole };
  });
  if (!changed) return null;
  const titles = header.cells.map((title, index) => (index === target ? 'Data' : title));
  return { lines: [...lines.slice(0, at), { ...header, cells: titles }, ...rows], isMonthly };
}
