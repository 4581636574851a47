import { readFigure } from './figures';
import { cellAt, type Row, type Table } from './table';

/** Indexes of the columns of FitNotes' table; -1 for a missing one. */
interface Places {
  readonly exercise: number;
  readonly category: number;
  readonly note: number;
  readonly figures: readonly number[];
  readonly units: readonly number[];
  readonly time: number;
}

/** Categories of a new installation. */
const CATEGORIES = ['Abs', 'Back', 'Biceps', 'Cardio', 'Chest', 'Legs', 'Shoulders', 'Triceps'];

const MOST_EXTRA = 12;
const UNIT = /^[a-z]{1,6}\.?$/i;
const TIME = /^\d+(:\d{1,2}){0,2}$/;

/** The row with the cells of a name or a note joined again, as their commas separated them. */
function joined(row: Row, place: number, extra: number): readonly string[] {
  const { cells } = row;
  const text = cells.slice(place, place + extra + 1).join(',');
  return [...cells.slice(0, place), text, ...cells.slice(place + extra + 1)];
}

/**
 * FitNotes of Android does not quote commas in names and notes, so such a row has more cells than
 * the header. The result finds the only arrangement that fits: each value has the form of its
 * column, and the file has the category. Null if there are none or several.
 */
export function alignedRow({ titles, rows }: Table, places: Places): (row: Row) => Row | null {
  const { exercise, category, note, figures, units, time } = places;
  const width = titles.length;
  const isShort = (row: Row) => row.cells.length < width;
  let categories: ReadonlySet<string> | null = null;
  /** The categories of the rows that fit, collected when a row first needs them. */
  const isCategory = (text: string) => {
    categories ??= new Set([
      ...CATEGORIES,
      ...rows
        .filter((row) => row.cells.length <= width && fits(row))
        .map((row) => cellAt(row, category)),
    ]);
    return categories.has(text);
  };
  // Without a note the exports leave its cell out, so that one comma more fits the header.
  const shortened = note === width - 1 && rows.some(isShort);

  function fits(row: Row): boolean {
    const at = (place: number) => cellAt(row, place);
    const holds = (place: number, form: (text: string) => boolean) =>
      place < 0 || at(place) === '' || form(at(place));
    return (
      figures.every((place) => holds(place, (text) => readFigure(text) !== null)) &&
      units.every((place) => holds(place, (text) => UNIT.test(text))) &&
      holds(time, (text) => TIME.test(text)) &&
      row.cells.slice(width).every((cell) => cell.trim() === '')
    );
  }

  function arrangements(row: Row, extra: number): Row[] {
    const found: Row[] = [];
    for (let name = 0; name <= extra; name += 1) {
      for (let group = 0; name + group <= extra; group += 1) {
        const rest = extra - name - group;
        if (rest > 0 && note < 0) continue;
        const named = { ...row, cells: joined(row, exercise, name) };
        const grouped = { ...row, cells: joined(named, category, group) };
        const cells = rest > 0 ? joined(grouped, note, rest) : grouped.cells;
        const whole = { ...row, cells };
        if (fits(whole) && isCategory(cellAt(whole, category))) found.push(whole);
      }
    }
    return found;
  }

  return (row) => {
    const filled = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    const isWide = filled > width || row.cells.length > width;
    if (!isWide && (fits(row) || !shortened)) return row;
    const extra = row.cells.length - width;
    if (extra > MOST_EXTRA) return null;
    const found = [
      ...(extra > 0 ? arrangements(row, extra) : []),
      ...(shortened && extra >= 0 ? arrangements(row, extra + 1) : []),
    ];
    const different = new Map(found.map((one) => [JSON.stringify(valuesOf(one)), one]));
    if (different.size === 1) return [...different.values()][0] ?? null;
    return isWide || different.size > 1 ? null : row;
  };

  function valuesOf(row: Row): readonly string[] {
    return titles.map((_, place) => cellAt(row, place));
  }
}
