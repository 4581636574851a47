import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { offsetFacts, secondsBetween } from './dates';
import { loadUnitOf } from './load-unit';
import { datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

const COLUMNS = {
  date: ['workout datetime'],
  program: ['program'],
  day: ['day name'],
  exercise: ['exercise'],
  warmup: ['is warmup set'],
  reps: ['completed reps'],
  rpe: ['completed rpe'],
  load: ['completed weight value'],
  loadUnit: ['completed weight unit'],
  plannedLoad: ['required weight value', 'weight value'],
  plannedUnit: ['required weight unit', 'weight unit'],
  time: ['completed reps time'],
  note: ['notes'],
} as const;

type Name = keyof typeof COLUMNS;

function isLiftosaur({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['date', 'day', 'exercise', 'reps'];
  return needed.every((name) => column(name) >= 0);
}

const EQUIPMENT: Readonly<Record<string, string>> = {
  leveragemachine: 'machine',
  smith: 'smith machine',
  ezbar: 'ez bar',
  trapbar: 'trap bar',
};

/** "Bench Press, Leverage Machine" as "Bench Press (machine)". */
function nameOf(text: string): string {
  const [, name = text, equipment] = /^(.*),\s*([^,]+)$/.exec(text) ?? [];
  return named(name, equipment ?? '');
}

function named(name: string, equipment: string): string {
  const plain = equipment.toLowerCase().replace(/[^a-z]/g, '');
  return plain === '' ? name : `${name} (${EQUIPMENT[plain] ?? equipment.toLowerCase()})`;
}

/** The name of an exercise by its id, such as "benchPress". */
export function nameOfLiftosaur(id: string, equipment: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return named(words.charAt(0).toUpperCase() + words.slice(1), equipment);
}

/** Liftosaur's table: a row per planned set, with UTC times and units on every row. */
function readLiftosaur(
  table: Table,
  _: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const at = (row: Row, name: Name) => cellAt(row, column(name));
  const dates = datesOf(
    table.rows.map((row) => at(row, 'date')),
    order,
  );
  const units = table.rows.map((row) => at(row, 'loadUnit') || at(row, 'plannedUnit'));
  const pounds = units.filter((text) => text === 'lb').length;
  const unit: LoadUnitName = pounds * 2 > units.filter((text) => text !== '').length ? 'lb' : 'kg';
  const warnings: Warning[] = [];
  // Planned sets have no completed values.
  const done = table.rows.filter((row) => at(row, 'reps') !== '' || at(row, 'load') !== '');
  const rows = done.map((row): TableSet => {
    const date = at(row, 'date');
    const start = dates.read(date);
    const [day, program] = [at(row, 'day'), at(row, 'program')];
    const load = at(row, 'load');
    const loadUnit = load === '' ? at(row, 'plannedUnit') : at(row, 'loadUnit');
    return {
      line: row.line,
      workout: `${date}\n${program}\n${day}`,
      date,
      start,
      facts: {
        title: [program, day].filter((text) => text !== '').join(', '),
        ...offsetFacts(date),
        durationSeconds: start ? secondsBetween(start, dates.read(at(row, 'time'))) : 0,
        note: '',
      },
      exercise: nameOf(at(row, 'exercise')),
      note: at(row, 'note'),
      group: null,
      kind: at(row, 'warmup') === '1' ? 'warmup' : '',
      cells: {
        load: load || at(row, 'plannedLoad'),
        loadUnit: loadUnitOf(loadUnit, unit),
        reps: at(row, 'reps'),
        seconds: '',
        distance: '',
        distanceUnit: 'km',
        rpe: at(row, 'rpe'),
      },
    };
  });
  return {
    source: 'liftosaur',
    workouts: workoutsOfRows(rows, warnings),
    warnings,
    remarks: [
      ...dates.remarks,
      ...(done.length < table.rows.length ? (['sets-not-done'] as const) : []),
    ],
    unit: { value: unit, known: true },
  };
}

export const LIFTOSAUR: TableReader = {
  is: isLiftosaur,
  read: readLiftosaur,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['load', 'plannedLoad']),
  derived: [
    'required reps',
    'is amrap',
    'required rpe',
    'rpe',
    'log rpe',
    'ask weight',
    'target muscles',
    'synergist muscles',
  ],
};
