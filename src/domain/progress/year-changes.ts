import type { LoadKind } from '../exercise';
import { type ExerciseTrend, exerciseTrend, type TrendSession } from '../workout/exercise-trend';
import type { OneRepMaxFormula } from '../workout/one-rep-max';
import type { WorkoutSummary } from '../workout/summary';
import { changeOf, type ExerciseChange } from './exercise-change';

/** How far an exercise came. */
export interface YearChange {
  readonly exercise: string;
  readonly trend: ExerciseTrend;
  readonly change: ExerciseChange;
}

/** Fewer sessions, or closer together, tell of a good or a bad day rather than of a way. */
const LEAST_SESSIONS = 4;
const LEAST_DAYS = 28;

/** Less than half a percent is no change that anybody would name. */
const LEAST_GAIN = 0.005;

/**
 * The exercises that came furthest between their first and their last session of some workouts, the
 * greatest share first: more load, repetitions, time or distance, or less help from a machine.
 *
 * @param kindOf how an exercise is loaded, null when it is not known here: it is left out
 */
export function greatestGains(
  summaries: readonly WorkoutSummary[],
  kindOf: (exercise: string) => LoadKind | null,
  formula?: OneRepMaxFormula,
): readonly YearChange[] {
  const sessions = new Map<string, TrendSession[]>();
  for (const { id, day, startedAt, exercises } of summaries) {
    for (const { exercise, sets } of exercises) {
      const known = sessions.get(exercise) ?? [];
      known.push({ workoutId: id, day, startedAt, sets });
      sessions.set(exercise, known);
    }
  }
  return [...sessions]
    .flatMap(([exercise, of]) => {
      const kind = kindOf(exercise);
      if (kind === null || of.length < LEAST_SESSIONS) return [];
      const trend = exerciseTrend(of, kind, formula);
      const change = trend.steps.length < LEAST_SESSIONS ? null : changeOf(trend.steps);
      if (!change || change.days < LEAST_DAYS || gainOf({ trend, change }) < LEAST_GAIN) return [];
      return [{ exercise, trend, change }];
    })
    .sort((a, b) => gainOf(b) - gainOf(a) || (a.exercise < b.exercise ? -1 : 1));
}

/** Less help is more. */
function gainOf({ trend, change }: Pick<YearChange, 'trend' | 'change'>): number {
  const share = change.share ?? 0;
  return trend.measure === 'help' ? -share : share;
}
