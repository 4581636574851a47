import type { ReadTable, Warning } from '../model';
import { createDateReader, figureOrderOf, secondsBetween } from './dates';
import { readEffort, readFigure, readKind, type SetCells } from './figures';
import { createGathering } from './gather';
import { cellAt, columnsOf, type Row, type Table } from './table';

const COLUMNS = {
  title: ['title', 'workout title'],
  start: ['start time', 'start'],
  end: ['end time', 'end'],
  description: ['description', 'workout notes', 'notes'],
  exercise: ['exercise title', 'exercise name', 'exercise'],
  superset: ['superset id', 'superset'],
  note: ['exercise notes', 'exercise note'],
  index: ['set index', 'set order'],
  kind: ['set type', 'type'],
  kg: ['weight kg'],
  lb: ['weight lbs', 'weight lb'],
  weight: ['weight'],
  reps: ['reps'],
  km: ['distance km'],
  mi: ['distance miles', 'distance mi'],
  m: ['distance meters', 'distance m'],
  seconds: ['duration seconds', 'duration'],
  rpe: ['rpe'],
} as const;

type Column = (name: keyof typeof COLUMNS) => number;

export function isHevy({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  return column('start') >= 0 && column('exercise') >= 0 && column('index') >= 0;
}

/** A file may have columns for both units with one cell empty; the filled one counts. */
function cellsOf(row: Row, column: Column): SetCells {
  const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
  const pounds = at('kg') === '' && at('lb') !== '';
  const distanceUnit = at('km') !== '' ? 'km' : at('mi') !== '' ? 'mi' : 'm';
  return {
    load: at('kg') || at('lb') || at('weight'),
    loadUnit: pounds ? 'lb' : 'kg',
    reps: at('reps'),
    seconds: at('seconds'),
    distance: at('km') || at('mi') || at('m'),
    distanceUnit,
    rpe: at('rpe'),
  };
}

/** Reads Hevy's table: a row per set, the unit in the header, months in the app's language. */
export function readHevy(table: Table): ReadTable {
  const column = columnsOf(table.titles, COLUMNS);
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const figures = figureOrderOf(table.rows.map((row) => cellAt(row, column('start'))));
  const readDate = createDateReader(figures.order);
  for (const row of table.rows) {
    const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
    const { line } = row;
    const start = readDate(at('start'));
    if (!start || at('exercise') === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? at('title') : at('start') });
      continue;
    }
    const key = `${at('start')}\n${at('title')}`;
    const end = readDate(at('end'));
    gathering.workout(key, line, {
      title: at('title'),
      start,
      durationSeconds: secondsBetween(start, end),
      note: at('description'),
    });
    gathering.exercise(key, {
      name: at('exercise'),
      note: at('note'),
      group: at('superset') || null,
      order: readFigure(at('index')) ?? Number.NaN,
    });
    const kind = readKind(at('kind'));
    if (kind === null) warnings.push({ line, code: 'kind', text: at('kind') });
    const { done, note } = readEffort(cellsOf(row, column), line, warnings, false);
    gathering.set(key, { kind: kind ?? 'normal', done });
    gathering.note(key, note);
  }
  const value = column('kg') < 0 && column('lb') >= 0 ? 'lb' : 'kg';
  return {
    source: 'hevy',
    rows: table.rows.length,
    workouts: gathering.workouts(),
    warnings,
    remarks: figures.remarks,
    unit: { value, known: true },
  };
}
