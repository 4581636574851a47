import type { ColumnQuestion, ColumnRole, ColumnRoles, LoadUnitName, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes, readWallTime } from './dates';
import type { DistanceUnit } from './figures';
import { clockSeconds, equalSets, readEffort, readFigure, readKind } from './figures';
import { createGathering } from './gather';
import { guessLoadUnit, loadUnitOf } from './load-unit';
import { rowKindOf } from './row-kind';
import { cellAt, columnsOf, type Row, type Table, type TableReader } from './table';

/** Titles of each role in several languages, without a unit behind them. */
const TITLES = {
  date: ['date', 'data', 'datum', 'fecha', 'dia', 'day', 'datetime', 'start', 'inicio'],
  exercise: [
    'exercise',
    'exercise name',
    'exercicio',
    'nome do exercicio',
    'ejercicio',
    'exercice',
    'ubung',
    'movimento',
    'lift',
  ],
  load: ['kg', 'lb', 'lbs', 'load', 'carga', 'peso', 'weight', 'gewicht', 'poids'],
  reps: ['reps', 'rep', 'repetitions', 'repeticoes', 'repeticiones', 'wiederholungen', 'wdh'],
  order: ['set', 'set order', 'set index', 'serie', 'serie numero', 'satz'],
  sets: ['sets', 'series', 'satze'],
  seconds: ['seconds', 'segundos', 'tempo', 'time', 'duration', 'duracao', 'sekunden'],
  distance: ['distance', 'distancia', 'km', 'entfernung'],
  workout: ['workout', 'workout name', 'treino', 'nome do treino', 'entrenamiento', 'training'],
  note: ['note', 'notes', 'nota', 'notas', 'obs', 'observacao', 'observacoes', 'comment'],
} as const satisfies Readonly<Record<ColumnRole, readonly string[]>>;

/** Titles of figures that are neither loads nor repetitions. */
const OTHER =
  /^(?:rir|rpe|pse|descanso|intervalo|pausa|rest|altura|height|idade|age|duracao|duration|fc|bpm|calorias|kcal|imc|bmi|1rm|volume|total)(?:\W|$)/;

const plain = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const TITLE_UNIT = /(?<=\S)\s*[([]?\b(kgs?|lbs?|km|mi|miles|m|s|min)\b[)\]]?\s*$/i;

/** The number of rows from which the form of a column is guessed. */
const LOOKED_AT = 300;
const MOST = 0.8;
const EXAMPLES = 3;

interface Form {
  readonly index: number;
  readonly filled: number;
  readonly different: number;
  /** Shares of the filled cells. */
  readonly dates: number;
  readonly figures: number;
  readonly whole: number;
  readonly words: number;
  readonly median: number;
  /** Whether its numbers count up from 1 again and again. */
  readonly counts: boolean;
}

function formOf(rows: readonly Row[], index: number): Form {
  const cells = rows.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
  const share = (is: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  const figures = cells.flatMap((cell) => amountOf(cell) ?? []).sort((a, b) => a - b);
  return {
    index,
    filled: cells.length,
    different: new Set(cells).size,
    dates: share(
      (cell) => readWallTime(cell) !== null || readWallTime(cell, 'month-first') !== null,
    ),
    figures: share((cell) => amountOf(cell) !== null),
    whole: share((cell) => Number.isInteger(amountOf(cell) ?? 0.5)),
    words: share((cell) => /\p{L}{2}/u.test(cell) && amountOf(cell) === null),
    median: figures[Math.floor(figures.length / 2)] ?? 0,
    counts: countsUp(cells),
  };
}

/** Whether numbers are those of sets: each is 1 or follows the one before. */
function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d{1,2}$/.test(cell)).map(Number);
  const steps = numbers.filter((one, at) => one === 1 || one === (numbers[at - 1] ?? 0) + 1);
  const again = numbers.filter((one) => one === 1).length;
  return again > 1 && numbers.includes(2) && steps.length >= numbers.length * MOST;
}

const UNIT = /\s*(kgs?|lbs?)\.?$/i;

/** The number of a cell that may end with a unit, such as "80 kg". */
function amountOf(cell: string): number | null {
  return readFigure(cell.replace(UNIT, ''));
}

/** The probable role of each column, by its title, or by its values without a known title. */
function guessRoles({ titles, rows }: Table): ColumnRoles {
  const looked = rows.slice(0, LOOKED_AT);
  const forms = titles.map((_, index) => formOf(looked, index));
  const bare = titles.map((title) => title.replace(TITLE_UNIT, ''));
  const column = columnsOf(bare, TITLES);
  const taken = new Set<number>();
  const roles: Partial<Record<ColumnRole, number>> = {};
  const take = (role: ColumnRole, fits: (form: Form) => boolean, rank: (form: Form) => number) => {
    const named = forms[column(role)];
    const free = forms.filter((form) => !taken.has(form.index) && fits(form));
    const best = free.sort((a, b) => rank(b) - rank(a))[0];
    const found = named && !taken.has(named.index) && fits(named) ? named : best;
    if (!found) return;
    taken.add(found.index);
    roles[role] = found.index;
  };
  const isNamed = (role: ColumnRole) => (form: Form) => form.index === column(role);
  /** A column with the role's title, even if few of its cells fit; else a column without any title. */
  const takeAmount = (
    role: 'load' | 'reps',
    fits: (form: Form) => boolean,
    rank: (form: Form) => number,
  ) => {
    const isTitled = column(role) >= 0;
    const isOther = ({ index }: Form) => OTHER.test(plain(bare[index] ?? ''));
    take(
      role,
      (form) => (isTitled ? isNamed(role)(form) && form.figures > 0 : !isOther(form) && fits(form)),
      rank,
    );
  };
  take(
    'date',
    ({ dates }) => dates >= MOST,
    ({ dates }) => dates,
  );
  // Names of exercises repeat, and there are more of them than of workouts.
  take(
    'exercise',
    ({ words }) => words >= MOST,
    ({ different }) => different,
  );
  take(
    'order',
    ({ counts }) => counts,
    ({ index }) => (index === column('sets') ? 1 : 0),
  );
  for (const role of ['sets', 'seconds', 'distance'] as const) {
    take(
      role,
      (form) => isNamed(role)(form),
      () => 0,
    );
  }
  const isAmount = ({ figures, median }: Form) => figures >= MOST && median > 0;
  takeAmount('load', isAmount, ({ whole, median }) => median - whole);
  takeAmount(
    'reps',
    (form) => isAmount(form) && form.whole >= MOST,
    ({ median }) => -Math.abs(median - 9),
  );
  for (const role of ['workout', 'note'] as const) take(role, isNamed(role), () => 0);
  return roles;
}

/** The question about the columns; null if the table has no dates or no names. */
export function columnQuestion(table: Table): ColumnQuestion | null {
  const guess = guessRoles(table);
  if (guess.date === undefined || guess.exercise === undefined) return null;
  const rows = table.rows.slice(0, LOOKED_AT);
  const columns = table.titles.map((title, index) => {
    const cells = rows.map((row) => cellAt(row, index));
    const examples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
    return { title, form: columnForm(formOf(rows, index)), examples };
  });
  return { columns, guess };
}

function columnForm({ filled, dates, figures }: Form): ColumnQuestion['columns'][number]['form'] {
  if (filled === 0) return 'empty';
  if (dates >= MOST) return 'dates';
  return figures >= MOST ? 'figures' : 'words';
}

/** The unit of distances that a title names; kilometres without one. */
function distanceUnitIn(title: string): DistanceUnit {
  if (/\bmi(les)?\b/i.test(title)) return 'mi';
  return /\b(m|meters|metros)\b/i.test(title) && !/km/i.test(title) ? 'm' : 'km';
}

/** The seconds of a cell; a number without a clock's colon has the unit of its title. */
function secondsIn(cell: string, title: string): string {
  const minutes = /\b(min|minutes?|minutos?|minuten)\b/i.test(title) ? readFigure(cell) : null;
  return minutes === null ? clockSeconds(cell) : String(minutes * 60);
}

/** Reads any table after the person has named its columns. */
export function readerOf(roles: ColumnRoles): Omit<TableReader, 'is' | 'columns'> {
  const place = (role: ColumnRole) => roles[role] ?? -1;
  return {
    hasLoads: () => roles.load !== undefined,
    read(table, chosen) {
      const title = table.titles[place('load')] ?? '';
      const inTitle = /\b(kgs?|lbs?)\b/i.exec(title)?.[1];
      const inCells = table.rows.some((row) => UNIT.test(cellAt(row, place('load'))));
      const known = inTitle !== undefined || inCells || roles.load === undefined;
      const unit: LoadUnitName = known
        ? loadUnitOf(inTitle ?? '', 'kg')
        : (chosen ?? guessLoadUnit(table, place('load')));
      const warnings: Warning[] = [];
      const gathering = createGathering();
      const dates = table.rows.map((row) => cellAt(row, place('date')));
      const order = figureOrderOf(dates);
      const readDate = createDateReader(order.order);
      for (const row of table.rows) {
        const at = (role: ColumnRole) => cellAt(row, place(role));
        const start = readDate(at('date'));
        if (!start || at('exercise') === '') {
          const code = start ? 'exercise' : 'date';
          warnings.push({ line: row.line, code, text: start ? at('workout') : at('date') });
          continue;
        }
        const word = at('order').toLowerCase();
        const key = `${at('date')}\n${at('workout')}`;
        const facts = { title: at('workout'), start, durationSeconds: 0, note: '' };
        gathering.workout(key, row.line, facts);
        const name = at('exercise');
        const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
        gathering.exercise(key, { name, note: at('note'), group: null, order: number });
        const load = at('load');
        const sets = equalSets(at('sets'), row.line, warnings);
        const cells = {
          load: load.replace(UNIT, ''),
          loadUnit: loadUnitOf(UNIT.exec(load)?.[1] ?? '', unit),
          reps: at('reps') || sets.reps,
          seconds: secondsIn(at('seconds'), table.titles[place('seconds')] ?? ''),
          distance: at('distance'),
          distanceUnit: distanceUnitIn(table.titles[place('distance')] ?? ''),
          rpe: '',
        };
        const is = rowKindOf(word, cells);
        if (is === 'rest') gathering.rest(key, Math.round(readFigure(cells.seconds) ?? 0));
        if (is !== 'set') continue;
        const kind = readKind(word);
        if (kind === null) warnings.push({ line: row.line, code: 'kind', text: at('order') });
        const { done } = readEffort(cells, row.line, warnings, true);
        for (let set = 0; set < sets.count; set += 1) {
          gathering.set(key, { kind: kind ?? 'normal', done });
        }
      }
      return {
        source: 'table',
        workouts: gathering.workouts(),
        warnings,
        remarks: [
          ...lackingTimes(dates),
          ...order.remarks,
          ...(known ? [] : (['unit-guessed'] as const)),
        ],
        unit: { value: unit, known },
      };
    },
  };
}
