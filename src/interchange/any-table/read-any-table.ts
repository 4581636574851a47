import { addDays } from '#domain/local-day';
import type { WallTime } from '#domain/wall-time';
import { createDateReader, readOffset } from '../apps/dates';
import { readEffort, readFigure, readKind } from '../apps/figures';
import { createGathering, GAP_SECONDS } from '../apps/gather';
import { guessUnitOf, loadUnitOf } from '../apps/load-unit';
import { rowKindOf } from '../apps/row-kind';
import { cellAt, type Table, type TableReader } from '../apps/table';
import type { ColumnRole, ColumnRoles, DateChoices, LoadUnitName, Remark, Warning } from '../model';
import {
  distanceText,
  effortText,
  loadText,
  loadUnitIn,
  restSeconds,
  secondsText,
  unitOfWord,
} from './cells';
import { nightsOver, withoutMidnights } from './midnights';
import { fullDates, timeOfCell } from './row-dates';
import { rowSets } from './row-sets';
import { completedRows, type RoleRow } from './rows';
import { loadsIn, type PairForm, pairFormOf, setsOfCell } from './set-cells';
import { instantOfRow, inTimeOrder, type TimedRow, workoutsByTime } from './workouts-by-time';

/** A row with a date and an exercise. */
interface DatedRow extends TimedRow {
  readonly row: RoleRow;
  readonly start: WallTime;
  readonly offsetMinutes?: number;
  /** Seconds since midnight of the written end of its workout. */
  readonly until: number | null;
}

/** Reads any table after the person has named its columns. */
export function readerOf(
  roles: ColumnRoles,
  dates: DateChoices,
): Omit<TableReader, 'is' | 'columns'> {
  const place = (role: ColumnRole) => roles[role] ?? -1;
  return {
    // A column of sets may have loads too, so `read` reports if there are none.
    hasLoads: () => true,
    read(table, chosen) {
      const titleOf = (role: ColumnRole) => spoken(table.titles[place(role)]);
      const completed = completedRows(table.rows, (row, role) => cellAt(row, place(role)));
      const warnings: Warning[] = [...completed.warnings];
      const dated = datedRows(completed.rows, dates, warnings);
      const loads = loadsOf(table, roles, chosen);
      let isEach = false;
      const spans = workoutsByTime(dated.rows);
      const gathering = createGathering();
      for (const one of inTimeOrder(dated.rows, spans)) {
        const { row, start, until } = one;
        const { key = '', first: from = 0, last: to = 0 } = spans.get(one) ?? {};
        const { line } = row;
        gathering.workout(key, line, {
          title: row.at('workout'),
          start,
          ...(one.offsetMinutes === undefined ? {} : { offsetMinutes: one.offsetMinutes }),
          durationSeconds:
            until === null ? Math.min(DAY_SECONDS, to - from) : untilEnd(start, until),
          note: '',
        });
        const word = row.at('order').toLowerCase();
        const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
        const facts = { name: row.at('exercise'), note: row.at('note'), group: null };
        gathering.exercise(key, { ...facts, order: number });
        const distance = distanceText(row.at('distance'), titleOf('distance'));
        const texts = {
          load: row.at('load'),
          reps: row.at('reps'),
          sets: row.at('sets'),
          seconds: row.at('seconds'),
        };
        const unit = loadUnitOf(row.at('unit'), loads.otherwise);
        const effort = effortText(row.at('effort'), titleOf('effort'));
        const sets = rowSets(texts, loads.form, line, warnings).map((one) => {
          const load = loadText(one.load);
          isEach ||= load.each === true;
          const own =
            one.distance === '' ? distance : { text: one.distance, unit: one.distanceUnit };
          const cells = {
            load: load.text,
            loadUnit: load.unit ?? unit,
            reps: one.reps,
            seconds: secondsText(one.seconds, titleOf('seconds')),
            distance: own.text,
            distanceUnit: own.unit,
            rpe: effort.rpe,
          };
          return { cells, kind: one.kind, remarks: [one.remark, load.remark] };
        });
        const [first] = sets;
        const is = first ? rowKindOf(word, first.cells) : 'note';
        if (is === 'rest')
          gathering.rest(key, Math.round(readFigure(first?.cells.seconds ?? '') ?? 0));
        if (is !== 'set') continue;
        const kindWord = row.at('kind') || row.at('order');
        const kind = readKind(kindWord);
        if (kind === null) warnings.push({ line, code: 'kind', text: kindWord });
        const said = warnings.length;
        for (const one of sets) {
          const { set, note } = readEffort(one.cells, line, warnings, true);
          for (const text of [...one.remarks, effort.note, note]) gathering.note(key, text);
          gathering.set(key, { kind: one.kind ?? kind ?? 'normal', ...set });
        }
        gathering.rest(key, restSeconds(row.at('rest'), titleOf('rest')));
        // Equal sets of one row have the same fault.
        withoutRepeated(warnings, said);
      }
      return {
        source: 'table',
        workouts: gathering.workouts(),
        warnings: warnings.sort((a, b) => a.line - b.line),
        remarks: [...dated.remarks, ...loads.remarks, ...(isEach ? (['each-side'] as const) : [])],
        ...(dated.year === null ? {} : { year: dated.year }),
        ...(completed.count === 0 ? {} : { completed: completed.count }),
        unit: { value: loads.otherwise, known: loads.known },
      };
    },
  };
}

const DAY_SECONDS = 86_400;

/** Seconds to an end, which is after midnight if its clock is earlier. */
function untilEnd(start: WallTime, until: number): number {
  return (until - start.seconds + DAY_SECONDS) % DAY_SECONDS;
}

function withoutRepeated(warnings: Warning[], from: number): void {
  const seen = new Set<string>();
  const own = warnings.splice(from).filter((one) => {
    const key = `${one.code}\n${one.text}`;
    return !seen.has(key) && seen.add(key);
  });
  warnings.push(...own);
}

/** The rows with a date and an exercise; others add a warning. */
function datedRows(rows: readonly RoleRow[], choices: DateChoices, warnings: Warning[]) {
  const { texts, order, remarks, year } = fullDates(
    withoutMidnights(rows.map((row) => row.at('date'))),
    choices,
    { years: rows.map(({ sheet }) => yearIn(sheet)), names: rows.map((row) => row.at('exercise')) },
  );
  const readDate = createDateReader(order);
  let hasTimes = false;
  const nights = nightsOver(
    rows.map((row, at) => ({
      day: texts[at] ?? '',
      title: row.at('workout'),
      seconds: timeOfCell(row.at('time')),
    })),
    GAP_SECONDS,
  );
  const dated = rows.flatMap((row, index): DatedRow[] => {
    const { line } = row;
    const text = texts[index] ?? '';
    const date = readDate(text);
    if (!date || row.at('exercise') === '') {
      const code = date ? 'exercise' : 'date';
      warnings.push({ line, code, text: date ? row.at('workout') : row.at('date') });
      return [];
    }
    const clock = timeOfCell(row.at('time'));
    if (clock === null && row.at('time') !== '') {
      warnings.push({ line, code: 'time', text: row.at('time') });
    }
    const day = addDays(date.day, nights[index] ?? 0);
    const start = clock === null ? date : { day, seconds: clock };
    hasTimes ||= clock !== null || hasTime(text);
    const offset = readOffset(text) ?? readOffset(`${text} ${row.at('time')}`);
    return [
      {
        row,
        start,
        ...(offset === null ? {} : { offsetMinutes: offset }),
        until: timeOfCell(row.at('end')),
        instant: instantOfRow(start, offset ?? undefined),
        title: row.at('workout'),
        end: row.at('end'),
      },
    ];
  });
  const lacks = dated.length > 0 && !hasTimes;
  return {
    rows: dated,
    year,
    remarks: [...(lacks ? (['date-only'] as const) : []), ...remarks],
  };
}

/** The year in the name of a sheet; undefined without one, or with several. */
function yearIn(sheet: string): number | undefined {
  const [year, other] = new Set(sheet.match(/(?<!\d)(?:19[7-9]|20\d)\d(?!\d)/g) ?? []);
  return year === undefined || other !== undefined ? undefined : Number(year);
}

/** Whether a date's text has a time of day. */
const hasTime = (text: string) => /\d\s?(?:h|:\s?\d{2})|T\d{4}/i.test(text);

/** A title with its words apart, so that the unit of "weight_kg" is one. */
const spoken = (title = '') => title.replaceAll('_', ' ');

/** How the loads of a table are written. */
interface Loads {
  /** The unit of loads without one of their own. */
  readonly otherwise: LoadUnitName;
  readonly known: boolean;
  readonly form: PairForm;
  readonly remarks: readonly Remark[];
}

function loadsOf(table: Table, roles: ColumnRoles, chosen: LoadUnitName | null): Loads {
  const inColumn = (role: ColumnRole) => {
    const column = roles[role] ?? -1;
    return column < 0 ? [] : table.rows.map((row) => cellAt(row, column));
  };
  const ofLoads = inColumn('load');
  const ofSets = [inColumn('reps'), inColumn('sets')];
  const form = pairFormOf(
    [...new Set(ofSets.flat())],
    ofLoads.some((cell) => /\d/.test(cell)),
  );
  const inCells = new Map(
    [...new Set(ofSets.flat())].map((cell) => [
      cell,
      setsOfCell(cell, form, null).sets.flatMap(({ load }) => load ?? []),
    ]),
  );
  const hasPairs = [...inCells.values()].some((loads) => loads.length > 0);
  const lacksLoads = roles.load === undefined && !hasPairs;
  const remarks: Remark[] = [
    ...(lacksLoads ? (['no-loads'] as const) : []),
    ...(form === 'count' ? [] : [form]),
  ];
  if (lacksLoads) return { otherwise: 'kg', known: true, form, remarks };
  const inTitle = roles.load === undefined ? null : loadUnitIn(spoken(table.titles[roles.load]));
  if (inTitle !== null) return { otherwise: inTitle, known: true, form, remarks };
  const bare: number[] = [];
  const named = { kg: 0, lb: 0 };
  const units = inColumn('unit');
  for (const index of table.rows.keys()) {
    const ofRow = unitOfWord(units[index] ?? '');
    const texts = [
      ...loadsIn(ofLoads[index] ?? ''),
      ...ofSets.flatMap((cells) => inCells.get(cells[index] ?? '') ?? []),
    ];
    for (const { text, unit } of texts.map(loadText)) {
      const amount = readFigure(text);
      if (amount === null || amount === 0) continue;
      const own = unit ?? ofRow;
      if (own === null) bare.push(amount);
      else named[own] += 1;
    }
  }
  const usual: LoadUnitName = named.lb > named.kg ? 'lb' : 'kg';
  // One unit in the file is that of loads without any, unless both occur.
  const isOne = named.kg === 0 || named.lb === 0;
  if (named[usual] > 0 && (isOne || bare.length === 0)) {
    return { otherwise: usual, known: true, form, remarks };
  }
  const known = bare.length === 0;
  const guessed = known ? remarks : [...remarks, 'unit-guessed' as const];
  return { otherwise: chosen ?? guessUnitOf(bare), known, form, remarks: guessed };
}
