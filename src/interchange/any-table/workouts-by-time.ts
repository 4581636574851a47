import type { WallTime } from '#domain/wall-time';
import { GAP_SECONDS } from '../apps/gather';

/** Seconds since 1970 by the clock of the file, or of UTC if an offset is known. */
export function instantOfRow(start: WallTime, offsetMinutes: number | undefined): number {
  return Date.parse(`${start.day}Z`) / 1000 + start.seconds - (offsetMinutes ?? 0) * 60;
}

/** A row with its place in time. */
export interface TimedRow {
  readonly instant: number;
  readonly title: string;
  /** The written end of its workout; '' without one. */
  readonly end: string;
}

/** A workout of rows, with the instants of its first and last one. */
export interface TimeSpan {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

/**
 * The workout of each row: rows of one name follow each other without a long gap. Rows with a
 * written end have the start of their workout, and belong together if both are equal.
 */
export function workoutsByTime<Timed extends TimedRow>(
  rows: readonly Timed[],
): Map<Timed, TimeSpan> {
  const spans = new Map<Timed, TimeSpan>();
  const groups = new Map<string, Timed[]>();
  for (const row of rows) {
    const key = row.end === '' ? row.title : `${row.title}\n${row.instant}\n${row.end}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  for (const [key, group] of groups) {
    let part: Timed[] = [];
    const close = () => {
      const [first = 0, last = 0] = [part[0]?.instant, part.at(-1)?.instant];
      for (const row of part) spans.set(row, { key: `${key}\n${first}`, first, last });
      part = [];
    };
    for (const row of group.toSorted((a, b) => a.instant - b.instant)) {
      if (part.length > 0 && row.instant - (part.at(-1)?.instant ?? 0) > GAP_SECONDS) close();
      part.push(row);
    }
    close();
  }
  return spans;
}

/**
 * Rows by time. Rows of one minute keep the direction of the file, which is reversed if it has its
 * latest sets first.
 */
export function inTimeOrder<Timed extends TimedRow>(
  rows: readonly Timed[],
  spans: ReadonlyMap<Timed, TimeSpan>,
): Timed[] {
  let direction = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && spans.get(before)?.key === spans.get(row)?.key) {
      direction += Math.sign(row.instant - before.instant);
    }
  }
  const directed = direction < 0 ? rows.toReversed() : rows;
  return directed.toSorted((a, b) => a.instant - b.instant);
}
