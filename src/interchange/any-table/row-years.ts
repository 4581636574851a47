import { addDays, isLocalDay, localDay } from '#domain/local-day';

/** A row with a date, of which the year may be missing. */
export interface YearRow {
  /** "MM-DD". */
  readonly day: string;
  /** The year, if the row or its sheet has one. */
  readonly year: number | null;
  /** Its exercise; '' if unknown. */
  readonly name: string;
}

const DAY_MS = 86_400_000;
/** Days that dates may fall back without a new year: rows are not always in order. */
const SLACK = 45;
const HALF_YEAR = 182;
const YEAR = 366;
/** Stray rows that interrupt the order, before it goes on where it was. */
const STRAYS = 2;

const ordinal = (day: string) => Date.parse(`2000-${day}Z`) / DAY_MS - 10_957;

/** The years between each row and the first one, in a table with the oldest row first. */
function risingShifts(rows: readonly YearRow[]): number[] {
  const ordinals = rows.map(({ day }) => ordinal(day));
  const starts = ordinals.flatMap((one, at) => (one === ordinals[at - 1] ? [] : [at]));
  const runs = starts.map((at) => ordinals[at] ?? 0);
  const shifts: number[] = [];
  const seen = new Set<string>();
  let shift = 0;
  let nth = -1;
  for (const [at, row] of rows.entries()) {
    const isNewRun = starts[nth + 1] === at;
    if (isNewRun) nth += 1;
    const [before, current] = [runs[nth - 1], runs[nth] ?? 0];
    if (isNewRun && before !== undefined) {
      const step = current - before;
      const next = runs.slice(nth + 1, nth + 1 + STRAYS);
      const isNewName = row.name !== '' && !seen.has(row.name);
      if (step < -SLACK && isNewName && !repeats(rows, at, seen)) shift = 0;
      else if (step < -HALF_YEAR) shift += 1;
      else if (step < -SLACK && !next.some((one) => one >= before)) shift += 1;
      // A stray row of December among those of January.
      else if (step > YEAR - SLACK * 2 && next.some((one) => one < HALF_YEAR)) shift -= 1;
    }
    seen.add(row.name);
    shifts.push(shift);
  }
  return shifts;
}

/** Whether a row after this one has an exercise of those before; a sorted table has none. */
function repeats(rows: readonly YearRow[], from: number, seen: ReadonlySet<string>): boolean {
  return rows.slice(from).some(({ name }) => seen.has(name));
}

/** Whether the latest row comes first: near steps go back more often than ahead. */
function isLatestFirst(rows: readonly YearRow[]): boolean {
  let ahead = 0;
  for (const [at, { day }] of rows.entries()) {
    const before = rows[at - 1];
    if (!before) continue;
    const step = ordinal(day) - ordinal(before.day);
    const nearest = step - YEAR * Math.round(step / YEAR);
    if (Math.abs(nearest) <= SLACK * 2) ahead += Math.sign(nearest);
  }
  return ahead < 0;
}

/**
 * The year of each row, and the year assumed for the latest row without one. The latter is null if
 * all rows have a year.
 * @param chosen the year of the latest row, if the person chose it
 */
export function yearsOf(
  all: readonly (YearRow | null)[],
  chosen: number | null,
  now: number,
): { readonly years: readonly number[]; readonly year: number | null } {
  const rows = all.flatMap((row) => row ?? []);
  const isOpen = rows.some(({ year }) => year === null);
  const latestFirst = isLatestFirst(rows);
  const directed = latestFirst ? rows.toReversed() : rows;
  const rising = risingShifts(directed);
  const most = Math.max(...rising.filter((_, at) => directed[at]?.year === null));
  const latest = isOpen ? (chosen ?? latestYear(directed, rising, most, now)) : 0;
  const told = directed.map(({ year }, at) => (year === null ? null : year - (rising[at] ?? 0)));
  const first = told.find((one) => one !== null);
  let base = first ?? latest - most;
  const found = directed.map(({ year }, at) => {
    base = told[at] ?? base;
    const shift = rising[at] ?? 0;
    return year ?? (chosen === null ? base : chosen - most) + shift;
  });
  const open = found.filter((_, at) => directed[at]?.year === null);
  const ordered = latestFirst ? found.toReversed() : found;
  let nth = -1;
  const years = all.map((row) => {
    if (row) nth += 1;
    return ordered[nth] ?? 0;
  });
  return { years, year: isOpen ? Math.max(...open) : null };
}

const LEAP_YEARS = 8;

function latestYear(
  rows: readonly YearRow[],
  shifts: readonly number[],
  most: number,
  now: number,
): number {
  // In some zone it is already the next day.
  const today = addDays(localDay(now, 'UTC'), 1);
  const thisYear = Number(today.slice(0, 4));
  const fits = (year: number, isAllowed: (day: string) => boolean) =>
    rows.every(
      (row, at) => row.year !== null || isAllowed(`${year - most + (shifts[at] ?? 0)}-${row.day}`),
    );
  const candidates = Array.from({ length: LEAP_YEARS + 1 }, (_, back) => thisYear - back);
  const past = candidates.filter((year) => fits(year, (day) => day <= today));
  return past.find((year) => fits(year, isLocalDay)) ?? past[0] ?? thisYear;
}
