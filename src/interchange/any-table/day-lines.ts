import { readFigure } from '../apps/figures';
import { cellAt, columnsOf, type Row } from '../apps/table';
import { COLUMN_ROLES } from '../model';
import { bareTitle, TITLES } from './column-titles';
import { isFullDate, isPartialDate, isSerial } from './row-dates';

/** Titles and rows of a table in another layout. */
export interface LaidOut {
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
  readonly firstLine: number;
}

interface DayLine {
  readonly day: string;
  /** The name of the workout beside the day; '' without one. */
  readonly title: string;
}

const DATE = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\s+(?:de\s+)?\p{L}{3,9}(?:\s+(?:de\s+)?\d{4})?`;
const DAY_LAST = new RegExp(String.raw`^(.*?)[\s:,(–—|-]+(${DATE})\)?$`, 'u');
const DAY_FIRST = new RegExp(String.raw`^(${DATE})\)?[\s:,(–—|-]+(.+?)\)?$`, 'u');
const LABEL = /^(?:data|dia|date)(?: do treino)?\s*[:–-]?$/i;
const WEEKDAY =
  /^(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)(?:-feira)?$|^(?:seg|ter|qua|qui|sex|s[aá]b|dom)\.?$/i;

const isDay = (text: string) => isFullDate(text) || isPartialDate(text);

export const filledCells = ({ cells }: Row) => cells.map((cell) => cell.trim()).filter(Boolean);

/** The day in a line that has little else; null for any other line. */
export function dayLine(row: Row): DayLine | null {
  const filled = filledCells(row);
  const others = filled.filter((cell) => !LABEL.test(cell));
  if (others.length === 0 || others.length > 2 || filled.length > 3) return null;
  const [text = '', second = ''] = others;
  if (others.length === 1) return dayIn(text);
  const [found, title] = dayIn(text)?.title === '' ? [dayIn(text), second] : [dayIn(second), text];
  return found?.title === '' && /\p{L}/u.test(title) && !/\d{2}/.test(title)
    ? { day: found.day, title }
    : null;
}

function dayIn(text: string): DayLine | null {
  const first = DAY_FIRST.exec(text);
  const isTitled = first && /\p{L}{3}/u.test(first[2] ?? '') && !/\d/.test(first[2] ?? '');
  if (/^\d/.test(text) && isDay(text) && !isTitled) return { day: text, title: '' };
  const last = isTitled ? null : DAY_LAST.exec(text);
  const [day, words] = last ? [last[2], last[1]] : [first?.[1], first?.[2]];
  if (day === undefined || words === undefined || !isDay(day)) return null;
  const title = words.trim();
  return { day, title: LABEL.test(title) || WEEKDAY.test(title) ? '' : title };
}

const isSet = (row: Row) =>
  filledCells(row).length > 1 && row.cells.some((cell) => /\d/.test(cell));

/** Whether a line names an exercise's column and has no figure. */
export function isTitles({ cells }: Row): boolean {
  const column = columnsOf(
    cells.map((cell) => bareTitle(cell.trim())),
    TITLES,
  );
  return column('exercise') >= 0 && cells.every((cell) => readFigure(cell.trim()) === null);
}

/**
 * A table of blocks under a line with their day, as one with a column of days; null for another
 * layout.
 */
export function tableOfDayLines(lines: readonly Row[]): LaidOut | null {
  const days = lines.map(dayLine);
  const first = days.findIndex((day) => day !== null);
  if (first < 0 || lines.slice(0, first).some(isSet)) return null;
  const header = lines.find(isTitles);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const isRow = (row: Row, at: number) =>
    at > first && days[at] === null && !(isTitles(row) && header);
  const sets = lines.filter((row, at) => isRow(row, at) && isSet(row));
  if (sets.length === 0 || hasDays(sets, names)) return null;
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const isNamed = days.some((day) => day !== null && day.title !== '');
  const titles = ['Data', ...(isNamed ? ['Treino'] : []), ...padded(names, width)];
  let day: DayLine = { day: '', title: '' };
  const rows = lines.flatMap((row, at): Row[] => {
    day = days[at] ?? day;
    if (!isRow(row, at)) return [];
    const own = [day.day, ...(isNamed ? [day.title] : [])];
    return [{ ...row, cells: [...own, ...padded(row.cells, width)] }];
  });
  return { titles, rows, firstLine: header?.line ?? lines[0]?.line ?? 1 };
}

/** Whether rows have days of their own, in a column that is titled as nothing else. */
function hasDays(sets: readonly Row[], names: readonly string[]): boolean {
  const column = columnsOf(names.map(bareTitle), TITLES);
  const others = new Set(COLUMN_ROLES.flatMap((role) => (role === 'date' ? [] : column(role))));
  const width = Math.max(...sets.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => at).some((at) => {
    const cells = sets.map((row) => cellAt(row, at)).filter((cell) => cell !== '');
    const days = cells.filter((cell) => isDay(cell) || isSerial(cell));
    return cells.some(isFullDate) || (!others.has(at) && days.length * 2 > cells.length);
  });
}

const padded = (cells: readonly string[], width: number) =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '');
