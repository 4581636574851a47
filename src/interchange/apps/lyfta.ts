import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { offsetFacts } from './dates';
import { clockSeconds, readFigure } from './figures';
import { guessLoadUnit } from './load-unit';
import { bySuperset, datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, columnsOf, type Row, type Table, type TableReader } from './table';

const COLUMNS = {
  title: ['title'],
  date: ['date'],
  duration: ['duration'],
  exercise: ['exercise'],
  superset: ['superset id'],
  weight: ['weight'],
  reps: ['reps'],
  distance: ['distance'],
  time: ['time'],
  kind: ['set type'],
} as const;

type Name = keyof typeof COLUMNS;

const NEEDED = ['title', 'date', 'duration', 'exercise', 'weight', 'reps', 'kind'] as const;

function isLyfta({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  return NEEDED.every((name) => column(name) >= 0);
}

/** "NORMAL_SET" as "normal"; a set of one side is a normal one. */
function kindOf(text: string): string {
  return text.replace(/_?set$/i, '').replace(/^(right|left)$/i, '');
}

/** Lyfta's table: a row per set, loads and distances without a unit. */
function readLyfta(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const at = (row: Row, name: Name) => cellAt(row, column(name)).replace(/^null$/i, '');
  const unit = chosen ?? guessLoadUnit(table, column('weight'));
  const dates = datesOf(
    table.rows.map((row) => at(row, 'date')),
    order,
  );
  const warnings: Warning[] = [];
  const rows = table.rows.map((row): TableSet => {
    const [date, title] = [at(row, 'date'), at(row, 'title')];
    const seconds = readFigure(clockSeconds(at(row, 'duration'))) ?? 0;
    return {
      line: row.line,
      workout: `${date}\n${title}`,
      date,
      start: dates.read(date),
      facts: {
        title,
        ...offsetFacts(date),
        durationSeconds: Math.min(86_400, Math.max(0, Math.round(seconds))),
        note: '',
      },
      exercise: at(row, 'exercise'),
      note: '',
      group: at(row, 'superset') || null,
      kind: kindOf(at(row, 'kind')),
      cells: {
        load: at(row, 'weight'),
        loadUnit: unit,
        reps: at(row, 'reps'),
        seconds: clockSeconds(at(row, 'time')),
        distance: at(row, 'distance'),
        distanceUnit: unit === 'lb' ? 'mi' : 'km',
        rpe: '',
      },
    };
  });
  return {
    source: 'lyfta',
    workouts: workoutsOfRows(bySuperset(rows), warnings),
    warnings,
    remarks: [...dates.remarks, 'unit-guessed'],
    unit: { value: unit, known: false },
  };
}

export const LYFTA: TableReader = {
  is: isLyfta,
  read: readLyfta,
  columns: COLUMNS,
  hasLoads: () => true,
};
