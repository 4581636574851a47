import type { LoadKind } from '../exercise';
import type { LocalDay } from '../local-day';
import { MAX_ESTIMATED_REPS, type OneRepMaxFormula, oneRepMax } from './one-rep-max';
import type { Effort, SetKind } from './shape';

/** What stands for how strong, long or far: which figure of an exercise is followed over time. */
export const TREND_MEASURES = ['one-rep-max', 'load', 'help', 'reps', 'time', 'distance'] as const;
export type TrendMeasure = (typeof TREND_MEASURES)[number];

interface Session {
  readonly workoutId: string;
  readonly day: LocalDay;
  readonly startedAt: number;
  readonly sets: readonly { readonly kind: SetKind; readonly done: Effort | null }[];
}

/** The best of one session. */
export interface TrendStep {
  readonly workoutId: string;
  readonly day: LocalDay;
  /** Grams, repetitions, seconds or metres, as the measure says. */
  readonly value: number;
  /** The set it comes from. */
  readonly effort: Effort;
  /** Better than all before it. */
  readonly record: boolean;
}

export interface ExerciseTrend {
  readonly measure: TrendMeasure;
  /** Oldest first. */
  readonly steps: readonly TrendStep[];
}

const MEASURES: Record<LoadKind, TrendMeasure> = {
  total: 'one-rep-max',
  per_dumbbell: 'one-rep-max',
  per_side: 'one-rep-max',
  added_bodyweight: 'load',
  assisted_bodyweight: 'help',
  time: 'time',
  distance: 'distance',
  reps_only: 'reps',
};

function figureOf(
  effort: Effort,
  measure: TrendMeasure,
  formula?: OneRepMaxFormula,
): number | null {
  const reps = effort.reps ?? 0;
  switch (measure) {
    case 'one-rep-max':
      // Who did twelve could have done ten.
      return oneRepMax(effort.load ?? 0, Math.min(reps, MAX_ESTIMATED_REPS), formula);
    case 'load':
    case 'help':
      return reps > 0 ? (effort.load ?? 0) : null;
    case 'reps':
      return reps > 0 ? reps : null;
    case 'time':
      return effort.seconds || null;
    case 'distance':
      return effort.meters || null;
  }
}

/** Whether one figure is more than another: less help is more. */
function beats(measure: TrendMeasure, value: number, best: number): boolean {
  return measure === 'help' ? value < best : value > best;
}

function bestOf(session: Session, measure: TrendMeasure, formula?: OneRepMaxFormula) {
  let best: { value: number; effort: Effort } | null = null;
  for (const { kind, done } of session.sets) {
    if (!done || kind === 'warmup') continue;
    const value = figureOf(done, measure, formula);
    if (value === null || (best && !beats(measure, value, best.value))) continue;
    best = { value, effort: done };
  }
  return best;
}

function stepsOf(
  sessions: readonly Session[],
  measure: TrendMeasure,
  formula?: OneRepMaxFormula,
): TrendStep[] {
  let record: number | null = null;
  return [...sessions]
    .sort((a, b) => a.startedAt - b.startedAt)
    .flatMap((session) => {
      const best = bestOf(session, measure, formula);
      if (!best) return [];
      const first = record === null;
      const better = record === null || beats(measure, best.value, record);
      if (better) record = best.value;
      const { workoutId, day } = session;
      return [{ workoutId, day, ...best, record: better && !first }];
    });
}

/**
 * How an exercise went: the best of each session by the figure that says most for its kind of
 * load. Warm-ups are left out. A bodyweight exercise that never had load on is followed in
 * repetitions.
 *
 * @param formula of the 1RM; Brzycki's when left out
 */
export function exerciseTrend(
  sessions: readonly Session[],
  kind: LoadKind,
  formula?: OneRepMaxFormula,
): ExerciseTrend {
  const measure = MEASURES[kind];
  const steps = stepsOf(sessions, measure, formula);
  const unloaded = measure === 'load' && steps.every(({ value }) => value === 0);
  return unloaded ? { measure: 'reps', steps: stepsOf(sessions, 'reps') } : { measure, steps };
}
