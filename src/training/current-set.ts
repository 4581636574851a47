import type { Exercise } from '#domain/exercise';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from '#domain/workout/shape';
import { completed, firstEffort } from './effort-fields';

/** What a person chose to do next, against the usual order; both may be gone by now. */
export interface Choice {
  readonly exercise: string | null;
  readonly set: string | null;
}

export const NO_CHOICE: Choice = { exercise: null, set: null };

/** Where a workout stands. */
export interface Standing {
  readonly exercise: WorkoutExercise | null;
  /** The set that the disc logs; null when the exercise has none left. */
  readonly set: WorkoutSet | null;
  /** Counted from 1. */
  readonly setNumber: number;
  /** The next exercise with something to do. */
  readonly next: WorkoutExercise | null;
  readonly done: number;
  readonly total: number;
}

const isOpen = (exercise: WorkoutExercise) => exercise.sets.some(({ done }) => !done);

function lastDone(workout: Workout): WorkoutExercise | null {
  let latest = -1;
  let found: WorkoutExercise | null = null;
  for (const exercise of workout.exercises) {
    for (const { done } of exercise.sets) {
      if (!done || done.at < latest) continue;
      latest = done.at;
      found = exercise;
    }
  }
  return found;
}

/** The first exercise with an open set after this one, from the start again at the end. */
function openAfter(workout: Workout, from: WorkoutExercise | null): WorkoutExercise | null {
  const { exercises } = workout;
  const at = from ? exercises.indexOf(from) : -1;
  return [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))].find(isOpen) ?? null;
}

/**
 * Derived from what was done, so that a restart finds the same place: the exercise chosen, else
 * the one trained last while it has open sets, else the next in order.
 */
export function standingOf(workout: Workout, choice: Choice): Standing {
  const chosen = workout.exercises.find(({ key }) => key === choice.exercise);
  const trained = lastDone(workout);
  const exercise =
    chosen ??
    (trained && isOpen(trained) ? trained : openAfter(workout, trained)) ??
    trained ??
    workout.exercises[0] ??
    null;
  const open = exercise?.sets.filter(({ done }) => !done) ?? [];
  const set = open.find(({ key }) => key === choice.set) ?? open[0] ?? null;
  const sets = workout.exercises.flatMap((each) => each.sets);
  return {
    exercise,
    set,
    setNumber: exercise && set ? exercise.sets.indexOf(set) + 1 : 0,
    next: openAfter(workout, exercise),
    done: sets.filter(({ done }) => done).length,
    total: sets.length,
  };
}

/** What was done the last time: as much of it as the next plan needs. */
export interface Earlier {
  readonly day: string;
  readonly sets: readonly { readonly kind: WorkoutSet['kind']; readonly done: Effort }[];
}

/** What the same set was the last time: the same place among sets of its kind. */
export function earlierOf(
  exercise: WorkoutExercise,
  set: WorkoutSet,
  earlier: Earlier | null,
): Effort | null {
  const place = exercise.sets.filter(({ kind }) => kind === set.kind).indexOf(set);
  return earlier?.sets.filter(({ kind }) => kind === set.kind)[place]?.done ?? null;
}

/** The heaviest working set of the last time, for the chip "Última". */
export function bestOf(earlier: Earlier): Effort | null {
  const working = earlier.sets.filter(({ kind }) => kind !== 'warmup');
  const from = working.length > 0 ? working : earlier.sets;
  return from.reduce<Effort | null>(
    (best, { done }) => (best === null || (done.load ?? 0) > (best.load ?? 0) ? done : best),
    null,
  );
}

/**
 * What a set to be done shows: its plan, completed by the set before it, by the last time, and by
 * what a first set starts with.
 */
export function plannedEffort(
  exercise: WorkoutExercise,
  set: WorkoutSet,
  known: Pick<Exercise, 'loadKind' | 'equipment'>,
  earlier: Earlier | null,
): Effort {
  const before = exercise.sets.slice(0, exercise.sets.indexOf(set)).reverse();
  const like = before.find(({ kind, done, plan }) => kind === set.kind && (done ?? plan));
  // A timed set that was cut short does not shorten the ones after it.
  const pattern = known.loadKind === 'time' ? like?.plan : (like?.done ?? like?.plan);
  const last = earlierOf(exercise, set, earlier) ?? earlier?.sets.at(-1)?.done ?? null;
  const first = completed(last, firstEffort(known));
  return completed(set.plan, completed(pattern ?? null, first));
}
