import { latestRecordFirst } from '../latest-record-first';
import { daysBetween, type LocalDay } from '../local-day';
import type { Weighing } from './body-weight';

/** A day with a weighing. */
export interface TrendPoint {
  readonly day: LocalDay;
  /** The last weighing of the day, grams. */
  readonly grams: number;
  /** Grams, not rounded. */
  readonly trend: number;
}

/** The share of its distance to the trend that each day adds. */
const SMOOTHING = 0.1;

/**
 * The weight trend by exponential smoothing, T = T' + 0.1 (W - T') per day. Water and food vary;
 * the trend remains. Source: Walker, The Hacker's Diet, 1991, "Signal and noise". After days
 * without a weighing the share grows to 1 - 0.9^days, as if the missing days had the same weight.
 * With one weighing a day it is Walker's rule. With one a week it avoids a lag of months.
 * @param weighings in any order
 * @returns by day, oldest first
 */
export function weightTrend(weighings: readonly Weighing[]): TrendPoint[] {
  const days = new Map<LocalDay, number>();
  for (const { day, grams } of weighings.toSorted(latestRecordFirst).reverse()) {
    days.set(day, grams);
  }
  const points: TrendPoint[] = [];
  for (const [day, grams] of days) {
    const before = points.at(-1);
    const share = before ? 1 - (1 - SMOOTHING) ** daysBetween(before.day, day) : 1;
    const from = before?.trend ?? grams;
    points.push({ day, grams, trend: from + share * (grams - from) });
  }
  return points;
}

export interface WeightChange {
  /** Grams between the first trend and the last; negative means a loss. */
  readonly grams: number;
  /** Days between the two weighings. */
  readonly days: number;
}

/**
 * Change of the trend since the weighing nearest to `days` before the last one.
 * @returns null with fewer than two days of weighings
 */
export function weightChange(points: readonly TrendPoint[], days: number): WeightChange | null {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  let from: TrendPoint | null = null;
  for (const point of points.slice(0, -1)) {
    const miss = (one: TrendPoint) => Math.abs(daysBetween(one.day, last.day) - days);
    if (!from || miss(point) < miss(from)) from = point;
  }
  if (!from) return null;
  return { grams: last.trend - from.trend, days: daysBetween(from.day, last.day) };
}
