import type { Exercise, LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import { carriedLoad, type Easier } from '#domain/workouts/carried';
import type { Effort, Side, Workout, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import {
  blockOf,
  setCounts,
  setNumber,
  setsNumberedWith,
  type Turn,
  turnsIn,
  turnsOf,
} from '#domain/workouts/turns';
import { completed, firstEffort } from '../effort/effort-fields';

/** The person's choice of the next set against the usual order; both ids may be gone by now. */
export interface SetChoice {
  readonly exercise: string | null;
  readonly set: string | null;
}

export const NO_SET_CHOICE: SetChoice = { exercise: null, set: null };

/** The current position in a workout. */
export interface RestState {
  readonly exercise: WorkoutExercise | null;
  /** The exercises of the current group: one alone, or a bi-set or circuit. */
  readonly block: readonly WorkoutExercise[];
  /** The set that the disc logs; null if the exercise has none left. */
  readonly set: WorkoutSet | null;
  /** Counted from 1; the two sides of a set count once, warm-ups apart from work sets. */
  readonly setNumber: number;
  readonly setCount: number;
  /**
   * The next exercise with an open set: after the group, or within it if the current one is
   * finished.
   */
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

/** The first exercise with an open set after this group, continuing from the start. */
function openAfter(workout: Workout, block: readonly WorkoutExercise[]): WorkoutExercise | null {
  const { exercises } = workout;
  const end = block.at(-1);
  const at = end ? exercises.indexOf(end) : -1;
  const others = [...exercises.slice(at + 1), ...exercises.slice(0, at + 1)];
  return others.find((exercise) => isOpen(exercise) && !block.includes(exercise)) ?? null;
}

/** The next open set of a group with its exercise. */
function openTurn(block: readonly WorkoutExercise[]): Turn | null {
  return turnsIn(block).find(({ set }) => !set.done) ?? null;
}

/**
 * The position, derived from performed sets, so that a restart finds the same one. It is the chosen
 * exercise, else the last trained one with open sets, else the next in order. Groups alternate
 * after each set. An exercise without open sets can also be chosen.
 */
export function restState(workout: Workout, choice: SetChoice): RestState {
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
  return {
    exercise,
    block,
    set,
    setNumber: exercise && set ? setNumber(exercise.sets, set) : 0,
    setCount: exercise && set ? setsNumberedWith(exercise.sets, set) : 0,
    next: (set ? null : openTurn(block)?.exercise) ?? openAfter(workout, block),
    ...setCounts(workout.exercises),
  };
}

/** The next open set of an exercise; null without one. */
export function firstOpen(
  block: readonly WorkoutExercise[],
  exercise: WorkoutExercise,
): WorkoutSet | null {
  const turn = turnsIn(block).find((each) => each.exercise === exercise && !each.set.done);
  return turn?.set ?? null;
}

/** The next set of a group after a logged one; null if the group is done. */
export function turnAfter(block: readonly WorkoutExercise[], logged: WorkoutSet): Turn | null {
  return turnsIn(block).find(({ set }) => set !== logged && !set.done) ?? null;
}

/** The part of the previous performance that the next plan needs. */
export interface Earlier {
  readonly day: string;
  readonly sets: readonly {
    readonly kind: WorkoutSet['kind'];
    readonly side?: Side | null;
    readonly done: Effort;
  }[];
}

/**
 * The corresponding set of the previous time: equal position among sets of its kind, and equal side
 * if sides were logged separately.
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
 * The heaviest working set of the previous time, for the chip "Última". With assistance, the one
 * with the least help.
 * @param kind null if unknown here
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
 * The effort shown for an open set: its plan, else the previous set, else the previous time.
 * @param easier the load of a drop set
 */
export function plannedEffort(
  exercise: WorkoutExercise,
  set: WorkoutSet,
  known: Pick<Exercise, 'loadKind' | 'equipment'>,
  earlier: Earlier | null,
  unit: LoadUnit,
  easier?: Easier,
): Effort {
  const before = exercise.sets.slice(0, exercise.sets.indexOf(set)).reverse();
  const alike = before.filter(({ kind, done, plan }) => kind === set.kind && (done ?? plan));
  const like = alike.find(({ side }) => side === set.side) ?? alike[0];
  // A timed set that was cut short does not shorten the later ones.
  const pattern = known.loadKind === 'time' ? like?.plan : (like?.done ?? like?.plan);
  const last = earlierOf(exercise, set, earlier) ?? earlier?.sets.at(-1)?.done ?? null;
  const first = completed(last, firstEffort(known, unit));
  const load = carriedLoad(exercise.sets, set, easier);
  return completed(set.plan, completed({ load, reps: null }, completed(pattern ?? null, first)));
}
