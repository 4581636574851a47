import { cellAt, columnsOf, type Row } from '../apps/table';
import { bareTitle, TITLES } from './column-titles';
import { filledCells } from './day-lines';
import { dayIn, dayText, type MonthLines, type MonthText, monthIn } from './month-names';
import { isFullDate } from './row-dates';

const WEEKDAY = String.raw`(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?|s[aá]bado|domingo|(?:seg|ter|qua|qui|sex|s[aá]b|dom)\.?`;
/** "Dia 3", "Dia 3 - Treino B", "Segunda, 3" or "3". */
const DAY_LINE = new RegExp(
  String.raw`^(?:(?:dia|${WEEKDAY}),?\s+(\d{1,2})(?:\s*[-–—:(,]\s*(.*?)\)?)?|(\d{1,2}(?:[/.-]\d{1,2})?))$`,
  'iu',
);

/** Most cells of a heading, such as "Mês", "Março" and "2026". */
const HEADING_CELLS = 3;

function headingOf(row: Row): MonthText | null {
  const filled = filledCells(row);
  if (filled.length === 0 || filled.length > HEADING_CELLS) return null;
  const month = monthIn(filled.join(' '));
  return month?.isShort ? null : month;
}

/** The columns of rising numbers of days in a line that has only titles beside them. */
function dayColumns(row: Row, month: MonthText): readonly number[] {
  const cells = row.cells.map((_, at) => cellAt(row, at));
  const columns = cells.flatMap((cell, at) => (dayIn(cell, month) === null ? [] : [at]));
  const days = columns.map((at) => dayIn(cells[at] ?? '', month) ?? 0);
  const [first = 0] = columns;
  const lead = cells.slice(0, first).filter((cell) => cell !== '');
  const title = columnsOf(lead.map(bareTitle), TITLES);
  const isTitled = lead.length === 0 || title('exercise') >= 0 || title('date') >= 0;
  const isRising = days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0));
  const isAlone = cells.every((cell, at) => columns.includes(at) || !/\d/.test(cell));
  return columns.length > 1 && first > 0 && isTitled && isRising && isAlone ? columns : [];
}

/** A line that is a number of a day, with its month; null for any other line. */
function loneDay(row: Row, month: MonthText): Row | null {
  const [text = '', other] = filledCells(row);
  const [, named, title, bare] = other === undefined ? (DAY_LINE.exec(text) ?? []) : [];
  const day = dayIn(named ?? bare ?? '', month);
  if (day === null) return null;
  const written = dayText(month, day);
  return { ...row, cells: [title ? `${written} - ${title}` : written] };
}

/** The column of days of a table whose titles name its exercises too; -1 without one. */
function columnOfDays(row: Row): number {
  const column = columnsOf(
    row.cells.map((cell) => bareTitle(cell.trim())),
    TITLES,
  );
  return column('exercise') >= 0 ? column('date') : -1;
}

/** The lines below a month, up to the next one. */
interface Section {
  readonly heading: Row | null;
  readonly month: MonthText | null;
  readonly rows: readonly Row[];
}

function sectionsOf(lines: readonly Row[], sheet: string): readonly Section[] {
  let rows: Row[] = [];
  const sections: Section[] = [{ heading: null, month: monthIn(sheet), rows }];
  for (const row of lines) {
    const month = headingOf(row);
    if (month) {
      rows = [];
      sections.push({ heading: row, month, rows });
    } else rows.push(row);
  }
  return sections;
}

const isDated = ({ cells }: Row) => cells.some((cell) => isFullDate(cell.trim()));

/**
 * Lines with whole days in place of numbers of days below the name of their month, or in a sheet
 * with such a name. A month without days stands for its first one. Above rows with dates of their own
 * it is left out. Null without a month.
 * @param sheet the name of the sheet; '' without one
 */
export function withMonthHeadings(lines: readonly Row[], sheet: string): MonthLines | null {
  let column = -1;
  let isMonthly = false;
  let changed = false;
  const found = sectionsOf(lines, sheet).flatMap(({ heading, month, rows }) => {
    if (!month || rows.some(isDated)) {
      changed ||= heading !== null;
      for (const row of rows) column = Math.max(column, columnOfDays(row));
      return rows;
    }
    const whole = rows.map((row) => {
      column = Math.max(column, columnOfDays(row));
      return completed(row, month, column);
    });
    const isWhole = whole.some((row, at) => row !== rows[at]);
    changed ||= isWhole || heading !== null;
    if (isWhole || heading === null || rows.length === 0) return whole;
    isMonthly = true;
    return [{ ...heading, cells: [dayText(month, 1)] }, ...whole];
  });
  return changed ? { lines: found, isMonthly } : null;
}

/** A row with whole days; the same row if it has no numbers of days. */
function completed(row: Row, month: MonthText, column: number): Row {
  const lone = loneDay(row, month);
  if (lone) return lone;
  const columns = column < 0 ? dayColumns(row, month) : [column];
  const days = columns.map((at) => dayIn(cellAt(row, at), month));
  if (days.every((day) => day === null)) return row;
  const cells = row.cells.map((cell, at) => {
    const day = days[columns.indexOf(at)] ?? null;
    return day === null ? cell : dayText(month, day);
  });
  return { ...row, cells };
}
