import { unaccented } from '#domain/plain-text';
import { readFigure, readKind } from '../apps/figures';
import { cellAt, columnsOf, type Row, type Table } from '../apps/table';
import { COLUMN_ROLES, type ColumnQuestion, type ColumnRole, type ColumnRoles } from '../model';
import { loadText, unitOfWord } from './cells';
import { bareTitle, OTHER, OTHER_DATE, TITLES } from './column-titles';
import { isFullDate, isPartialDate, isSerial, isTimeOfDay } from './row-dates';
import { isBeside, isLoneWord } from './rows';
import { isSetCell } from './set-cells';
import { numberingOf } from './set-numbers';
import { columnOfPeople } from './table-people';

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
  readonly partial: number;
  readonly serials: number;
  readonly times: number;
  readonly kinds: number;
  readonly units: number;
  readonly figures: number;
  readonly whole: number;
  readonly words: number;
  /** Cells such as "3x10". */
  readonly sets: number;
  readonly median: number;
}

const amountOf = (cell: string) => readFigure(loadText(cell).text);

function formOf(rows: readonly Row[], index: number): Form {
  const cells = rows.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
  const shareOf = (all: readonly string[], is: (cell: string) => boolean) =>
    all.length === 0 ? 0 : all.filter(is).length / all.length;
  const share = (is: (cell: string) => boolean) => shareOf(cells, is);
  const withoutHeadings = rows.filter((row) => !isLoneWord(row));
  const beside = withoutHeadings.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
  const figures = cells.flatMap((cell) => amountOf(cell) ?? []).sort((a, b) => a - b);
  return {
    index,
    filled: cells.length,
    different: new Set(cells).size,
    dates: shareOf(beside, isFullDate),
    partial: shareOf(beside, (cell) => isFullDate(cell) || isPartialDate(cell)),
    serials: share(isSerial),
    times: share(isTimeOfDay),
    kinds: share((cell) => readKind(cell) !== null && !/^\d*$/.test(cell)),
    units: share((cell) => unitOfWord(cell) !== null),
    figures: share((cell) => amountOf(cell) !== null),
    whole: share((cell) => Number.isInteger(amountOf(cell) ?? 0.5)),
    words: share((cell) => /\p{L}{2}/u.test(cell) && amountOf(cell) === null && !isSetCell(cell)),
    sets: share(isSetCell),
    median: figures[Math.floor(figures.length / 2)] ?? 0,
  };
}

/** Whether a row's cells name a date and an exercise, in any language. */
export function hasTitles(cells: readonly string[]): boolean {
  const column = columnsOf(
    cells.map((cell) => bareTitle(cell.trim())),
    TITLES,
  );
  return column('date') >= 0 && column('exercise') >= 0;
}

interface Guess {
  readonly roles: ColumnRoles;
  readonly doubtfulSets: number | null;
}

/** The probable role of each column, by its title, or by its values without a known title. */
function guessRoles({ titles, rows, joined = {} }: Table): Guess {
  const looked = rows.slice(0, LOOKED_AT).filter((row) => !isBeside(row));
  const forms = titles.map((_, index) => formOf(looked, index));
  const bare = titles.map(bareTitle);
  const named = columnsOf(bare, TITLES);
  const column = (role: ColumnRole) => joined[role] ?? named(role);
  const taken = new Set<number>();
  const roles: Partial<Record<ColumnRole, number>> = {};
  const give = (role: ColumnRole, index: number) => {
    taken.add(index);
    roles[role] = index;
  };
  const take = (role: ColumnRole, fits: (form: Form) => boolean, rank: (form: Form) => number) => {
    const titled = forms[column(role)];
    const free = forms.filter((form) => !taken.has(form.index) && fits(form));
    const best = free.sort((a, b) => rank(b) - rank(a))[0];
    const found = titled && !taken.has(titled.index) && fits(titled) ? titled : best;
    if (found) give(role, found.index);
  };
  const isNamed = (role: ColumnRole) => (form: Form) => form.index === column(role);
  const takeNamed = (role: ColumnRole, fits: (form: Form) => boolean) =>
    take(
      role,
      (form) => isNamed(role)(form) && fits(form),
      () => 0,
    );
  const isOther = ({ index }: Form) => OTHER.test(unaccented(bare[index] ?? '').trim());
  const isTitled = (form: Form) =>
    isOther(form) || COLUMN_ROLES.some((role) => isNamed(role)(form));
  /** A column with the role's title, even if few of its cells fit; else a column without any title. */
  const takeAmount = (
    role: 'load' | 'reps',
    fits: (form: Form) => boolean,
    rank: (form: Form) => number,
  ) => {
    const isKnown = column(role) >= 0;
    take(
      role,
      (form) => (isKnown ? isNamed(role)(form) && form.filled > 0 : !isTitled(form) && fits(form)),
      rank,
    );
  };
  const isDay = ({ index }: Form) => !OTHER_DATE.test(unaccented(titles[index] ?? ''));
  take(
    'date',
    (form) => form.dates >= MOST && isDay(form),
    ({ dates }) => dates,
  );
  // Days without a year and numbers of days are also repetitions and loads, so a title decides first.
  if (roles.date === undefined) {
    takeNamed('date', ({ partial, serials }) => partial >= MOST || serials >= MOST);
  }
  if (roles.date === undefined) {
    take(
      'date',
      (form) => !isTitled(form) && isDay(form) && (form.serials >= MOST || form.partial >= MOST),
      ({ partial, different }) => partial * different,
    );
  }
  const person = columnOfPeople(titles);
  // Names of exercises repeat, and there are more of them than of workouts.
  take(
    'exercise',
    (form) =>
      form.words >= MOST && form.times < MOST && form.index !== person && !isNamed('workout')(form),
    ({ different }) => different,
  );
  if (roles.exercise === undefined) {
    take(
      'exercise',
      ({ words, times }) => words >= MOST && times < MOST,
      ({ different }) => different,
    );
  }
  takeNamed('time', ({ times, index }) => times >= MOST && isTimeColumn(looked, index, roles));
  takeNamed('end', ({ times }) => times >= MOST);
  const { numbers, counts, doubtful } = numberingOf(looked, {
    date: roles.date ?? -1,
    exercise: roles.exercise ?? -1,
    plural: column('sets'),
    singular: column('order'),
    free: forms.flatMap(({ index, whole }) => (whole >= 0.5 && !taken.has(index) ? [index] : [])),
  });
  if (numbers !== null) give('order', numbers);
  if (counts !== null) give('sets', counts);
  if (roles.sets === undefined) {
    take(
      'sets',
      (form) => !isTitled(form) && form.sets >= MOST,
      ({ filled }) => filled,
    );
  }
  if (roles.order === undefined) takeNamed('order', ({ kinds }) => kinds >= MOST);
  takeNamed('kind', ({ kinds }) => kinds >= MOST);
  takeNamed('unit', ({ units }) => units >= MOST);
  for (const role of ['seconds', 'distance', 'effort', 'rest'] as const) {
    takeNamed(role, () => true);
  }
  const isAmount = ({ figures, median }: Form) => figures >= MOST && median > 0;
  takeAmount('load', isAmount, ({ whole, median }) => median - whole);
  // Cells such as "3x10" have the repetitions, so no other figures are guessed to be them.
  const haveReps = roles.sets !== undefined && (forms[roles.sets]?.sets ?? 0) >= MOST;
  takeAmount(
    'reps',
    (form) => !haveReps && isAmount(form) && form.whole >= MOST,
    ({ median }) => -Math.abs(median - 9),
  );
  for (const role of ['workout', 'note'] as const) takeNamed(role, () => true);
  return { roles, doubtfulSets: doubtful };
}

/** Whether the values are times of day: they do not fall within a day of rows, as durations do. */
function isTimeColumn(rows: readonly Row[], index: number, roles: ColumnRoles): boolean {
  const cells = rows.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
  const early = cells.filter((cell) => /^0?[0-3]:/.test(cell)).length;
  if (early * 2 <= cells.length) return true;
  const days = new Map<string, Set<string>>();
  for (const row of rows) {
    const day = cellAt(row, roles.date ?? -1);
    days.set(day, (days.get(day) ?? new Set()).add(cellAt(row, index)));
  }
  return [...days.values()].every((times) => times.size === 1);
}

/** The question about the columns; null if the table has no dates or no names. */
export function columnQuestion(table: Table): ColumnQuestion | null {
  const { roles: guess, doubtfulSets } = guessRoles(table);
  if (guess.date === undefined || guess.exercise === undefined) return null;
  const rows = table.rows.slice(0, LOOKED_AT);
  const columns = table.titles.map((title, index) => {
    const cells = rows.map((row) => cellAt(row, index));
    const examples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
    // Dates without a year are dates too, once the column is known to have dates.
    const form = index === guess.date ? 'dates' : columnForm(formOf(rows, index));
    return { title, form, examples };
  });
  return { columns, guess, ...(doubtfulSets === null ? {} : { doubtfulSets }) };
}

function columnForm({ filled, dates, figures }: Form): ColumnQuestion['columns'][number]['form'] {
  if (filled === 0) return 'empty';
  if (dates >= MOST) return 'dates';
  return figures >= MOST ? 'figures' : 'words';
}
