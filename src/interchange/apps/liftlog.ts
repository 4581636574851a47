import type { WallTime } from '#domain/wall-time';
import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { readOffset, secondsBetween } from './dates';
import { loadUnitOf } from './load-unit';
import { datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, columnsOf, type Row, type Table, type TableReader } from './table';

const COLUMNS = {
  session: ['sessionid'],
  time: ['timestamp'],
  exercise: ['exercise'],
  load: ['weight'],
  loadUnit: ['weightunit'],
  reps: ['reps'],
  note: ['notes'],
} as const;

type Name = keyof typeof COLUMNS;

function isLiftLog({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['session', 'time', 'exercise', 'reps'];
  return needed.every((name) => column(name) >= 0);
}

interface Span {
  readonly first: WallTime;
  readonly last: WallTime;
  readonly offset: number | null;
}

const isBefore = (a: WallTime, b: WallTime) =>
  a.day === b.day ? a.seconds < b.seconds : a.day < b.day;

/** LiftLog's plain-text export: a row per set with the time of its end, newest session first. */
function readLiftLog(
  table: Table,
  _: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const at = (row: Row, name: Name) => cellAt(row, column(name));
  const dates = datesOf(
    table.rows.map((row) => at(row, 'time')),
    order,
  );
  const spans = new Map<string, Span>();
  for (const row of table.rows) {
    const time = dates.read(at(row, 'time'));
    const known = spans.get(at(row, 'session'));
    if (!time) continue;
    spans.set(at(row, 'session'), {
      first: known && isBefore(known.first, time) ? known.first : time,
      last: known && isBefore(time, known.last) ? known.last : time,
      offset: known ? known.offset : readOffset(at(row, 'time')),
    });
  }
  const units = table.rows.map((row) => at(row, 'loadUnit')).filter((text) => text !== '');
  const pounds = units.filter((text) => loadUnitOf(text, 'kg') === 'lb').length;
  const unit: LoadUnitName = pounds * 2 > units.length ? 'lb' : 'kg';
  const warnings: Warning[] = [];
  const rows = table.rows.map((row): TableSet => {
    const workout = at(row, 'session');
    const date = at(row, 'time');
    const span = spans.get(workout);
    const offset = span?.offset ?? null;
    return {
      line: row.line,
      workout,
      date,
      start: dates.read(date) && (span?.first ?? null),
      facts: {
        title: '',
        ...(offset === null ? {} : { offsetMinutes: offset }),
        durationSeconds: span ? secondsBetween(span.first, span.last) : 0,
        note: '',
      },
      exercise: at(row, 'exercise'),
      note: at(row, 'note'),
      group: null,
      kind: '',
      cells: {
        load: at(row, 'load'),
        loadUnit: loadUnitOf(at(row, 'loadUnit'), unit),
        reps: at(row, 'reps'),
        seconds: '',
        distance: '',
        distanceUnit: 'km',
        rpe: '',
      },
    };
  });
  return {
    source: 'liftlog',
    workouts: workoutsOfRows(rows, warnings),
    warnings,
    remarks: dates.remarks,
    unit: { value: unit, known: units.length > 0 || table.rows.length === 0 },
  };
}

export const LIFT_LOG: TableReader = {
  is: isLiftLog,
  read: readLiftLog,
  columns: COLUMNS,
  hasLoads: () => true,
  derived: ['targetreps'],
};
