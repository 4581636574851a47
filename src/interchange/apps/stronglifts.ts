import { addDays } from '#domain/local-day';
import type { FigureOrder, LoadUnitName, ReadSet, Remark, Warning } from '../model';
import { createDateReader, type FigureReading, figureOrderOf, secondsBetween } from './dates';
import { clockSeconds, readEffort, readFigure } from './figures';
import { createGathering } from './gather';
import { cellAt, columnsOf, type Row, type Table, type TableReader } from './table';

const COLUMNS = {
  date: ['date yyyy mm dd', 'date dd mm yyyy', 'date mm dd yyyy', 'date'],
  number: ['workout', 'workout #'],
  workout: ['workout name'],
  body: ['body weight kg', 'body weight lb', 'body weight'],
  exercise: ['exercise'],
  reps: ['sets reps'],
  times: ['sets time'],
  start: ['start time h mm', 'start time'],
  end: ['end time h mm', 'end time'],
  hours: ['duration hours'],
  note: ['notes', 'note'],
} as const;

/** Columns with one set's values. */
interface SetColumns {
  readonly reps: number;
  readonly load: number;
  readonly unit: LoadUnitName;
}

const MOST_SETS = 100;

/** All columns "Set 1 (Reps), Set 1 (KG), Set 2 (Reps), …". */
function setColumnsOf(titles: readonly string[]): SetColumns[] {
  const found: SetColumns[] = [];
  for (let set = 1; set <= MOST_SETS; set += 1) {
    const column = columnsOf(titles, {
      reps: [`set ${set} reps`],
      kg: [`set ${set} kg`],
      lb: [`set ${set} lb`, `set ${set} lbs`],
    });
    if (column('reps') < 0) break;
    const pounds = column('kg') < 0 && column('lb') >= 0;
    const load = pounds ? column('lb') : column('kg');
    found.push({ reps: column('reps'), load, unit: pounds ? 'lb' : 'kg' });
  }
  return found;
}

function isStrongLifts({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  return column('date') >= 0 && column('exercise') >= 0 && setColumnsOf(titles).length > 0;
}

/** Splits "5/5/0/-" by set; a dash is a set that was not done. "5×5" has no individual sets. */
const partsOf = (text: string) => text.split('/').map((part) => part.trim());
const isLeftOut = (part: string | undefined) => part === '-' || part === '–';

/** "3×0:30" or "0:30/0:25" as seconds, one text per set. */
function timesOf(text: string): string[] {
  const same = /^(\d{1,2})\s*[×x]\s*(\S+)$/i.exec(text);
  const times = same ? Array<string>(Number(same[1])).fill(same[2] ?? '') : partsOf(text);
  return times
    .filter((time) => time !== '' && !isLeftOut(time))
    .map((time) => clockSeconds(time.replace(/\s*s$/i, '')));
}

const NO_CELLS = {
  load: '',
  loadUnit: 'kg' as const,
  reps: '',
  seconds: '',
  distance: '',
  distanceUnit: 'm' as const,
  rpe: '',
};

/** Reads StrongLifts' table: a row per exercise, sets side by side, units in the titles. */
function readStrongLifts(
  table: Table,
  _: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const columns = setColumnsOf(table.titles);
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const remarks = new Set<Remark>();
  const dates = table.rows.map((row) => cellAt(row, column('date')));
  const told = /\((dd|mm)\//i.exec(table.titles[column('date')] ?? '')?.[1]?.toLowerCase();
  const inTitle = told === 'dd' ? 'day-first' : told === 'mm' ? 'month-first' : null;
  const figures: FigureReading = inTitle
    ? { order: inTitle, remarks: [] }
    : figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);
  for (const remark of figures.remarks) remarks.add(remark);
  if (column('start') < 0) remarks.add('date-only');

  /** The sets of a row; null if all of them were left out. */
  function setsOf(row: Row): ReadSet[] | null {
    const { line } = row;
    const parts = partsOf(cellAt(row, column('reps')));
    let leftOut = false;
    const sets = columns.flatMap(({ reps, load, unit }, index): ReadSet[] => {
      const cells = { ...NO_CELLS, reps: cellAt(row, reps), load: cellAt(row, load) };
      if (cells.reps === '') return [];
      if (isLeftOut(parts[index])) {
        leftOut = true;
        return [];
      }
      // Zero repetitions are a failed set; zero load is a set with body weight only.
      const asked = { ...cells, loadUnit: unit };
      const { set } = readEffort(asked, line, warnings, false, index + 1);
      const { done } = set;
      const bare = done?.load === 0 ? { ...done, load: null } : done;
      return [{ kind: 'normal', ...set, done: bare }];
    });
    if (leftOut) remarks.add('sets-not-done');
    if (sets.length > 0) return sets;
    const timed = timesOf(cellAt(row, column('times'))).map((seconds, index): ReadSet => {
      const { set } = readEffort({ ...NO_CELLS, seconds }, line, warnings, true, index + 1);
      return { kind: 'normal', ...set };
    });
    return leftOut && timed.length === 0 ? null : timed;
  }

  for (const row of table.rows) {
    const at = (name: keyof typeof COLUMNS) => cellAt(row, column(name));
    const { line } = row;
    const start = readDate(`${at('date')} ${at('start')}`.trim());
    if (!start || at('exercise') === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? at('workout') : at('date') });
      continue;
    }
    const sets = setsOf(row);
    if (sets === null) continue;
    if (at('body') !== '') remarks.add('body-weight');
    const key = [at('date'), at('number'), at('start'), at('workout')].join('\n');
    const hours = readFigure(at('hours')) ?? 0;
    const end = at('end') === '' ? null : readDate(`${at('date')} ${at('end')}`.trim());
    // The date is that of the start; a workout past midnight ends on the next day.
    const isNextDay = end !== null && end.seconds < start.seconds;
    const until = isNextDay ? { ...end, day: addDays(end.day, 1) } : end;
    gathering.workout(key, line, {
      title: at('workout'),
      start,
      durationSeconds:
        hours > 0 && hours <= 24 ? Math.round(hours * 3600) : secondsBetween(start, until),
      note: '',
    });
    gathering.exercise(key, { name: at('exercise'), note: at('note'), group: null, order: 1 });
    for (const set of sets) gathering.set(key, set);
    if (sets.length === 0) warnings.push({ line, code: 'no-sets', text: at('exercise') });
  }
  const [first] = columns;
  return {
    source: 'stronglifts',
    workouts: gathering.workouts(),
    warnings,
    remarks: [...remarks],
    unit: { value: first?.unit ?? 'kg', known: true },
  };
}

export const STRONG_LIFTS: TableReader = {
  is: isStrongLifts,
  read: readStrongLifts,
  columns: COLUMNS,
  hasLoads: (titles) => setColumnsOf(titles).some(({ load }) => load >= 0),
  derived: [
    'program name',
    'volume kg',
    'volume lb',
    'workout volume kg',
    'workout volume lb',
  ].concat(['e1rm kg', 'e1rm lb', 'top set reps kg', 'top set reps lb', 'reps']),
  repeated: (titles) => setColumnsOf(titles).flatMap(({ reps, load }) => [reps, load]),
};
