import type { Exercise } from '../exercise';
import { removeNode } from '../record/deletion';
import { orderBetween } from '../record/order';
import { type Author, type Json, type Registers, valueAt, type Writes } from '../record/registers';
import { workoutRules } from './rules';
import type { Workout, WorkoutExercise, WorkoutSet } from './shape';

/** The exercise that takes another's place. */
export interface SwapTo {
  readonly exercise: Pick<Exercise, 'id' | 'loadKind'>;
  /** Grams for the working sets; null leaves the load open. */
  readonly load: number | null;
}

/** What a swap changed, for taking it back. */
export interface Swap {
  /** The entry that was made for the open sets; null when the exercise itself changed. */
  readonly added: string | null;
  /** What the registers held before, by path. */
  readonly before: Writes;
}

type Counted = 'seconds' | 'meters' | 'reps';

function countedOf({ loadKind }: Pick<Exercise, 'loadKind'>): Counted {
  if (loadKind === 'time') return 'seconds';
  return loadKind === 'distance' ? 'meters' : 'reps';
}

/** Whether something of an exercise is still to be done, and so can be done as another one. */
export function canSwap({ key, sets }: Pick<WorkoutExercise, 'key' | 'sets'>): boolean {
  return key !== '' && (sets.length === 0 || sets.some(({ done }) => !done));
}

/** The open sets as the other exercise counts them: what was asked stays, the load is its own. */
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
 * Puts another exercise in the place of one. With nothing done of it the entry itself changes;
 * otherwise what was done stays what it was, and the open sets go to a new entry right after it,
 * in the same group and for the same line of the ficha. Repetitions and targets stay where both
 * exercises count alike; the load and the share of a 1RM, which are another exercise's, do not.
 * {} for sets without an exercise and for an exercise that is done.
 *
 * @param was how the exercise that is swapped is counted, null when it is not known here
 * @param newKey for the new entry
 */
export function swapExercise(
  workout: Workout,
  key: string,
  was: Pick<Exercise, 'loadKind'> | null,
  to: SwapTo,
  newKey: string,
): Writes {
  const at = workout.exercises.findIndex((exercise) => exercise.key === key);
  const entry = workout.exercises[at];
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
  const after = workout.exercises[at + 1]?.order ?? null;
  const node = `e.${newKey}`;
  return {
    [`${node}.exercise`]: to.exercise.id,
    [`${node}.order`]: orderBetween(entry.order, after),
    ...(entry.group !== null && { [`${node}.group`]: entry.group }),
    ...(entry.restSeconds !== null && { [`${node}.rest`]: entry.restSeconds }),
    ...(entry.from !== null && { [`${node}.from`]: entry.from }),
    ...Object.fromEntries(open.map((set) => [`s.${set.key}.place`, [newKey, set.order]])),
    ...plans,
  };
}

/** What has to be kept of a swap that is about to be written, so that it can be taken back. */
export function swapOf(registers: Registers, writes: Writes, newKey: string): Swap {
  const isNew = (path: string) => path.startsWith(`e.${newKey}.`);
  const before: Record<string, Json> = {};
  for (const path of Object.keys(writes)) {
    if (!isNew(path)) before[path] = valueAt(registers, path) ?? null;
  }
  return { added: Object.keys(writes).some(isNew) ? newKey : null, before };
}

/** Takes a swap back; sets that were done since stay what they were done as. */
export function unswap(
  workout: Workout,
  registers: Registers,
  { added, before }: Swap,
  { device }: Author,
): Writes {
  if (added === null) return before;
  const sets = workout.exercises.find(({ key }) => key === added)?.sets ?? [];
  const done = new Set(sets.filter((set) => set.done).map((set) => `s.${set.key}`));
  const back = Object.entries(before).filter(([path]) => !done.has(workoutRules.nodeOf(path)));
  return {
    ...Object.fromEntries(back),
    ...(done.size === 0 ? removeNode(workoutRules, registers, `e.${added}`, device) : {}),
  };
}
