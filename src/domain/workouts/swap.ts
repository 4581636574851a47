import type { Exercise } from '../exercises/exercise';
import { removeNode } from '../record/deletion';
import { ordersAt } from '../record/place';
import { type Author, type Json, type Registers, valueAt, type Writes } from '../record/registers';
import { exerciseOrders } from './begin';
import { workoutRules } from './rules';
import type { Workout, WorkoutExercise, WorkoutSet } from './shape';

/** The replacement exercise. */
export interface SwapTo {
  readonly exercise: Pick<Exercise, 'id' | 'loadKind'>;
  /** Grams for the working sets; null leaves the load open. */
  readonly load: number | null;
}

/** The changes of a swap, for its undo. */
export interface Swap {
  /** The new entry of the open sets; null if the exercise itself changed. */
  readonly added: string | null;
  /** The former values of the registers, by path. */
  readonly before: Writes;
}

type Counted = 'seconds' | 'meters' | 'reps';

function countedOf({ loadKind }: Pick<Exercise, 'loadKind'>): Counted {
  if (loadKind === 'time') return 'seconds';
  return loadKind === 'distance' ? 'meters' : 'reps';
}

/** Whether an exercise can be swapped: it has an open set, or no set at all. */
export function canSwap({ key, sets }: Pick<WorkoutExercise, 'key' | 'sets'>): boolean {
  return key !== '' && (sets.length === 0 || sets.some(({ done }) => !done));
}

/**
 * Open sets in the counting of the other exercise: the prescription stays, the load is the other
 * exercise's own.
 */
function adapted(set: WorkoutSet, to: SwapTo, isAlike: boolean): Writes {
  const { plan, target, kind } = set;
  const path = `s.${set.key}`;
  const load = kind === 'warmup' || countedOf(to.exercise) !== 'reps' ? null : to.load;
  const { percent: _, ...asked } = target ?? {};
  return {
    [`${path}.plan`]:
      isAlike && plan ? { ...plan, load } : load === null ? null : { load, reps: null },
    ...(target && {
      [`${path}.target`]: isAlike && Object.keys(asked).length > 0 ? { ...asked } : null,
    }),
  };
}

/**
 * A new entry right after another one for its open sets, in the same group and line of the ficha.
 */
function entryAfter(workout: Workout, entry: WorkoutExercise, newKey: string): Writes {
  const { exercises } = workout;
  const orders = ordersAt(exercises, exercises.indexOf(entry) + 1, [newKey]);
  const node = `e.${newKey}`;
  const open = entry.sets.filter(({ done }) => !done);
  return {
    ...exerciseOrders(orders),
    ...(entry.group !== null && { [`${node}.group`]: entry.group }),
    ...(entry.restSeconds !== null && { [`${node}.rest`]: entry.restSeconds }),
    ...(entry.from !== null && { [`${node}.from`]: entry.from }),
    ...Object.fromEntries(open.map((set) => [`s.${set.key}.place`, [newKey, set.order]])),
  };
}

/**
 * Replaces an exercise by another one. Without a performed set the entry itself changes. Otherwise
 * its performed sets stay. The open ones move to a new entry right after it, in the same group and
 * line of the ficha. Repetitions and targets stay if both exercises count alike. The load and the
 * share of a 1RM belong to the former exercise and are dropped. `{}` for sets without an exercise
 * and for a finished exercise.
 * @param was former load kind
 * @param newKey for the new entry
 */
export function swapExercise(
  workout: Workout,
  key: string,
  was: Pick<Exercise, 'loadKind'> | null,
  to: SwapTo,
  newKey: string,
): Writes {
  const entry = workout.exercises.find((exercise) => exercise.key === key);
  if (!entry || !canSwap(entry)) return {};
  const isAlike = was === null || countedOf(was) === countedOf(to.exercise);
  const open = entry.sets.filter(({ done }) => !done);
  const plans: Writes = Object.assign({}, ...open.map((set) => adapted(set, to, isAlike)));
  if (open.length === entry.sets.length) {
    return {
      [`e.${key}.exercise`]: to.exercise.id,
      ...(entry.advice && { [`e.${key}.advice`]: null }),
      ...plans,
    };
  }
  return {
    [`e.${newKey}.exercise`]: to.exercise.id,
    ...entryAfter(workout, entry, newKey),
    ...plans,
  };
}

/** The undo of a swap that is about to be written. */
export function swapOf(registers: Registers, writes: Writes, newKey: string): Swap {
  const isNew = (path: string) => path.startsWith(`e.${newKey}.`);
  const before: Record<string, Json> = {};
  for (const path of Object.keys(writes)) {
    // Neighbours that made room keep the same order without it.
    if (isNew(path) || path.endsWith('.order')) continue;
    before[path] = valueAt(registers, path) ?? null;
  }
  return { added: Object.keys(writes).some(isNew) ? newKey : null, before };
}

/** The former values, except those of sets that are done now. */
function openBefore(before: Writes, sets: readonly WorkoutSet[]): Writes {
  const done = new Set(sets.flatMap((set) => (set.done ? [`s.${set.key}`] : [])));
  const back = Object.entries(before).filter(([path]) => !done.has(workoutRules.nodeOf(path)));
  return Object.fromEntries(back);
}

/** Undoes a change of the exercise itself: open sets return to the former exercise. */
function unchange(workout: Workout, before: Writes, newKey: string): Writes {
  const entry = workout.exercises.find(({ key }) => Object.hasOwn(before, `e.${key}.exercise`));
  if (!entry?.sets.some(({ done }) => done)) return before;
  if (!canSwap(entry)) return {};
  const paths = { exercise: `e.${entry.key}.exercise`, advice: `e.${entry.key}.advice` };
  const { [paths.exercise]: exercise = null, [paths.advice]: advice = null, ...plans } = before;
  return {
    [`e.${newKey}.exercise`]: exercise,
    ...entryAfter(workout, entry, newKey),
    ...(advice !== null && { [`e.${newKey}.advice`]: advice }),
    ...openBefore(plans, entry.sets),
  };
}

/**
 * Undoes a swap; sets done since then keep their exercise.
 * @param newKey for a new entry, which open sets need if the exercise itself changed
 */
export function unswap(
  workout: Workout,
  registers: Registers,
  { added, before }: Swap,
  { device }: Author,
  newKey: string,
): Writes {
  if (added === null) return unchange(workout, before, newKey);
  const sets = workout.exercises.find(({ key }) => key === added)?.sets ?? [];
  const isDone = sets.some(({ done }) => done);
  return {
    ...openBefore(before, sets),
    ...(isDone ? {} : removeNode(workoutRules, registers, `e.${added}`, device)),
  };
}
