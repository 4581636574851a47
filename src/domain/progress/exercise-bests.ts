import type { LoadKind } from '../exercises/exercise';
import { takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Effort } from '../workouts/shape';
import { measuresOf, type TrendOptions, type TrendSession, trendOf } from './exercise-trend';
import type { OneRepMaxFormula } from './one-rep-max';

export const EXERCISE_BESTS = [
  'one-rep-max',
  'load',
  'help',
  'reps',
  'volume',
  'time',
  'distance',
] as const;

/** A best of an exercise, by a set or a whole session. */
export interface ExerciseBest {
  readonly of: (typeof EXERCISE_BESTS)[number];
  readonly workoutId: string;
  readonly day: LocalDay;
  /** The set; null for a whole session. */
  readonly effort: Effort | null;
  /** Grams, repetitions, grams times repetitions, seconds or metres. */
  readonly value: number;
}

type Measure = (effort: Effort) => number | null;

const MEASURES: Record<Exclude<ExerciseBest['of'], 'one-rep-max' | 'volume'>, Measure> = {
  load: ({ load, reps }) => (load && reps ? load : null),
  // For assistance, less is more.
  help: ({ load, reps }) => (load !== null && reps ? -load : null),
  reps: ({ reps }) => reps || null,
  time: ({ seconds }) => seconds || null,
  distance: ({ meters }) => meters || null,
};

function bestSet(
  sessions: readonly TrendSession[],
  of: keyof typeof MEASURES,
): ExerciseBest | null {
  let best: ExerciseBest | null = null;
  for (const { workoutId, day, sets } of sessions) {
    for (const { kind, done } of sets) {
      if (!done || kind === 'warmup') continue;
      const value = MEASURES[of](done);
      const tied = best !== null && value === best.value;
      const better =
        value !== null &&
        (best === null ||
          value > best.value ||
          (tied && (done.reps ?? 0) > (best.effort?.reps ?? 0)));
      if (better) best = { of, workoutId, day, effort: done, value };
    }
  }
  return best && of === 'help' ? { ...best, value: -best.value } : best;
}

/** The last record of a figure is its best. */
function bestStep(
  sessions: readonly TrendSession[],
  of: 'one-rep-max' | 'volume',
  options: TrendOptions,
): ExerciseBest | null {
  const { steps } = trendOf(sessions, of, options);
  const best = steps.findLast(({ record }) => record) ?? steps[0];
  if (!best) return null;
  const { workoutId, day, effort, value } = best;
  return { of, workoutId, day, effort, value };
}

/**
 * The bests of an exercise, by the figures of its load kind; in a tie the earlier one.
 * @param formula of the 1RM; Brzycki's by default
 */
export function exerciseBests(
  given: readonly TrendSession[],
  kind: LoadKind,
  formula?: OneRepMaxFormula,
): readonly ExerciseBest[] {
  const sessions = [...given].sort((a, b) => a.startedAt - b.startedAt);
  const estimated = measuresOf(sessions, kind).includes('one-rep-max');
  const bests =
    kind === 'time'
      ? [bestSet(sessions, 'time')]
      : kind === 'distance'
        ? [bestSet(sessions, 'distance'), bestSet(sessions, 'time')]
        : kind === 'assisted_bodyweight'
          ? [bestSet(sessions, 'help'), bestSet(sessions, 'reps')]
          : takesLoad(kind)
            ? [
                estimated ? bestStep(sessions, 'one-rep-max', { formula }) : null,
                bestSet(sessions, 'load'),
                bestSet(sessions, 'reps'),
                bestStep(sessions, 'volume', { kind }),
              ]
            : [bestSet(sessions, 'reps')];
  return bests.filter((best) => best !== null);
}
