import { addDays, daysBetween, type LocalDay } from '../../local-day';
import { WEIGHT_LIMITS } from '../body-weight';
import type { GoalValues } from './goal';
import type { MeasurePoint } from './series';
import type { MeasureKey } from './sites';

/**
 * The data that a pace needs: the days to look back, the number of values, and the days between the
 * first and the last.
 */
interface Window {
  readonly days: number;
  readonly values: number;
  readonly span: number;
}

/** People weigh themselves every few days, but use tapes and calipers every few weeks. */
const OF_WEIGHT: Window = { days: 28, values: 3, span: 14 };
const OF_OTHERS: Window = { days: 84, values: 2, span: 28 };

/** Longest useful forecast, days. */
const FAR = 730;

/** Hundredths of a percent: lower is impossible, and no formula covers more. */
const FAT_TARGETS = { least: 300, most: 6_000 } as const;

export interface GoalForecast {
  readonly day: LocalDay;
  /** Days over which the pace was measured. */
  readonly over: number;
}

/** Progress towards a goal; values are in the unit of its measure. */
export interface GoalProgress {
  /** The start value: that of the goal, else the first one since. */
  readonly start: number | null;
  readonly now: MeasurePoint | null;
  /** Remaining distance, never negative. */
  readonly left: number | null;
  /** Share of the way covered, 0 to 1. */
  readonly share: number | null;
  /** The first day on which it was reached. */
  readonly reached: LocalDay | null;
  /**
   * The forecast at the current pace. Null if the goal is reached, if recent values are too few, or
   * if the pace does not reach it within FAR days.
   */
  readonly forecast: GoalForecast | null;
}

/**
 * How far a goal is, from its measurements. The pace is the slope of the least-squares line through
 * the last weeks. So one morning's water barely moves it.
 * @param points of its measure, oldest first, as `measureSeries` answers
 */
export function goalProgress(
  goal: GoalValues,
  points: readonly MeasurePoint[],
  today: LocalDay,
): GoalProgress {
  const latest = points.at(-1) ?? null;
  const alike = points.filter(
    ({ by }) => by?.protocol === latest?.by?.protocol && by?.equation === latest?.by?.equation,
  );
  const since = alike.filter(({ day }) => day >= goal.since);
  const start = goal.start ?? since[0]?.value ?? null;
  const way = start === null ? 0 : Math.sign(goal.target - start);
  const there = (value: number) => way !== 0 && (goal.target - value) * way <= 0;
  const reached = goal.reached ?? since.find(({ value }) => there(value))?.day ?? null;
  if (!latest || start === null) {
    const left = latest && Math.abs(goal.target - latest.value);
    return { start, now: latest, left, share: null, reached, forecast: null };
  }
  const left = Math.max(0, (goal.target - latest.value) * way);
  const share = way === 0 ? 0 : 1 - left / Math.abs(goal.target - start);
  const forecast = reached === null ? forecastOf(goal, alike, today) : null;
  return { start, now: latest, left, share: Math.max(0, share), reached, forecast };
}

function forecastOf(
  { of, target }: GoalValues,
  points: readonly MeasurePoint[],
  today: LocalDay,
): GoalForecast | null {
  const window = of === 'weight' ? OF_WEIGHT : OF_OTHERS;
  const from = addDays(today, -window.days);
  const recent = points.filter(({ day }) => day >= from && day <= today);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < window.values) return null;
  if (daysBetween(first.day, last.day) < window.span) return null;
  const line = leastSquares(
    recent.map(({ day, value }) => ({ x: daysBetween(today, day), y: value })),
  );
  const days = Math.round((target - line.atZero) / line.slope);
  return days > 0 && days <= FAR ? { day: addDays(today, days), over: window.days } : null;
}

/** The straight line through the points by least squares (Legendre, 1805). */
function leastSquares(points: readonly { readonly x: number; readonly y: number }[]) {
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const slope =
    mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  return { slope, atZero: y - slope * x };
}

/** Why a target is refused: outside the limits of its measure, or equal to the current value. */
export type TargetFault = 'weight' | 'fat' | 'same';

/** @param now the latest value of the measure, or null */
export function targetFault(
  of: MeasureKey,
  target: number,
  now: number | null,
): TargetFault | null {
  const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
    target >= least && target <= most;
  if (of === 'weight' && !within(WEIGHT_LIMITS)) return 'weight';
  if (of === 'fat' && !within(FAT_TARGETS)) return 'fat';
  return target === now ? 'same' : null;
}
