import type { Exercise, LoadKind } from '#domain/exercise';
import type { LoadUnit } from '#domain/load';
import type { Effort, Side, Workout, WorkoutExercise, WorkoutSet } from '#domain/workout/shape';
import { blockOf, setCounts, type Turn, turnsIn, turnsOf } from '#domain/workout/turns';
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
  /** What is done in turn with it: itself alone, or the bi-set or circuit that it is in. */
  readonly block: readonly WorkoutExercise[];
  /** The set that the disc logs; null when the exercise has none left. */
  readonly set: WorkoutSet | null;
  /** Counted from 1; two sides are one set. */
  readonly setNumber: number;
  readonly setCount: number;
  /** The next exercise with something to do: after the block, or in it where this one is through. */
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

/** The first exercise with an open set after this block, from the start again at the end. */
function openAfter(workout: Workout, block: readonly WorkoutExercise[]): WorkoutExercise | null {
  const { exercises } = workout;
  const end = block.at(-1);
  const at = end ? exercises.indexOf(end) : -1;
  const others = [...exercises.slice(at + 1), ...exercises.slice(0, at + 1)];
  return others.find((exercise) => isOpen(exercise) && !block.includes(exercise)) ?? null;
}

/** The next open turn of a block. */
function openTurn(block: readonly WorkoutExercise[]): Turn | null {
  return turnsIn(block).find(({ set }) => !set.done) ?? null;
}

/**
 * Derived from what was done, so that a restart finds the same place: the exercise chosen, else
 * the one trained last while it has open sets, else the next in order. A group (bi-set, circuit)
 * moves on by itself after each set; an exercise without open sets can be chosen, to be read.
 */
export function standingOf(workout: Workout, choice: Choice): Standing {
  const blockWith = (exercise: WorkoutExercise | null) =>
    exercise ? blockOf(workout, exercise.key) : [];
  const chosen = workout.exercises.find(({ key }) => key === choice.exercise) ?? null;
  const trained = lastDone(workout);
  const going = blockWith(trained);
  const at =
    chosen ??
    (going.some(isOpen) ? (openTurn(going)?.exercise ?? trained) : openAfter(workout, going)) ??
    trained ??
    workout.exercises[0] ??
    null;
  const block = blockWith(at);
  const asked = chosen?.sets.find(({ key, done }) => key === choice.set && !done);
  const turn = at && isOpen(at) && !asked ? openTurn(block) : null;
  const exercise = turn?.exercise ?? at;
  const set = asked ?? turn?.set ?? null;
  const turns = exercise ? turnsOf(exercise.sets) : [];
  return {
    exercise,
    block,
    set,
    setNumber: set ? turns.findIndex((sets) => sets.includes(set)) + 1 : 0,
    setCount: turns.length,
    next: (set ? null : openTurn(block)?.exercise) ?? openAfter(workout, block),
    ...setCounts(workout.exercises),
  };
}

/** The set of an exercise whose turn comes first; null when none is left. */
export function firstOpen(
  block: readonly WorkoutExercise[],
  exercise: WorkoutExercise,
): WorkoutSet | null {
  const turn = turnsIn(block).find((each) => each.exercise === exercise && !each.set.done);
  return turn?.set ?? null;
}

/** What comes in a block after a set was logged; null when nothing is left in it. */
export function turnAfter(block: readonly WorkoutExercise[], logged: WorkoutSet): Turn | null {
  return turnsIn(block).find(({ set }) => set !== logged && !set.done) ?? null;
}

/** What was done the last time: as much of it as the next plan needs. */
export interface Earlier {
  readonly day: string;
  readonly sets: readonly {
    readonly kind: WorkoutSet['kind'];
    readonly side?: Side | null;
    readonly done: Effort;
  }[];
}

/**
 * What the same set was the last time: the same place among sets of its kind, and the same side
 * where sides were logged apart.
 */
export function earlierOf(
  exercise: WorkoutExercise,
  set: WorkoutSet,
  earlier: Earlier | null,
): Effort | null {
  const like = exercise.sets.filter(({ kind }) => kind === set.kind);
  const place = turnsOf(like).findIndex((turn) => turn.includes(set));
  const then = turnsOf(earlier?.sets.filter(({ kind }) => kind === set.kind) ?? [])[place];
  return (then?.find(({ side }) => side === set.side) ?? then?.[0])?.done ?? null;
}

/**
 * The heaviest working set of the last time, for the chip "Última"; that with the least help, where
 * the load is help.
 *
 * @param kind null when the exercise is not known here
 */
export function bestOf(earlier: Earlier, kind: LoadKind | null): Effort | null {
  const isHelp = kind === 'assisted_bodyweight';
  const worth = ({ load }: Effort) => (isHelp ? -(load ?? Number.POSITIVE_INFINITY) : (load ?? 0));
  const working = earlier.sets.filter(({ kind }) => kind !== 'warmup');
  const from = working.length > 0 ? working : earlier.sets;
  return from.reduce<Effort | null>(
    (best, { done }) => (best === null || worth(done) > worth(best) ? done : best),
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
  unit: LoadUnit,
): Effort {
  const before = exercise.sets.slice(0, exercise.sets.indexOf(set)).reverse();
  const alike = before.filter(({ kind, done, plan }) => kind === set.kind && (done ?? plan));
  const like = alike.find(({ side }) => side === set.side) ?? alike[0];
  // A timed set that was cut short does not shorten the ones after it.
  const pattern = known.loadKind === 'time' ? like?.plan : (like?.done ?? like?.plan);
  const last = earlierOf(exercise, set, earlier) ?? earlier?.sets.at(-1)?.done ?? null;
  const first = completed(last, firstEffort(known, unit));
  return completed(set.plan, completed(pattern ?? null, first));
}
