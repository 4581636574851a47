import type { Tick } from './axes';
import { dayAt, positionOf } from './chart-data';
import { axisText } from './chart-words';
import { type PlotBox, textWidth } from './use-plot-box';

/** The minimum value of each of the levels 1 to 4. */
export type HeatLevels = readonly [number, number, number, number];

/** 0 below all levels, 4 from the last one on. */
export function levelOf(value: number, levels: HeatLevels): number {
  return levels.filter((least) => value >= least).length;
}

export interface HeatLayout {
  /** Width and height of a day, px. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly weeks: number;
  /** The visible days, one week per column, from the first day of a week. */
  readonly days: readonly string[];
  readonly months: readonly Tick[];
}

const SMALLEST = 18;
const LARGEST = 26;
// 1970-01-01 was a Thursday.
const EPOCH_WEEKDAY = 4;

/**
 * Lays out as many weeks before the last day as fit, one column each. A phone shows fewer than
 * requested; the table has all.
 */
export function heatLayout(
  from: string,
  to: string,
  firstWeekday: number,
  { width, em }: Pick<PlotBox, 'width' | 'em'>,
): HeatLayout {
  const weekOf = (day: string) => Math.floor((positionOf(day) + EPOCH_WEEKDAY - firstWeekday) / 7);
  const left = em * 2;
  const asked = Math.max(1, weekOf(to) - weekOf(from) + 1);
  const room = Math.max(SMALLEST, width - left);
  const weeks = Math.min(asked, Math.floor(room / Math.max(SMALLEST, em * 1.4)) || 1);
  const cell = Math.min(LARGEST, room / weeks);
  const top = em * 4.25;
  const start = (weekOf(to) - weeks + 1) * 7 - EPOCH_WEEKDAY + firstWeekday;
  const days = Array.from({ length: positionOf(to) - start + 1 }, (_, day) => dayAt(start + day));
  return {
    cell,
    left,
    top,
    height: top + cell * 7 + em * 0.25,
    weeks,
    days,
    months: monthsOf(days, left, cell, em, width),
  };
}

/** A month's name is above the week that contains its first day. */
function monthsOf(days: readonly string[], left: number, cell: number, em: number, width: number) {
  const months = days.flatMap((day, index): Tick[] => {
    if (!day.endsWith('-01')) return [];
    const text = axisText(day, day.slice(5, 7) === '01' ? 'year' : 'month');
    return [{ at: left + Math.floor(index / 7) * cell, text }];
  });
  let free = Number.NEGATIVE_INFINITY;
  return months.filter(({ at, text }) => {
    const end = at + textWidth(text, em);
    if (at < free || end > width) return false;
    free = end + em / 2;
    return true;
  });
}
