import { cellAt, type Row } from '../apps/table';
import { dayNumber, dayText, type MonthLines, type MonthText, monthIn } from './month-names';

type Months = ReadonlyMap<number, MonthText>;

const NO_MONTHS: Months = new Map();

/** The months of a line by column; none if fewer than two cells are months, or others have figures. */
function monthsOf(row: Row): Months {
  const cells = row.cells.map((_, at) => cellAt(row, at));
  const withYears = spacedYears(cells);
  const found = new Map<number, MonthText>();
  for (const [at, cell] of cells.entries()) {
    const month = monthIn(withYears.has(cell) ? cell.replace(/\s+(?=\d)/, '/') : cell);
    if (month) found.set(at, month);
    else if (/\d/.test(cell)) return NO_MONTHS;
  }
  return found.size > 1 ? found : NO_MONTHS;
}

/** Cells such as "Jan 26" and "Fev 26", whose figures are years because no month repeats. */
function spacedYears(cells: readonly string[]): ReadonlySet<string> {
  const found = cells.flatMap((cell) => {
    const [, name = '', year = ''] = /^(\p{L}+\.?)\s+(2\d)$/u.exec(cell) ?? [];
    return monthIn(name) ? [{ cell, name, year }] : [];
  });
  const years = new Set(found.map(({ year }) => year));
  const isEachOnce = new Set(found.map(({ name }) => name)).size === found.length;
  return new Set(isEachOnce && years.size <= 2 ? found.map(({ cell }) => cell) : []);
}

/** The titles of a line of days below a line of months; null if the second has no days. */
function daysBelow(row: Row, below: Row | undefined, months: Months): Row | null {
  if (!below) return null;
  const first = Math.min(...months.keys());
  const width = Math.max(row.cells.length, below.cells.length);
  const columns = Array.from({ length: width }, (_, at) => at);
  const days = columns.map((at) => (at < first ? null : dayNumber(cellAt(below, at))));
  const isOther = columns.some((at) => days[at] === null && /\d/.test(cellAt(below, at)));
  if (isOther || days.filter((day) => day !== null).length < 2) return null;
  let month: MonthText | undefined;
  const cells = columns.map((at) => {
    month = months.get(at) ?? month;
    const day = days[at] ?? null;
    if (day !== null && month) return dayText(month, day);
    return cellAt(below, at) || (months.has(at) ? '' : cellAt(row, at));
  });
  return { ...below, cells };
}

/**
 * Lines with whole days in a line of months: those of the line below it, else the first of each
 * month. Null without such a line.
 */
export function withMonthColumns(lines: readonly Row[]): MonthLines | null {
  let isMonthly = false;
  let changed = false;
  const found: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const row = lines[at];
    if (!row) break;
    const months = monthsOf(row);
    if (months.size === 0) {
      found.push(row);
      continue;
    }
    changed = true;
    const titled = daysBelow(row, lines[at + 1], months);
    if (titled) {
      found.push(titled);
      at += 1;
      continue;
    }
    isMonthly = true;
    const cells = row.cells.map((cell, column) => {
      const month = months.get(column);
      return month ? dayText(month, 1) : cell;
    });
    found.push({ ...row, cells });
  }
  return changed ? { lines: found, isMonthly } : null;
}
