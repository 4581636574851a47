import { ordersOf } from '../record/order';
import { ordersAt } from '../record/place';
import type { Writes } from '../record/registers';
import type {
  Advice,
  Effort,
  Origin,
  SetKind,
  SetTarget,
  Side,
  Start,
  Workout,
  WorkoutSet,
} from './shape';
import { turnsOf } from './turns';
import type { WarmUpSet } from './warm-up';

/** A set to be added, with a key from the caller or from a plan. */
export interface SetDraft {
  readonly key: string;
  readonly kind: SetKind;
  readonly plan: Effort | null;
  readonly target?: SetTarget | null;
  readonly restSeconds?: number | null;
  readonly side?: Side | null;
}

export interface ExerciseDraft {
  readonly key: string;
  readonly exercise: string;
  readonly group?: string | null;
  readonly restSeconds?: number | null;
  readonly note?: string;
  readonly from?: string | null;
  readonly advice?: Advice | null;
  readonly sets: readonly SetDraft[];
}

/** The registers of a set at its position in an exercise. */
export function writeSet(set: SetDraft, exerciseKey: string, order: string): Writes {
  return {
    [`s.${set.key}.place`]: [exerciseKey, order],
    [`s.${set.key}.kind`]: set.kind,
    ...(set.plan ? { [`s.${set.key}.plan`]: { ...set.plan } } : {}),
    ...(set.target ? { [`s.${set.key}.target`]: { ...set.target } } : {}),
    ...(set.restSeconds == null ? {} : { [`s.${set.key}.rest`]: set.restSeconds }),
    ...(set.side ? { [`s.${set.key}.side`]: set.side } : {}),
  };
}

/** The `place` registers of an exercise's sets. */
export function setPlaces(
  exerciseKey: string,
  orders: readonly (readonly [key: string, order: string])[],
): Writes {
  return Object.fromEntries(
    orders.map(([key, order]) => [`s.${key}.place`, [exerciseKey, order] as const]),
  );
}

/** The registers of sets inserted at a position of an exercise. */
function setsAt(
  there: readonly Pick<WorkoutSet, 'key' | 'order'>[],
  index: number,
  sets: readonly SetDraft[],
  exerciseKey: string,
): Writes {
  const orders = new Map(
    ordersAt(
      there,
      index,
      sets.map(({ key }) => key),
    ),
  );
  return Object.assign(
    setPlaces(exerciseKey, [...orders]),
    ...sets.map((set) => writeSet(set, exerciseKey, orders.get(set.key) ?? 'z')),
  );
}

/** The `order` registers of a workout's exercises. */
export function exerciseOrders(orders: readonly (readonly [key: string, order: string])[]): Writes {
  return Object.fromEntries(orders.map(([key, order]) => [`e.${key}.order`, order]));
}

function writeExercise(draft: ExerciseDraft, order: string): Writes {
  const orders = ordersOf(draft.sets.length);
  const sets = draft.sets.map((set, index) => writeSet(set, draft.key, orders[index] ?? 'z'));
  const node = `e.${draft.key}`;
  return Object.assign(
    { [`${node}.exercise`]: draft.exercise, [`${node}.order`]: order },
    draft.group ? { [`${node}.group`]: draft.group } : {},
    draft.note ? { [`${node}.note`]: draft.note } : {},
    draft.restSeconds == null ? {} : { [`${node}.rest`]: draft.restSeconds },
    draft.from ? { [`${node}.from`]: draft.from } : {},
    draft.advice ? { [`${node}.advice`]: { ...draft.advice } } : {},
    ...sets,
  );
}

/** The registers of a new workout. */
export function beginWorkout(
  title: string,
  start: Start,
  exercises: readonly ExerciseDraft[],
  from: Origin | null = null,
): Writes {
  const orders = ordersOf(exercises.length);
  return Object.assign(
    { title, start: { ...start }, ...(from ? { from: { ...from } } : {}) },
    ...exercises.map((draft, index) => writeExercise(draft, orders[index] ?? 'z')),
  );
}

/** Adds exercises after the last one, in order. */
export function addExercises(workout: Workout, drafts: readonly ExerciseDraft[]): Writes {
  const { exercises } = workout;
  const keys = drafts.map(({ key }) => key);
  const orders = new Map(ordersAt(exercises, exercises.length, keys));
  return Object.assign(
    exerciseOrders([...orders]),
    ...drafts.map((draft) => writeExercise(draft, orders.get(draft.key) ?? 'z')),
  );
}

/** Adds a set at the end of an exercise. */
export function addSet(workout: Workout, exerciseKey: string, set: SetDraft): Writes {
  return addSets(workout, exerciseKey, [set]);
}

function addSets(workout: Workout, exerciseKey: string, sets: readonly SetDraft[]): Writes {
  const there = workout.exercises.find(({ key }) => key === exerciseKey)?.sets ?? [];
  return setsAt(there, there.length, sets, exerciseKey);
}

/**
 * Adds a set like the last one of an exercise, on both sides if that has both. Kind, target and
 * rest are copied; the plan is the performance, or else the plan. The load is taken over (rule W2g).
 */
export function addSetLike(workout: Workout, exerciseKey: string, newKey: () => string): Writes {
  const exercise = workout.exercises.find(({ key }) => key === exerciseKey);
  const last = turnsOf(exercise?.sets ?? []).at(-1);
  const drafts = last?.map(({ kind, plan, done, target, restSeconds, side }) => ({
    key: newKey(),
    kind,
    plan: withoutLoad(planFrom(done ?? plan)),
    target,
    restSeconds,
    side,
  }));
  return addSets(workout, exerciseKey, drafts ?? [{ key: newKey(), kind: 'normal', plan: null }]);
}

/**
 * Puts warm-up sets before the first open working set of an exercise. They follow existing warm-ups
 * and never precede performed sets.
 * @param keys one for each
 */
export function addWarmUps(
  workout: Workout,
  exerciseKey: string,
  warmUps: readonly WarmUpSet[],
  keys: readonly string[],
): Writes {
  const entry = workout.exercises.find(({ key }) => key === exerciseKey);
  if (!entry || exerciseKey === '') return {};
  const first = entry.sets.findIndex(({ done, kind }) => !done && kind !== 'warmup');
  const added = warmUps.flatMap(({ load, reps }, at) => {
    const key = keys[at];
    return key === undefined ? [] : [{ key, kind: 'warmup' as const, plan: { load, reps } }];
  });
  return setsAt(entry.sets, first < 0 ? entry.sets.length : first, added, exerciseKey);
}

/** New sets with separate sides: a left and a right one for each set without a side. */
export function withSides(sets: readonly SetDraft[], newKey: () => string): SetDraft[] {
  return sets.flatMap((set) =>
    set.side
      ? [set]
      : [
          { ...set, side: 'left' as const },
          { ...set, key: newKey(), side: 'right' as const },
        ],
  );
}

/**
 * The exercises for repeating a past workout, in order, for the same lines of its ficha. Each set
 * is planned as performed, or else as planned.
 */
export function repeatOf(past: Workout, newKey: () => string): ExerciseDraft[] {
  return past.exercises.flatMap((entry) =>
    entry.exercise === null
      ? []
      : [
          {
            key: newKey(),
            exercise: entry.exercise,
            group: entry.group,
            restSeconds: entry.restSeconds,
            from: entry.from,
            sets: entry.sets.map(({ kind, done, plan, side, restSeconds }) => ({
              key: newKey(),
              kind,
              plan: planFrom(done ?? plan),
              side,
              restSeconds,
            })),
          },
        ],
  );
}

/** The load and counts of an effort, without its rating and time. */
export function planFrom(effort: Effort | null): Effort | null {
  if (!effort) return null;
  const { load, reps, seconds, meters } = effort;
  return {
    load,
    reps,
    ...(seconds == null ? {} : { seconds }),
    ...(meters == null ? {} : { meters }),
  };
}

function withoutLoad(plan: Effort | null): Effort | null {
  return plan && { ...plan, load: null };
}
