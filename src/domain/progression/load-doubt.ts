import { type Exercise, movesBody, takesLoad } from '../exercises/exercise';
import type { Bests } from '../progress/records';
import type { Effort, SetKind, Workout, WorkoutSet } from '../workouts/shape';

/** Loads and repetitions of a person in one exercise, in this workout and before. */
export interface LoadsSoFar {
  /** The sets of the last time and of this workout, without warm-ups. */
  readonly recent: readonly Effort[];
  /** The heaviest set ever, grams; null without one. */
  readonly heaviest: number | null;
  /** The most repetitions ever; null without any. */
  readonly mostReps: number | null;
}

/**
 * The reason to ask about a set before it is logged. `unset`: its load is 0, which was never logged
 * here. `above`, `below`: far from `known` grams. `reps`: far from `known` repetitions. `much`,
 * `many`: unusual for a first time.
 */
export type LoadDoubt =
  | { readonly why: 'unset' | 'much' | 'many' }
  | { readonly why: 'above' | 'below' | 'reps'; readonly known: number };

type Done = Pick<WorkoutSet, 'kind'> & { readonly done: Effort | null };
type Asked = Pick<Exercise, 'loadKind' | 'equipment'>;

/** A load this much heavier than the heaviest, or lighter than the lightest, is far from it. */
const FAR = { above: 2.5, below: 3 };
/** Smaller differences are steps between light loads, grams. */
const NEAR_GRAMS = 10_000;
/** Repetitions beyond these are asked about, unless they are near the most so far. */
const MANY_REPS = 100;

/**
 * Lighter loads, grams, say little of the next: after the empty bar a person may use three times as
 * much. A convention.
 */
function light({ loadKind }: Asked): number {
  if (loadKind === 'per_dumbbell' || loadKind === 'added_bodyweight') return 10_000;
  return loadKind === 'per_side' ? 20_000 : 40_000;
}

/**
 * The heaviest usual load of a first time, grams. Most gyms have dumbbells to 60 kg and stacks to
 * 120 kg. A convention.
 */
function usual({ loadKind, equipment }: Asked): number {
  if (loadKind === 'per_dumbbell' || equipment === 'dumbbell') return 60_000;
  if (movesBody(loadKind)) return 100_000;
  if (equipment === 'cable') return 120_000;
  return equipment === 'machine' ? 300_000 : 250_000;
}

/**
 * The doubt about a set that is about to be logged; null for none. A set that was logged is known,
 * so that each value is asked about once, on every device.
 */
export function loadDoubt(
  { load, reps }: Effort,
  kind: SetKind,
  exercise: Asked,
  { recent, heaviest, mostReps }: LoadsSoFar,
): LoadDoubt | null {
  if ((reps ?? 0) > MANY_REPS) {
    const known = Math.max(mostReps ?? 0, ...recent.map((set) => set.reps ?? 0));
    if (known === 0) return { why: 'many' };
    if ((reps ?? 0) > 2 * known) return { why: 'reps', known };
  }
  if (!takesLoad(exercise.loadKind)) return null;
  const grams = load ?? 0;
  const loads = recent.map((set) => set.load ?? 0);
  const high = Math.max(heaviest ?? 0, ...loads);
  const isBody = movesBody(exercise.loadKind);
  if (grams === 0 && !isBody && !loads.includes(0)) return { why: 'unset' };
  if (high === 0) return grams > usual(exercise) ? { why: 'much' } : null;
  if (grams > FAR.above * Math.max(high, light(exercise)) && grams - high > NEAR_GRAMS) {
    return { why: 'above', known: high };
  }
  // Warm-ups and drop sets are lighter, and the body is a load without any.
  if (kind === 'warmup' || kind === 'drop' || isBody) return null;
  const low = loads.length > 0 ? Math.min(...loads) : high;
  return grams * FAR.below < low && low - grams > NEAR_GRAMS ? { why: 'below', known: low } : null;
}

/**
 * The past of a set's exercise, without that set.
 * @param last the sets of the last time
 * @param bests null if it was never done before
 */
export function loadsSoFar(
  workout: Workout,
  exercise: string,
  setKey: string,
  last: readonly Done[],
  bests: Bests | null,
): LoadsSoFar {
  const here = workout.exercises.flatMap((each) => (each.exercise === exercise ? each.sets : []));
  const recent = [...last, ...here.filter(({ key }) => key !== setKey)].flatMap(({ kind, done }) =>
    done && kind !== 'warmup' ? [done] : [],
  );
  const { repsAt } = bests ?? { repsAt: new Map<number, number>() };
  return {
    recent,
    heaviest: repsAt.size > 0 ? Math.max(...repsAt.keys()) : null,
    mostReps: repsAt.size > 0 ? Math.max(...repsAt.values()) : null,
  };
}
