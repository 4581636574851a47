import type { LoadKind } from '../exercises/exercise';
import type { WorkoutSummary } from '../workouts/summary';
import { changeOf, type ExerciseChange } from './exercise-change';
import { type ExerciseTrend, exerciseTrend, type TrendSession } from './exercise-trend';
import type { OneRepMaxFormula } from './one-rep-max';

/** The gain of an exercise. */
export interface YearChange {
  readonly exercise: string;
  readonly trend: ExerciseTrend;
  readonly change: ExerciseChange;
}

/** Fewer or closer sessions reflect a good or bad day, not a trend. */
const LEAST_SESSIONS = 4;
const LEAST_DAYS = 28;

/** Below half a percent a change is not worth mentioning. */
const LEAST_GAIN = 0.005;

/**
 * The exercises with the greatest gains between their first and last session, largest share first.
 * A gain is more load, repetitions, time or distance, or less assistance.
 * @param kindOf null if unknown here: it is left out
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

/** For assistance, less is more. */
function gainOf({ trend, change }: Pick<YearChange, 'trend' | 'change'>): number {
  const share = change.share ?? 0;
  return trend.measure === 'help' ? -share : share;
}
