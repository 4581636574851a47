import { withPlannedLoads } from '../workouts/carried';
import type { SetTarget, Workout, WorkoutExercise, WorkoutSet } from '../workouts/shape';
import { turnsOf } from '../workouts/turns';

/**
 * Performed minus planned figures of a set: grams, repetitions, seconds, metres. 0 within the
 * target range, and if either side lacks the figure.
 */
export interface SetDelta {
  readonly load: number;
  readonly reps: number;
  readonly seconds: number;
  readonly meters: number;
}

/** One exercise of a workout compared with its plan, without warm-ups. */
export interface ExerciseDelta {
  readonly key: string;
  /** Catalogue slug or the id of a custom exercise; null when unknown. */
  readonly exercise: string | null;
  /** Planned working sets, and how many of these were performed; two sides count as one. */
  readonly planned: number;
  readonly performed: number;
  /** Performed working sets without a plan. */
  readonly extra: number;
  /** Performed sets that differ from their plan. */
  readonly changed: number;
  /** Sums over the performed sets; more in one set cancels less in another. */
  readonly reps: number;
  readonly seconds: number;
  readonly meters: number;
  /** The largest load difference of a set in grams, and how many sets differ; null for none. */
  readonly load: { readonly grams: number; readonly sets: number } | null;
  readonly note: string;
}

/** A whole workout compared with its plan. */
export interface WorkoutDelta {
  /** Exercises that differ or have a note, in the order of the workout. */
  readonly exercises: readonly ExerciseDelta[];
  /** Whether any set of it was planned. */
  readonly hasPlan: boolean;
  readonly asPlanned: boolean;
}

/**
 * The difference between a performed set and its plan; null for a set that is not performed, or has
 * no plan.
 */
export function setDelta(set: Pick<WorkoutSet, 'plan' | 'done' | 'target'>): SetDelta | null {
  const { plan, done, target } = set;
  if (!done || !isPlanned(set)) return null;
  return {
    load: beyond(done.load, pointOf(plan?.load)),
    reps: beyond(done.reps, rangeOf(target, 'reps') ?? pointOf(plan?.reps)),
    seconds: beyond(done.seconds, rangeOf(target, 'seconds') ?? pointOf(plan?.seconds)),
    meters: beyond(done.meters, pointOf(plan?.meters)),
  };
}

/** An exercise compared with its plan. */
export function exerciseDelta(entry: WorkoutExercise): ExerciseDelta {
  const working = withPlannedLoads(entry.sets).filter(({ kind }) => kind !== 'warmup');
  const turns = turnsOf(working);
  const planned = turns.filter((turn) => turn.some(isPlanned));
  const isDone = (turn: readonly WorkoutSet[]) => turn.every(({ done }) => done !== null);
  const deltas = working.flatMap((set) => setDelta(set) ?? []);
  const sum = (of: (delta: SetDelta) => number) => deltas.reduce((all, each) => all + of(each), 0);
  const loads = deltas.map(({ load }) => load).filter((load) => load !== 0);
  const furthest = loads.reduce((most, load) => (Math.abs(load) > Math.abs(most) ? load : most), 0);
  return {
    key: entry.key,
    exercise: entry.exercise,
    planned: planned.length,
    performed: planned.filter(isDone).length,
    extra: turns.filter((turn) => isDone(turn) && !turn.some(isPlanned)).length,
    changed: deltas.filter((delta) => Object.values(delta).some((value) => value !== 0)).length,
    reps: sum(({ reps }) => reps),
    seconds: sum(({ seconds }) => seconds),
    meters: sum(({ meters }) => meters),
    load: furthest === 0 ? null : { grams: furthest, sets: loads.length },
    note: entry.note,
  };
}

/** Whether every set of an exercise was done as planned. */
export function isAsPlanned({ planned, performed, extra, changed }: ExerciseDelta): boolean {
  return planned === performed && extra === 0 && changed === 0;
}

/** A workout compared with its plan: only the differences. */
export function workoutDelta({ exercises }: Pick<Workout, 'exercises'>): WorkoutDelta {
  const all = exercises.map(exerciseDelta);
  return {
    exercises: all.filter((each) => !isAsPlanned(each) || each.note !== ''),
    hasPlan: all.some(({ planned }) => planned > 0),
    asPlanned: all.every(isAsPlanned),
  };
}

function isPlanned({ plan, target }: Pick<WorkoutSet, 'plan' | 'target'>): boolean {
  return plan !== null || target !== null;
}

type Range = readonly [number, number];

function pointOf(value: number | null | undefined): Range | null {
  return value == null ? null : [value, value];
}

function rangeOf(target: SetTarget | null, of: 'reps' | 'seconds'): Range | null {
  return target?.[of] ?? null;
}

function beyond(did: number | null | undefined, asked: Range | null): number {
  if (did == null || asked === null) return 0;
  const [least, most] = asked;
  return did - Math.min(most, Math.max(least, did));
}
