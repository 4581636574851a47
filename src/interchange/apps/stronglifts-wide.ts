import type { FigureOrder, LoadUnitName, ReadSet, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes } from './dates';
import { readEffort } from './figures';
import { createGathering } from './gather';
import { cellAt, columnsOf, type Row, type Table, type TableReader } from './table';

/** StrongLifts' layout until 2018: a row per workout, with its exercises side by side. */
const COLUMNS = {
  date: ['date'],
  note: ['note', 'notes'],
  workout: ['workout'],
  body: ['body weight', 'body weight kg', 'body weight lb'],
} as const;

interface ExerciseColumns {
  readonly name: number;
  readonly kg: number;
  readonly lb: number;
  readonly sets: readonly number[];
}

/** The columns "Exercise 1, Weight (KG), Weight (LB), Set 1, Set 2, …, Exercise 2, …". */
function exerciseColumnsOf(titles: readonly string[]): ExerciseColumns[] {
  const starts = titles.flatMap((title, index) => (/^exercise \d+$/i.test(title) ? [index] : []));
  return starts.map((name, index) => {
    const end = starts[index + 1] ?? titles.length;
    const within = (form: RegExp) =>
      titles.flatMap((title, at) => (at > name && at < end && form.test(title) ? [at] : []));
    const [kg = -1] = within(/^weight \(?kg\)?$/i);
    const [lb = -1] = within(/^weight \(?lbs?\)?$/i);
    return { name, kg, lb, sets: within(/^set \d+$/i) };
  });
}

function isWide({ titles }: Table): boolean {
  const [first] = exerciseColumnsOf(titles);
  return columnsOf(titles, COLUMNS)('date') >= 0 && first !== undefined && first.sets.length > 0;
}

function readWide(
  table: Table,
  _: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const blocks = exerciseColumnsOf(table.titles);
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const dates = table.rows.map((row) => cellAt(row, column('date')));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);

  /** The sets of one exercise; both units are written side by side. */
  function setsOf(row: Row, { kg, lb, sets }: ExerciseColumns): ReadSet[] {
    const inKilograms = cellAt(row, kg) !== '';
    return sets.flatMap((place, index): ReadSet[] => {
      const reps = cellAt(row, place);
      if (reps === '' || reps === '-') return [];
      const { set } = readEffort(
        {
          load: cellAt(row, inKilograms ? kg : lb),
          loadUnit: inKilograms ? 'kg' : 'lb',
          reps,
          seconds: '',
          distance: '',
          distanceUnit: 'm',
          rpe: '',
        },
        row.line,
        warnings,
        false,
        index + 1,
      );
      return [{ kind: 'normal', ...set }];
    });
  }

  for (const row of table.rows) {
    const { line } = row;
    const date = cellAt(row, column('date'));
    const start = readDate(date);
    if (!start) {
      warnings.push({ line, code: 'date', text: date });
      continue;
    }
    const key = String(line);
    const title = cellAt(row, column('workout'));
    gathering.workout(key, line, {
      title: title.length === 1 ? `Treino ${title}` : title,
      start,
      durationSeconds: 0,
      note: cellAt(row, column('note')),
    });
    for (const block of blocks) {
      const name = cellAt(row, block.name);
      if (name === '') continue;
      const sets = setsOf(row, block);
      gathering.exercise(key, { name, note: '', group: null, order: Number.NaN });
      for (const set of sets) gathering.set(key, set);
      if (sets.length === 0) warnings.push({ line, code: 'no-sets', text: name });
    }
  }
  const hasBody = table.rows.some((row) => cellAt(row, column('body')) !== '');
  return {
    source: 'stronglifts',
    workouts: gathering.workouts(),
    warnings,
    remarks: [
      ...lackingTimes(dates),
      ...figures.remarks,
      ...(hasBody ? (['body-weight'] as const) : []),
    ],
    unit: { value: blocks.some(({ kg }) => kg >= 0) ? 'kg' : 'lb', known: true },
  };
}

export const STRONG_LIFTS_WIDE: TableReader = {
  is: isWide,
  read: readWide,
  columns: COLUMNS,
  hasLoads: (titles) => exerciseColumnsOf(titles).some(({ kg, lb }) => kg >= 0 || lb >= 0),
  derived: ['body weight kg', 'body weight lb'],
  repeated: (titles) =>
    exerciseColumnsOf(titles).flatMap(({ name, kg, lb, sets }) => [name, kg, lb, ...sets]),
};
