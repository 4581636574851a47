import type { FigureOrder, LoadUnitName, Warning } from '../model';
import {
  createDateReader,
  figureOrderOf,
  lackingTimes,
  offsetFacts,
  oncePerText,
  secondsBetween,
} from './dates';
import { createSetReader, readFigure, readKind, type SetCells } from './figures';
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

/** The index of each column; an object written out is read faster than a map. */
function placesOf(titles: readonly string[]) {
  const column = columnsOf(titles, COLUMNS);
  return {
    title: column('title'),
    start: column('start'),
    end: column('end'),
    description: column('description'),
    exercise: column('exercise'),
    superset: column('superset'),
    note: column('note'),
    index: column('index'),
    kind: column('kind'),
    kg: column('kg'),
    lb: column('lb'),
    weight: column('weight'),
    reps: column('reps'),
    km: column('km'),
    mi: column('mi'),
    m: column('m'),
    seconds: column('seconds'),
    rpe: column('rpe'),
  };
}

type Places = ReturnType<typeof placesOf>;

function isHevy({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  return column('start') >= 0 && column('exercise') >= 0 && column('index') >= 0;
}

/** A file may have columns for both units with one cell empty; the filled one counts. */
function cellsOf(row: Row, places: Places, unit: LoadUnitName): SetCells {
  const kg = cellAt(row, places.kg);
  const lb = cellAt(row, places.lb);
  const km = cellAt(row, places.km);
  const mi = cellAt(row, places.mi);
  return {
    load: kg || lb || cellAt(row, places.weight),
    loadUnit: kg !== '' ? 'kg' : lb !== '' ? 'lb' : unit,
    reps: cellAt(row, places.reps),
    seconds: cellAt(row, places.seconds),
    distance: km || mi || cellAt(row, places.m),
    distanceUnit: km !== '' ? 'km' : mi !== '' ? 'mi' : 'm',
    rpe: cellAt(row, places.rpe),
  };
}

/** Reads Hevy's table: a row per set, the unit in the header, months in the app's language. */
function readHevy(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const places = placesOf(table.titles);
  const known = places.weight < 0 || places.kg >= 0 || places.lb >= 0;
  const inTitle = places.kg < 0 && places.lb >= 0 ? 'lb' : 'kg';
  const unit = known ? inTitle : (chosen ?? guessLoadUnit(table, places.weight));
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const dates = table.rows.map((row) => cellAt(row, places.start));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);
  const offsetOf = oncePerText(offsetFacts);
  const setOf = createSetReader(warnings, false);
  let above = { written: '', title: '', end: '', note: '', key: '' };
  for (const row of table.rows) {
    const { line } = row;
    const written = cellAt(row, places.start);
    const title = cellAt(row, places.title);
    const exercise = cellAt(row, places.exercise);
    const start = readDate(written);
    if (!start || exercise === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? title : written });
      continue;
    }
    const end = cellAt(row, places.end);
    const note = cellAt(row, places.description);
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
      note: cellAt(row, places.note),
      group: cellAt(row, places.superset) || null,
      order: readFigure(cellAt(row, places.index)) ?? Number.NaN,
    });
    const type = cellAt(row, places.kind);
    const kind = readKind(type);
    if (kind === null) warnings.push({ line, code: 'kind', text: type });
    const read = setOf(kind ?? 'normal', cellsOf(row, places, unit), line);
    gathering.set(key, read.set);
    gathering.note(key, read.note);
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
