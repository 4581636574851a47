import type { Row } from '../apps/table';
import type { ColumnRole, Warning } from '../model';

/** The cells of a row by their roles. */
export interface RoleRow {
  readonly line: number;
  /** The name of its sheet; '' in a file without sheets. */
  readonly sheet: string;
  at(role: ColumnRole): string;
}

const AMOUNTS = [
  'load',
  'reps',
  'seconds',
  'distance',
  'sets',
] as const satisfies readonly ColumnRole[];
/** Amounts that show a set of their own; a load alone may be a sum at the end of a table. */
const EFFORTS = ['reps', 'seconds', 'distance', 'sets'] as const satisfies readonly ColumnRole[];
const HEADS = ['date', 'workout', 'exercise'] as const satisfies readonly ColumnRole[];

const TOTAL =
  /^(?:(?:sub|grand )?total(?: geral| do (?:dia|treino)| da semana)?|soma|m[eé]dia|average|sum)\s*:?$/iu;

/** A line that names a part of a plan, such as its week. */
const SECTION =
  /^(?:semana|week|m[eê]s|ciclo|(?:micro|meso|macro)ciclo|fase|bloco)\b(?:.{0,20})$/iu;

/** A lone cell without a figure, such as a group of muscles above its exercises. */
export function isLoneWord({ cells }: Row): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  return filled.length === 1 && !/\d/.test(filled[0] ?? '');
}

/** Whether a row adds up others, or names a part of the table. */
export function isBeside({ cells }: Row): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const [only = ''] = filled;
  return filled.some((cell) => TOTAL.test(cell)) || (filled.length === 1 && SECTION.test(only));
}

/** Cells are merged, rather than a name forgotten, from this share of rows on. */
const MERGED = 0.2;

/** The values of a row for blank cells below it, within its sheet. */
type Above = Readonly<Record<'date' | 'workout' | 'exercise' | 'time' | 'end', string>>;

const NOTHING_ABOVE: Above = { date: '', workout: '', exercise: '', time: '', end: '' };

const inSheet = (row: RoleRow | undefined, { sheet }: RoleRow) =>
  row?.sheet === sheet ? row : undefined;

interface Completed {
  readonly rows: readonly RoleRow[];
  /** Number of rows that took a date or an exercise from above. */
  readonly count: number;
  readonly warnings: readonly Warning[];
}

const hasFigure = (row: RoleRow, roles: readonly ColumnRole[]) =>
  roles.some((role) => /\d/.test(row.at(role)));

/**
 * Rows with the date, the workout and the exercise of the row above, where their cells are blank as
 * in merged cells. Headings above such rows and sums are no sets.
 */
export function completedRows(
  written: readonly Row[],
  cellOf: (row: Row, role: ColumnRole) => string,
): Completed {
  const rows = written.flatMap((row): RoleRow[] => {
    const { line, sheet = '' } = row;
    // A word in the column of dates is a heading.
    if (isLoneWord(row) && cellOf(row, 'date') !== '' && !TOTAL.test(cellOf(row, 'date')))
      return [];
    return [{ line, sheet, at: (role) => cellOf(row, role) }];
  });
  const nameless = rows.filter((row) => row.at('exercise') === '' && hasFigure(row, AMOUNTS));
  const isMerged = nameless.length >= rows.length * MERGED;
  const found: RoleRow[] = [];
  const warnings: Warning[] = [];
  let count = 0;
  let above = NOTHING_ABOVE;
  for (const [index, row] of rows.entries()) {
    const heads = HEADS.map((role) => row.at(role)).filter(Boolean);
    if (heads.length === 1 && SECTION.test(heads[0] ?? '') && !hasFigure(row, AMOUNTS)) continue;
    const own = (role: ColumnRole) => row.at(role);
    const [before, next] = [rows[index - 1], inSheet(rows[index + 1], row)];
    if (before && before.sheet !== row.sheet) above = NOTHING_ABOVE;
    const isSet = hasFigure(row, AMOUNTS);
    if (TOTAL.test(own('exercise') || own('date') || own('workout'))) {
      warnings.push({ line: row.line, code: 'total', text: HEADS.map(own).find(Boolean) ?? '' });
      continue;
    }
    const date = own('date') || (isSet || leadsOn(next) ? above.date : '');
    const isSameDay = date !== '' && date === above.date;
    const carried = (role: 'workout' | 'time' | 'end') =>
      own(role) || (isSameDay ? above[role] : '');
    const takesName =
      isSet &&
      own('exercise') === '' &&
      (isMerged || own('date') === '') &&
      isLike(row, found.at(-1));
    const exercise = own('exercise') || (takesName ? above.exercise : '');
    const [workout, time, end] = [carried('workout'), carried('time'), carried('end')];
    const filled = new Map<ColumnRole, string>([
      ['date', date],
      ['exercise', exercise],
      ['workout', workout],
      ['time', time],
      ['end', end],
    ]);
    above = {
      date: date || above.date,
      exercise: exercise || above.exercise,
      workout,
      time,
      end,
    };
    // A heading gives its date or its exercise to the rows below.
    if (!isSet && HEADS.some(own) && isHeading(row, next)) continue;
    const isCompleted = date !== own('date') || exercise !== own('exercise');
    if (isCompleted && isSet) count += 1;
    found.push({
      line: row.line,
      sheet: row.sheet,
      at: (role) => filled.get(role) ?? own(role),
    });
  }
  return { rows: found, count, warnings };
}

/** Whether a row without figures gives its date or its exercise to the next one. */
function isHeading(row: RoleRow, next: RoleRow | undefined): boolean {
  return row.at('exercise') === '' ? next?.at('date') === '' : leadsOn(next);
}

/** Whether a row has figures and leans on the exercise or the date above it. */
function leadsOn(row: RoleRow | undefined): boolean {
  return (
    row !== undefined &&
    hasFigure(row, AMOUNTS) &&
    (row.at('exercise') === '' || row.at('date') === '')
  );
}

/** Whether a row has efforts where the one above has some. */
function isLike(row: RoleRow, above: RoleRow | undefined): boolean {
  return hasFigure(row, EFFORTS) || above === undefined || !hasFigure(above, EFFORTS);
}
