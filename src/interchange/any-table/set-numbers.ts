import { cellAt, type Row } from '../apps/table';

/** Columns that may number or count sets. */
interface SetColumns {
  readonly date: number;
  readonly exercise: number;
  /** A column with a title such as "Séries"; -1 without one. */
  readonly plural: number;
  /** A column with a title such as "Série"; -1 without one. */
  readonly singular: number;
  /** Further columns of whole numbers. */
  readonly free: readonly number[];
}

interface Numbering {
  /** The column that numbers the sets. */
  readonly numbers: number | null;
  /** The column that counts equal sets. */
  readonly counts: number | null;
  /** The column whose values allow both, so that the person is asked. */
  readonly doubtful: number | null;
}

const MOST = 0.8;
/** Numbers up to here are seldom reached by counts that rise with each row. */
const SURE = 3;

/** Whether the values of a column number sets, count them, allow both, or neither. */
function shapeOf(rows: readonly Row[], index: number, { date, exercise }: SetColumns) {
  const groups = new Map<string, number[]>();
  let day = '';
  let name = '';
  for (const row of rows) {
    // Blank cells repeat those above them.
    day = cellAt(row, date) || day;
    name = cellAt(row, exercise) || name;
    const cell = cellAt(row, index);
    if (/[x×]/i.test(cell) && /\d/.test(cell)) return 'counts';
    if (!/^\d{1,2}$/.test(cell)) continue;
    const key = `${day}\n${name}`;
    groups.set(key, [...(groups.get(key) ?? []), Number(cell)]);
  }
  const runs = [...groups.values()];
  const several = runs.filter((run) => run.length > 1);
  const rising = several.filter((run) =>
    run.every((one, at) => one === 1 || one === (run[at - 1] ?? 0) + 1),
  );
  const singles = runs.filter((run) => run.length === 1);
  if (runs.length === 0) return 'neither';
  if (rising.length < several.length * MOST) return 'counts';
  const longest = Math.max(...rising.map((run) => Math.max(...run)));
  if (longest >= SURE) return 'numbers';
  // A lone row with "3" is no third set.
  if (singles.some(([one = 1]) => one > 1)) return 'counts';
  return longest > 1 ? 'either' : 'counts';
}

/** Tells columns that number the sets of an exercise from columns that count equal sets. */
export function numberingOf(rows: readonly Row[], columns: SetColumns): Numbering {
  const { plural, singular, free } = columns;
  const shape = (index: number) => (index < 0 ? 'neither' : shapeOf(rows, index, columns));
  const [ofPlural, ofSingular] = [shape(plural), shape(singular)];
  const untitled = free.find(
    (index) => index !== plural && index !== singular && /^(numbers|either)$/.test(shape(index)),
  );
  const isCount = ofSingular === 'counts' && plural < 0;
  const singularNumbers = ofSingular === 'numbers' || ofSingular === 'either' ? singular : null;
  const pluralNumbers = ofPlural === 'numbers' ? plural : null;
  return {
    numbers:
      singularNumbers ?? pluralNumbers ?? (plural < 0 && !isCount ? (untitled ?? null) : null),
    counts: plural >= 0 && pluralNumbers === null ? plural : isCount ? singular : null,
    doubtful: ofPlural === 'either' && singular < 0 ? plural : null,
  };
}
