import type { FigureOrder, LoadUnitName, Warning } from '../model';
import {
  createDateReader,
  figureOrderOf,
  lackingTimes,
  offsetFacts,
  oncePerText,
  secondsBetween,
} from './dates';
import { createEffortReader, readFigure, readKind, type SetCells, setOf } from './figures';
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
  const kg = at('kg');
  const lb = at('lb');
  const km = at('km');
  const mi = at('mi');
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
  const effortOf = createEffortReader(warnings, false);
  let above = { written: '', title: '', end: '', note: '', key: '' };
  for (const row of table.rows) {
    const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
    const { line } = row;
    const written = at('start');
    const title = at('title');
    const exercise = at('exercise');
    const start = readDate(written);
    if (!start || exercise === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? title : written });
      continue;
    }
    const end = at('end');
    const note = at('description');
    // Each row repeats the facts of its workout.
    if (
      written !== above.written ||
      title !== above.title ||
      end !== above.end ||
      note !== above.note
    ) {
      above = { written, title, end, note, key: `${written}\n${title}` };
      gathering.workout(above.key, line, {
        title,
        start,
        ...offsetOf(written),
        durationSeconds: secondsBetween(start, readDate(end)),
        note,
      });
    }
    const { key } = above;
    gathering.exercise(key, {
      name: exercise,
      note: at('note'),
      group: at('superset') || null,
      order: readFigure(at('index')) ?? Number.NaN,
    });
    const type = at('kind');
    const kind = readKind(type);
    if (kind === null) warnings.push({ line, code: 'kind', text: type });
    const effort = effortOf(cellsOf(row, column, unit), line);
    gathering.set(key, setOf(kind, effort.set));
    gathering.note(key, effort.note);
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
