import type { LoadKind } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { WorkoutSummary } from '../workouts/summary';
import { changeOf, type ExerciseChange } from './exercise-change';
import { type ExerciseTrend, exerciseTrend, type TrendSession } from './exercise-trend';
import type { OneRepMaxFormula } from './one-rep-max';

/** One exercise over the workouts of a period. */
export interface TrainedExercise {
  readonly exercise: string;
  readonly kind: LoadKind;
  /** Oldest or newest workout first, as given. */
  readonly sessions: readonly TrendSession[];
  readonly lastDay: LocalDay;
  readonly trend: ExerciseTrend;
  /** Null with fewer than two sessions that have a figure. */
  readonly change: ExerciseChange | null;
}

/** Every session of each exercise, in one pass over the workouts. */
function sessionsByExercise(
  summaries: readonly WorkoutSummary[],
): ReadonlyMap<string, TrendSession[]> {
  const found = new Map<string, TrendSession[]>();
  for (const { id, day, startedAt, exercises } of summaries) {
    for (const { exercise, sets } of exercises) {
      const session = { workoutId: id, day, startedAt, sets };
      const known = found.get(exercise);
      if (known) known.push(session);
      else found.set(exercise, [session]);
    }
  }
  return found;
}

/**
 * The exercises of some workouts with their trends, most trained first. A tie goes to the last
 * trained.
 * @param kindOf load kind; null if unknown here: it is left out
 */
export function trainedExercises(
  summaries: readonly WorkoutSummary[],
  kindOf: (exercise: string) => LoadKind | null,
  formula?: OneRepMaxFormula,
): readonly TrainedExercise[] {
  const trained: TrainedExercise[] = [];
  for (const [exercise, sessions] of sessionsByExercise(summaries)) {
    const kind = kindOf(exercise);
    if (kind === null) continue;
    const trend = exerciseTrend(sessions, kind, formula);
    const lastDay = sessions.reduce((last, { day }) => (day > last ? day : last), '');
    trained.push({ exercise, kind, sessions, lastDay, trend, change: changeOf(trend.steps) });
  }
  return trained.sort(byMostTrained);
}

export const TRAINED_ORDERS = ['most', 'change', 'last'] as const;
export type TrainedOrder = (typeof TRAINED_ORDERS)[number];

const byName = (a: TrainedExercise, b: TrainedExercise) => (a.exercise < b.exercise ? -1 : 1);

function byLastDay(a: TrainedExercise, b: TrainedExercise): number {
  if (a.lastDay === b.lastDay) return byName(a, b);
  return a.lastDay > b.lastDay ? -1 : 1;
}

function byMostTrained(a: TrainedExercise, b: TrainedExercise): number {
  return b.sessions.length - a.sessions.length || byLastDay(a, b);
}

/** Size of the change, up or down; exercises that started at zero or were done once come last. */
const size = ({ change }: TrainedExercise) => Math.abs(change?.share ?? 0);

const ORDERS: Record<TrainedOrder, (a: TrainedExercise, b: TrainedExercise) => number> = {
  most: byMostTrained,
  change: (a, b) => size(b) - size(a) || byMostTrained(a, b),
  last: byLastDay,
};

/** The exercises in another order. */
export function exercisesInOrder(
  trained: readonly TrainedExercise[],
  order: TrainedOrder,
): readonly TrainedExercise[] {
  return [...trained].sort(ORDERS[order]);
}

/** The `most` exercises with the largest change; unchanged ones are left out. */
export function changedMost(
  trained: readonly TrainedExercise[],
  most: number,
): readonly TrainedExercise[] {
  return exercisesInOrder(trained, 'change')
    .filter((each) => size(each) > 0)
    .slice(0, most);
}

/** The last training day of each exercise. */
export function lastDays(summaries: readonly WorkoutSummary[]): ReadonlyMap<string, LocalDay> {
  const days = new Map<string, LocalDay>();
  for (const { day, exercises } of summaries) {
    for (const { exercise } of exercises) {
      if (day > (days.get(exercise) ?? '')) days.set(exercise, day);
    }
  }
  return days;
}
