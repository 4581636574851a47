import { capitalise } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes, offsetFacts } from './dates';
import { equalSets, readEffort, readFigure, type SetCells } from './figures';
import { createGathering } from './gather';
import { guessLoadUnit } from './load-unit';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

// `multiplier` is not read: it is 2 where two dumbbells move and 0 for cardio, and serves Fitbod to
// add up its volume. The weight beside it is what one dumbbell weighs, as loads of dumbbells are here.
const COLUMNS = {
  date: ['date'],
  exercise: ['exercise'],
  reps: ['reps'],
  sets: ['sets'],
  weight: ['weight'],
  kg: ['weight kg', 'weight kgs'],
  lb: ['weight lbs', 'weight lb'],
  seconds: ['duration s', 'duration'],
  m: ['distance m', 'distance'],
  km: ['distance km'],
  mi: ['distance mi', 'distance miles'],
  incline: ['incline'],
  resistance: ['resistance'],
  warmup: ['iswarmup', 'is warmup'],
  note: ['note', 'notes'],
} as const;

type Name = keyof typeof COLUMNS;

function isFitbod({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['date', 'exercise', 'reps'];
  const own: readonly Name[] = ['warmup', 'incline', 'resistance'];
  return needed.every((name) => column(name) >= 0) && own.some((name) => column(name) >= 0);
}

/** Machine settings, which a set cannot hold, as a note: "Inclinação 3,5, resistência 8". */
function settingsOf(incline: number, resistance: number): string {
  const said = [
    incline > 0 ? `inclinação ${formatNumber(incline)}` : '',
    resistance > 0 ? `resistência ${formatNumber(resistance)}` : '',
  ];
  return capitalise(said.filter((part) => part !== '').join(', '));
}

/** Fitbod's table: a row per set, the instant of the workout on each, the unit in the header. */
function readFitbod(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const named = column('kg') >= 0 || column('lb') >= 0;
  const inHeader = column('kg') < 0 ? 'lb' : 'kg';
  const unit = named ? inHeader : (chosen ?? guessLoadUnit(table, column('weight')));
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const dates = table.rows.map((row) => cellAt(row, column('date')));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);

  const cellsOf = (row: Row): SetCells => {
    const at = (name: Name) => cellAt(row, column(name));
    return {
      load: at('kg') || at('lb') || at('weight'),
      loadUnit: unit,
      reps: at('reps'),
      seconds: at('seconds'),
      distance: at('m') || at('km') || at('mi'),
      distanceUnit: column('m') >= 0 ? 'm' : column('km') >= 0 ? 'km' : 'mi',
      rpe: '',
    };
  };

  for (const row of table.rows) {
    const at = (name: Name) => cellAt(row, column(name));
    const { line } = row;
    const key = at('date');
    const start = readDate(key);
    if (!start || at('exercise') === '') {
      warnings.push({ line, code: start ? 'exercise' : 'date', text: key });
      continue;
    }
    gathering.workout(key, line, {
      title: '',
      start,
      ...offsetFacts(key),
      durationSeconds: 0,
      note: '',
    });
    const facts = { name: at('exercise'), note: at('note'), group: null, order: Number.NaN };
    gathering.exercise(key, facts);
    const figure = (name: Name) => Math.abs(readFigure(at(name)) ?? 0);
    gathering.note(key, settingsOf(figure('incline'), figure('resistance')));
    const { set } = readEffort(cellsOf(row), line, warnings, true);
    const warmup = /^(true|yes|1)$/i.test(at('warmup'));
    const kind = warmup ? 'warmup' : 'normal';
    // The exports of 2019 count equal sets; later ones write a row for each.
    const { count } = equalSets(at('sets'), line, warnings);
    for (let nth = 0; nth < count; nth += 1) gathering.set(key, { kind, ...set });
  }
  return {
    source: 'fitbod',
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

export const FITBOD: TableReader = {
  is: isFitbod,
  read: readFitbod,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['kg', 'lb', 'weight']),
  derived: ['multiplier'],
};
