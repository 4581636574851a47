import type { FigureOrder, LoadUnitName, Warning } from '../model';
import {
  createDateReader,
  figureOrderOf,
  lackingTimes,
  offsetFacts,
  oncePerText,
  secondsBetween,
} from './dates';
import { readEffort, readFigure, readKind, type SetCells } from './figures';
import { createGathering } from './gather';
import { guessLoadUnit } from './load-unit';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

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

function isHevy({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  return column('start') >= 0 && column('exercise') >= 0 && column('index') >= 0;
}

/** A file may have columns for both units with one cell empty; the filled one counts. */
function cellsOf(row: Row, column: Column, unit: LoadUnitName): SetCells {
  const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
  const [kg, lb, km, mi] = [at('kg'), at('lb'), at('km'), at('mi')];
  return {
    load: kg || lb || at('weight'),
    loadUnit: kg !== '' ? 'kg' : lb !== '' ? 'lb' : unit,
    reps: at('reps'),
    seconds: at('seconds'),
    distance: km || mi || at('m'),
    distanceUnit: km !== '' ? 'km' : mi !== '' ? 'mi' : 'm',
    rpe: at('rpe'),
  };
}

/** Reads Hevy's table: a row per set, the unit in the header, months in the app's language. */
function readHevy(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const known = column('weight') < 0 || column('kg') >= 0 || column('lb') >= 0;
  const inTitle = column('kg') < 0 && column('lb') >= 0 ? 'lb' : 'kg';
  const unit = known ? inTitle : (chosen ?? guessLoadUnit(table, column('weight')));
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const dates = table.rows.map((row) => cellAt(row, column('start')));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);
  const offsetOf = oncePerText(offsetFacts);
  for (const row of table.rows) {
    const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
    const { line } = row;
    const [written, title, exercise] = [at('start'), at('title'), at('exercise')];
    const start = readDate(written);
    if (!start || exercise === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? title : written });
      continue;
    }
    const key = `${written}\n${title}`;
    const end = readDate(at('end'));
    gathering.workout(key, line, {
      title,
      start,
      ...offsetOf(written),
      durationSeconds: secondsBetween(start, end),
      note: at('description'),
    });
    gathering.exercise(key, {
      name: exercise,
      note: at('note'),
      group: at('superset') || null,
      order: readFigure(at('index')) ?? Number.NaN,
    });
    const type = at('kind');
    const kind = readKind(type);
    if (kind === null) warnings.push({ line, code: 'kind', text: type });
    const { set, note } = readEffort(cellsOf(row, column, unit), line, warnings, false);
    gathering.set(key, { kind: kind ?? 'normal', ...set });
    gathering.note(key, note);
  }
  return {
    source: 'hevy',
    workouts: gathering.workouts(),
    warnings,
    remarks: [
      ...lackingTimes(dates),
      ...figures.remarks,
      ...(known ? [] : (['unit-guessed'] as const)),
    ],
    unit: { value: unit, known },
  };
}

export const HEVY: TableReader = {
  is: isHevy,
  read: readHevy,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['kg', 'lb', 'weight']),
};
