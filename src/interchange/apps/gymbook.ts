import type { WallTime } from '#domain/wall-time';
import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { secondsBetween } from './dates';
import { clockSeconds, distanceUnitOf, type SetCells } from './figures';
import { GAP_SECONDS } from './gather';
import { loadUnitOf } from './load-unit';
import { datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, type Row, type Table, type TableReader } from './table';

/** Its columns are the same in every language, and known by their places. */
const PLACES = {
  date: 0,
  workout: 1,
  time: 2,
  exercise: 3,
  kind: 7,
  reps: 8,
  load: 9,
  note: 10,
  skipped: 11,
} as const;
const WIDTH = 12;
const LOOKED_AT = 50;

type Name = keyof typeof PLACES;

const at = (row: Row, name: Name) => cellAt(row, PLACES[name]);

const LOAD = /^(-?[\d.,']+)\s*(kgs?|lbs?)\.?$/iu;
const AMOUNT = /^(-?[\d.,']+)\s*(\p{L}+\.?)$/u;
const CLOCK = /^\d+(:\d{2}){1,2}/;

/** Twelve columns with a date, a time of day, repetitions with a word and loads with a unit. */
function isGymBook({ titles, rows }: Table): boolean {
  if (titles.length !== WIDTH) return false;
  const looked = rows.slice(0, LOOKED_AT);
  const fits = (row: Row) =>
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(at(row, 'date')) &&
    /^\d{1,2}[:.]\d{2}(\s?[ap]\.?m\.?)?$/iu.test(at(row, 'time')) &&
    (at(row, 'reps') === '' || /^\d/.test(at(row, 'reps'))) &&
    (at(row, 'load') === '' || AMOUNT.test(at(row, 'load')));
  const united = looked.some((row) => LOAD.test(at(row, 'load')) && /\p{L}/u.test(at(row, 'reps')));
  return united && looked.filter(fits).length * 2 > looked.length;
}

const SKIPPED = /^(yes|ja|sim|si|sí|oui|sì|true|1)$/iu;
const WARM_UP = /(warm|aufw|aquec|calent|échauff|echauff|riscald)/iu;

/** One column holds repetitions or a time, the next one a load or a distance. */
function cellsOf(row: Row): SetCells {
  const [reps, load] = [at(row, 'reps'), at(row, 'load')];
  const [, amount = '', unit = ''] = AMOUNT.exec(load) ?? [];
  const isLoad = LOAD.test(load) || load === '';
  const isTime = CLOCK.test(reps) || /^\d+\s*(s|sec|sek|seg|min)\b/iu.test(reps);
  return {
    load: isLoad ? amount : '',
    loadUnit: loadUnitOf(unit, 'kg'),
    reps: isTime ? '' : (/^\d+/.exec(reps)?.[0] ?? reps),
    seconds: isTime ? secondsOf(reps) : '',
    distance: isLoad ? '' : amount || load,
    distanceUnit: distanceUnitOf(unit, 'km'),
    rpe: '',
  };
}

/** "45 s", "2 min" or "1:30" in seconds. */
function secondsOf(text: string): string {
  const clock = CLOCK.exec(text)?.[0];
  if (clock !== undefined) return clockSeconds(clock);
  const amount = Number(/^\d+/.exec(text)?.[0] ?? 0);
  return String(/min/iu.test(text) ? amount * 60 : amount);
}

/** GymBook's table: a row per set with its time of day, and no mark where a workout begins. */
function readGymBook(
  table: Table,
  _: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const dates = datesOf(
    table.rows.map((row) => at(row, 'date')),
    order,
  );
  const written = (row: Row) => dates.read(`${at(row, 'date')} ${at(row, 'time')}`);
  const taken = table.rows.filter((row) => !SKIPPED.test(at(row, 'skipped')));
  const timed = taken.map((row) => ({ row, time: written(row) }));
  // Sets of one minute keep the direction of the file within a day.
  const steps = timed.flatMap(({ time }, index) => {
    const before = timed[index - 1]?.time;
    return before && time && before.day === time.day
      ? Math.sign(time.seconds - before.seconds)
      : [];
  });
  if (steps.reduce((sum, step) => sum + step, 0) < 0) timed.reverse();
  timed.sort((a, b) => instant(a.time) - instant(b.time));
  const warnings: Warning[] = [];
  const rows: TableSet[] = [];
  let first: (typeof timed)[number] | null = null;
  let before: (typeof timed)[number] | null = null;
  for (const one of timed) {
    const again: boolean =
      !first ||
      at(first.row, 'workout') !== at(one.row, 'workout') ||
      instant(one.time) - instant(before?.time) > GAP_SECONDS;
    if (again) first = one;
    before = one;
    const title = at(one.row, 'workout');
    rows.push({
      line: one.row.line,
      workout: String(first?.row.line),
      date: at(one.row, 'date'),
      start: one.time && (first?.time ?? null),
      facts: {
        title,
        durationSeconds: first?.time ? secondsBetween(first.time, one.time) : 0,
        note: '',
      },
      exercise: at(one.row, 'exercise'),
      note: at(one.row, 'note'),
      group: null,
      kind: WARM_UP.test(at(one.row, 'kind')) ? 'warmup' : '',
      cells: cellsOf(one.row),
    });
  }
  const pounds = table.rows.filter((row) => /lbs?\.?$/iu.test(at(row, 'load'))).length;
  const kilos = table.rows.filter((row) => /kgs?\.?$/iu.test(at(row, 'load'))).length;
  return {
    source: 'gymbook',
    workouts: workoutsOfRows(rows, warnings),
    warnings: warnings.sort((a, b) => a.line - b.line),
    remarks: [
      ...dates.remarks.filter((remark) => remark !== 'date-only'),
      ...(taken.length < table.rows.length ? (['sets-not-done'] as const) : []),
    ],
    unit: { value: pounds > kilos ? 'lb' : 'kg', known: true },
  };
}

/** Seconds since an arbitrary moment; rows without a time come first. */
function instant(time: WallTime | null | undefined): number {
  return time ? Date.parse(`${time.day}Z`) / 1000 + time.seconds : 0;
}

export const GYM_BOOK: TableReader = {
  is: isGymBook,
  read: readGymBook,
  columns: {},
  hasLoads: () => true,
  // Regions and muscles follow from the exercise.
  repeated: (titles) => titles.map((_, index) => index),
};
