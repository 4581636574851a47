import { type LocalDay, startOfWeek } from '../local-day';
import { monthOf } from './calendar';
import { beats, type ExerciseTrend, type TrendStep } from './exercise-trend';

/** Period of one point in a chart. */
export type StepSpan = 'workout' | 'week' | 'month';

export interface LegibleSteps {
  readonly per: StepSpan;
  readonly steps: readonly TrendStep[];
}

/** Number of distinguishable points on a phone. */
const MOST = 120;

const SPAN_OF: Record<Exclude<StepSpan, 'workout'>, (day: LocalDay) => string> = {
  week: (day) => startOfWeek(day),
  month: monthOf,
};

/**
 * The sessions of a chart: all of them, else the best of each week, else the best of each month.
 * The first and the last session always stay, because the text mentions them. A record is dropped
 * only for a better one of the same period.
 */
export function legibleSteps(trend: ExerciseTrend, most = MOST): LegibleSteps {
  if (trend.steps.length <= most) return { per: 'workout', steps: trend.steps };
  const weeks = bestPer('week', trend);
  return weeks.length <= most
    ? { per: 'week', steps: weeks }
    : { per: 'month', steps: bestPer('month', trend) };
}

function bestPer(span: keyof typeof SPAN_OF, { measure, steps }: ExerciseTrend) {
  const bests = new Map<string, TrendStep>();
  for (const step of steps) {
    const place = SPAN_OF[span](step.day);
    const known = bests.get(place);
    if (!known || beats(measure, step.value, known.value)) bests.set(place, step);
  }
  const kept = new Set([...bests.values(), steps[0], steps.at(-1)]);
  return steps.filter((step) => kept.has(step));
}
