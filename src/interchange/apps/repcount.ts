import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { offsetFacts, secondsBetween } from './dates';
import { clockSeconds, readFigure } from './figures';
import { guessLoadUnit } from './load-unit';
import { datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

const COLUMNS = {
  start: ['workout start'],
  end: ['workout end'],
  name: ['name'],
  exercise: ['exercise'],
  weight: ['weight'],
  reps: ['reps'],
  distance: ['distance'],
  duration: ['duration'],
  note: ['notes'],
  body: ['bodyweight'],
} as const;

type Name = keyof typeof COLUMNS;

function isRepCount({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['start', 'exercise', 'reps'];
  return needed.every((name) => column(name) >= 0);
}

/** RepCount's table: a row per set, loads and distances without a unit. */
function readRepCount(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const at = (row: Row, name: Name) => cellAt(row, column(name));
  const unit = chosen ?? guessLoadUnit(table, column('weight'));
  const dates = datesOf(
    table.rows.map((row) => at(row, 'start')),
    order,
  );
  const warnings: Warning[] = [];
  const rows = table.rows.map((row): TableSet => {
    const date = at(row, 'start');
    const start = dates.read(date);
    const end = dates.read(at(row, 'end'));
    return {
      line: row.line,
      workout: date,
      date,
      start,
      facts: {
        title: at(row, 'name'),
        ...offsetFacts(date),
        durationSeconds: start ? secondsBetween(start, end) : 0,
        note: '',
      },
      exercise: at(row, 'exercise'),
      note: at(row, 'note'),
      group: null,
      kind: '',
      cells: {
        load: at(row, 'weight'),
        loadUnit: unit,
        reps: at(row, 'reps'),
        seconds: clockSeconds(at(row, 'duration')),
        distance: at(row, 'distance'),
        distanceUnit: unit === 'lb' ? 'mi' : 'km',
        rpe: '',
      },
    };
  });
  const hasBody = table.rows.some((row) => (readFigure(at(row, 'body')) ?? 0) > 0);
  return {
    source: 'repcount',
    workouts: workoutsOfRows(rows, warnings),
    warnings,
    remarks: [...dates.remarks, ...(hasBody ? (['body-weight'] as const) : []), 'unit-guessed'],
    unit: { value: unit, known: false },
  };
}

export const REP_COUNT: TableReader = {
  is: isRepCount,
  read: readRepCount,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['weight']),
  derived: ['category'],
};
