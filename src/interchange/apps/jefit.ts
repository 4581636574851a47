import { type WallTime, wallTime } from '#domain/wall-time';
import type { FigureOrder, LoadUnitName, ReadTable, UnreadColumn, Warning } from '../model';
import { readFigure, type SetCells } from './figures';
import { guessUnitOf } from './load-unit';
import { datesOf, type TableSet, workoutsOfRows } from './set-rows';
import { cellAt, columnsOf, type Row, readTable, type Table } from './table';

const HEADING = /^#{2,}\s*([A-Z][A-Z ]*[A-Z])[\s#]*$/;

/** Whether a text has the sections of JEFIT's export. */
export function isJefit(text: string): boolean {
  return /^\uFEFF?\s*#{2,}/.test(text) && /^#{2,}\s*EXERCISE LOGS\b/m.test(text);
}

interface Sections {
  /** The table of each section by its heading. */
  readonly tables: ReadonlyMap<string, Table>;
  /** The last row of a file that ends within a section. */
  readonly cut: Warning[];
}

/** The app writes further sections behind these. */
const NEVER_LAST: ReadonlySet<string> = new Set(['WORKOUT SESSIONS', 'EXERCISE LOGS']);

/**
 * The sections. Where the file ends within one, its last row is named, and a row that has lost cells
 * is left out.
 */
function sectionsOf(text: string): Sections {
  const sections = new Map<string, Table>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const starts = lines.flatMap((line, index) => {
    const heading = HEADING.exec(line.trim())?.[1];
    return heading === undefined ? [] : [{ heading, index }];
  });
  for (const [place, { heading, index }] of starts.entries()) {
    const until = starts[place + 1]?.index ?? lines.length;
    const body = lines.slice(index + 1, until).filter((line) => !/^#+\s*$/.test(line));
    // The lines count from 1, and the table begins below its heading.
    sections.set(heading, readTable(body.join('\n'), index + 2));
  }
  const { heading = '', index = 0 } = starts.at(-1) ?? {};
  const table = sections.get(heading);
  const row = table?.rows.at(-1);
  if (table && row && row.cells.length < table.titles.length) {
    sections.set(heading, { ...table, rows: table.rows.slice(0, -1) });
    return { tables: sections, cut: [{ line: row.line, code: 'cut', text: '' }] };
  }
  const isEmpty = heading === 'EXERCISE SET LOGS' && table?.titles.length === 0;
  const isWhole = /[\r\n]$/.test(text) && !NEVER_LAST.has(heading) && !isEmpty;
  const line = row?.line ?? index + 1;
  return { tables: sections, cut: isWhole ? [] : [{ line, code: 'cut-perhaps', text: '' }] };
}

const EMPTY: Table = { titles: [], rows: [], delimiter: ',', firstLine: 1, unmatched: [] };

const SESSIONS = {
  id: ['id'],
  start: ['starttime'],
  end: ['endtime'],
  seconds: ['total time'],
} as const;
const LOGS = {
  id: ['id'],
  name: ['ename'],
  exercise: ['eid'],
  session: ['belongsession'],
  day: ['mydate'],
  sets: ['logs'],
} as const;
const SETS = {
  log: ['exercise log id'],
  index: ['set index'],
  pounds: ['weight lbs'],
  reps: ['reps'],
  miles: ['distance mi'],
  seconds: ['duration'],
} as const;
const CARDIO = {
  day: ['mydate'],
  exercise: ['eid'],
  seconds: ['duration'],
  distance: ['distance'],
} as const;

/** A row's cell by the name of its column. */
function cellsIn<Name extends string>(
  { titles }: Table,
  names: Readonly<Record<Name, readonly string[]>>,
): (row: Row, name: Name) => string {
  const column = columnsOf(titles, names);
  return (row, name) => cellAt(row, column(name));
}

/** "60x10" as its load and repetitions, as texts. */
function partsOf(set: string): readonly [load: string, reps: string] {
  const [load = '', reps = ''] = set.trim().split(/\s*x\s*/i);
  return [load, reps];
}

const KILOS_IN_POUND = 0.453_592_37;
const NEAR = 0.01;

const isNear = (a: number, b: number) => Math.abs(a - b) <= b * NEAR;

/** The unit of loads that are also written in pounds; null without such loads. */
function unitBeside(pairs: readonly (readonly [load: number, pounds: number])[]) {
  const loaded = pairs.filter(([load, pounds]) => load > 0 && pounds > 0);
  const kilos = loaded.filter(([load, pounds]) => isNear(load, pounds * KILOS_IN_POUND)).length;
  const pounds = loaded.filter(([load, beside]) => isNear(load, beside)).length;
  return kilos + pounds === 0 ? null : kilos >= pounds ? ('kg' as const) : ('lb' as const);
}

interface Session {
  readonly start: WallTime;
  readonly seconds: number;
}

const LONGEST_SECONDS = 86_400;
const LAST_SECOND = 4_000_000_000;

/** Sessions by id; one without a plausible time is left out, and its exercises have their day. */
function sessionsIn(table: Table): Map<string, Session> {
  const cell = cellsIn(table, SESSIONS);
  const sessions = new Map<string, Session>();
  for (const row of table.rows) {
    const figure = (name: keyof typeof SESSIONS) => readFigure(cell(row, name)) ?? 0;
    const [from, until] = [figure('start'), figure('end')];
    if (from <= LONGEST_SECONDS || from > LAST_SECOND) continue;
    const lasted = until > from ? until - from : figure('seconds');
    sessions.set(cell(row, 'id'), {
      start: wallTime(from * 1000, 'UTC'),
      seconds: Math.min(LONGEST_SECONDS, Math.max(0, Math.round(lasted))),
    });
  }
  return sessions;
}

/** JEFIT's export: sections with sessions, exercises with all their sets in one cell, and cardio. */
export function readJefit(
  text: string,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReadTable {
  const { tables: sections, cut } = sectionsOf(text);
  const section = (name: string) => sections.get(name) ?? EMPTY;
  const logTable = section('EXERCISE LOGS');
  const setTable = section('EXERCISE SET LOGS');
  const cardioTable = section('CARDIO LOGS');
  const inLog = cellsIn(logTable, LOGS);
  const inSet = cellsIn(setTable, SETS);
  const inCardio = cellsIn(cardioTable, CARDIO);
  const warnings = [logTable, setTable, cardioTable].flatMap(({ unmatched }) =>
    unmatched.map((line): Warning => ({ line, code: 'quotes', text: '' })),
  );
  warnings.push(...cut);

  const sessions = sessionsIn(section('WORKOUT SESSIONS'));
  const setsByLog = new Map<string, Row[]>();
  for (const row of setTable.rows) {
    const log = inSet(row, 'log');
    const known = setsByLog.get(log);
    if (known) known.push(row);
    else setsByLog.set(log, [row]);
  }
  const logs = logTable.rows.map((row) => {
    const details = setsByLog.get(inLog(row, 'id')) ?? [];
    const cell = inLog(row, 'sets');
    const sets = cell === '' ? [] : cell.split(',').map(partsOf);
    return {
      row,
      sets,
      details: sets.length === 0 || details.length === sets.length ? details : [],
    };
  });
  const pairs = logs.flatMap(({ sets, details }) =>
    sets.map(([load], index) => {
      const detail = details[index];
      return [
        readFigure(load) ?? 0,
        detail ? (readFigure(inSet(detail, 'pounds')) ?? 0) : 0,
      ] as const;
    }),
  );
  const told = unitBeside(pairs);
  const unit = told ?? chosen ?? guessUnitOf(pairs.map(([load]) => load));

  const days = [
    ...logTable.rows.map((row) => inLog(row, 'day')),
    ...cardioTable.rows.map((row) => inCardio(row, 'day')),
  ];
  const dates = datesOf(days, order);
  const workoutOn = new Map<string, string>();
  const names = new Map<string, string>();
  const rows: TableSet[] = [];
  const rowOf = (
    row: Row,
    day: string,
    workout: string,
    exercise: string,
  ): Omit<TableSet, 'cells'> => {
    const session = sessions.get(workout);
    return {
      line: row.line,
      workout,
      date: day,
      start: session?.start ?? dates.read(day),
      facts: {
        title: '',
        ...(session ? { offsetMinutes: 0 } : {}),
        durationSeconds: session?.seconds ?? 0,
        note: '',
      },
      exercise,
      note: '',
      group: null,
      kind: '',
    };
  };
  for (const { row, sets, details } of logs) {
    const [day, name] = [inLog(row, 'day'), inLog(row, 'name')];
    const session = inLog(row, 'session');
    const workout = sessions.has(session) ? session : `${session}\n${day}`;
    if (!workoutOn.has(day)) workoutOn.set(day, workout);
    names.set(inLog(row, 'exercise'), name);
    const one = rowOf(row, day, workout, name);
    const count = Math.max(sets.length, details.length);
    if (count === 0) warnings.push({ line: row.line, code: 'no-sets', text: name });
    for (let index = 0; index < count; index += 1) {
      const [load, reps] = sets[index] ?? ['', ''];
      const detail = details[index];
      const cells: SetCells = {
        load: sets[index] ? load : detail ? inSet(detail, 'pounds') : '',
        loadUnit: sets[index] ? unit : 'lb',
        reps: sets[index] ? reps : detail ? inSet(detail, 'reps') : '',
        seconds: detail ? inSet(detail, 'seconds') : '',
        distance: detail ? inSet(detail, 'miles') : '',
        distanceUnit: 'mi',
        rpe: '',
      };
      rows.push({ ...one, cells });
    }
  }
  for (const row of cardioTable.rows) {
    const day = inCardio(row, 'day');
    const exercise = names.get(inCardio(row, 'exercise')) ?? 'Cardio';
    rows.push({
      ...rowOf(row, day, workoutOn.get(day) ?? `\n${day}`, exercise),
      cells: {
        load: '',
        loadUnit: unit,
        reps: '',
        seconds: inCardio(row, 'seconds'),
        distance: inCardio(row, 'distance'),
        distanceUnit: unit === 'lb' ? 'mi' : 'km',
        rpe: '',
      },
    });
  }
  const workouts = workoutsOfRows(rows, warnings);
  const timed = workouts.some(({ offsetMinutes }) => offsetMinutes !== undefined);
  return {
    source: 'jefit',
    rows: logTable.rows.length + cardioTable.rows.length,
    workouts,
    warnings: warnings.sort((a, b) => a.line - b.line),
    remarks: [
      ...dates.remarks.filter((remark) => remark !== 'date-only' || !timed),
      ...(told ? [] : (['unit-guessed'] as const)),
    ],
    unread: unreadSections(sections),
    unit: { value: unit, known: told !== null },
  };
}

/** Sections with notes of the person, which stay out. */
function unreadSections(sections: ReadonlyMap<string, Table>): UnreadColumn[] {
  return [...sections].flatMap(([title, { rows }]) => {
    if (!/NOTE/.test(title) || rows.length === 0) return [];
    const longest = rows.map(
      ({ cells }) => [...cells].sort((a, b) => b.length - a.length)[0] ?? '',
    );
    return [{ title, filled: rows.length, examples: [...new Set(longest)].slice(0, 3) }];
  });
}
