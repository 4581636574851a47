import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes } from './dates';
import { clockSeconds, createSetReader, distanceUnitOf, type SetCells } from './figures';
import { alignedRow } from './fitnotes-rows';
import { createGathering } from './gather';
import { guessLoadUnit, loadUnitOf } from './load-unit';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

/** Android names the unit on every row, or once in the header; iOS writes both units side by side. */
const COLUMNS = {
  date: ['date'],
  exercise: ['exercise'],
  category: ['category'],
  weight: ['weight'],
  kg: ['weight kg', 'weight kgs'],
  lb: ['weight lbs', 'weight lb'],
  loadUnit: ['weight unit'],
  reps: ['reps'],
  distance: ['distance'],
  distanceUnit: ['distance unit'],
  time: ['time'],
  note: ['comment', 'comments', 'notes'],
} as const;

type Name = keyof typeof COLUMNS;

function isFitNotes({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['date', 'exercise', 'category', 'reps'];
  return needed.every((name) => column(name) >= 0);
}

/** The categories that were trained on a day, in the order of the file: the day's only name. */
function titlesOf(rows: readonly { day: string; category: string }[]): Map<string, string> {
  const days = new Map<string, Set<string>>();
  for (const { day, category } of rows) {
    const known = days.get(day) ?? new Set();
    if (category !== '') known.add(category);
    days.set(day, known);
  }
  return new Map([...days].map(([day, categories]) => [day, [...categories].join(', ')]));
}

/**
 * FitNotes' table, of Android or iOS: a row per set, a day and no time, so that a day is a workout.
 * `chosen` is the unit of loads where the file names none.
 */
function readFitNotes(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const named = column('kg') >= 0 || column('lb') >= 0 || column('loadUnit') >= 0;
  const inHeader = column('kg') < 0 && column('lb') >= 0 ? 'lb' : 'kg';
  const unit = named ? inHeader : (chosen ?? guessLoadUnit(table, column('weight')));
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const setOf = createSetReader(warnings, true);
  const dates = table.rows.map((row) => cellAt(row, column('date')));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);

  const cellsOf = (row: Row): SetCells => {
    const at = (name: Name) => cellAt(row, column(name));
    const pounds = at('kg') === '' && at('lb') !== '';
    return {
      load: at('weight') || at('kg') || at('lb'),
      loadUnit: at('weight') === '' && pounds ? 'lb' : loadUnitOf(at('loadUnit'), unit),
      reps: at('reps'),
      seconds: clockSeconds(at('time')),
      distance: at('distance'),
      distanceUnit: distanceUnitOf(at('distanceUnit'), unit === 'lb' ? 'mi' : 'km'),
      rpe: '',
    };
  };

  const align = alignedRow(table, {
    exercise: column('exercise'),
    category: column('category'),
    note: column('note'),
    figures: [column('weight'), column('kg'), column('lb'), column('reps'), column('distance')],
    units: [column('loadUnit'), column('distanceUnit')],
    time: column('time'),
  });
  const rows = table.rows.flatMap((written) => {
    const row = align(written);
    if (row === null) {
      warnings.push({ line: written.line, code: 'cells', text: '' });
      return [];
    }
    const at = (name: Name) => cellAt(row, column(name));
    const start = readDate(at('date'));
    const exercise = at('exercise');
    if (start && exercise !== '') {
      return { row, start, day: start.day, exercise, category: at('category') };
    }
    const code = start ? 'exercise' : 'date';
    warnings.push({ line: row.line, code, text: start ? at('category') : at('date') });
    return [];
  });
  const titles = titlesOf(rows);
  for (const { row, start, day, exercise } of rows) {
    const title = titles.get(day) ?? '';
    gathering.workout(day, row.line, { title, start, durationSeconds: 0, note: '' });
    const note = cellAt(row, column('note'));
    gathering.exercise(day, { name: exercise, note, group: null, order: Number.NaN });
    const { set } = setOf('normal', cellsOf(row), row.line);
    gathering.set(day, set);
  }
  warnings.sort((a, b) => a.line - b.line);
  return {
    source: 'fitnotes',
    workouts: gathering.workouts(),
    warnings,
    remarks: [
      ...lackingTimes(dates),
      ...figures.remarks,
      ...(named ? [] : (['unit-guessed'] as const)),
    ],
    unit: { value: unit, known: named },
  };
}

export const FIT_NOTES: TableReader = {
  is: isFitNotes,
  read: readFitNotes,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['weight', 'kg', 'lb']),
  // The kind of an exercise, which its values show.
  derived: ['kind'],
  alignsRows: true,
};
