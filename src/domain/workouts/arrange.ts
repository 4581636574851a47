import { removeNode, restoreNode } from '../record/deletion';
import { ordersAt } from '../record/place';
import { type Author, type Json, type Registers, valueAt, type Writes } from '../record/registers';
import { exerciseOrders, setPlaces, writeSet } from './begin';
import { carriedLoad } from './carried';
import { findSet } from './perform';
import { workoutRules } from './rules';
import type { SetKind, Workout, WorkoutExercise, WorkoutSet } from './shape';
import { blockOf, blocksOf, turnsOf } from './turns';

/**
 * Moves an exercise one position up (-1) or down (1); `{}` at either end. A group is one position:
 * inside it exercises swap, at its edge it moves as a whole, and others pass it.
 */
export function moveExercise(workout: Workout, key: string, by: -1 | 1): Writes {
  const blocks = blocksOf(workout.exercises);
  const block = blockOf(workout, key);
  if (key === '' || block.length === 0) return {};
  const inside = block.findIndex((exercise) => exercise.key === key) + by;
  if (inside >= 0 && inside < block.length) {
    const end = moveInside(block, key, by).at(-1);
    return {
      ...moved(workout, [key], keysOf(block)[inside], by),
      ...(end && restsWithEnd(block, end)),
    };
  }
  const beside = blocks[blocks.indexOf(blocks.find((each) => each[0] === block[0]) ?? []) + by];
  return beside ? moved(workout, keysOf(block), keysOf(beside).at(by === 1 ? -1 : 0), by) : {};
}

function keysOf(exercises: readonly WorkoutExercise[]): string[] {
  return exercises.map(({ key }) => key);
}

type Block = readonly WorkoutExercise[];

/** The exercises of a block after a move of one of them. */
function moveInside(block: Block, key: string, by: -1 | 1): Block {
  const from = block.findIndex((exercise) => exercise.key === key);
  const others = block.filter((exercise) => exercise.key !== key);
  return others.toSpliced(from + by, 0, ...block.slice(from, from + 1));
}

/** Puts exercises before (-1) or after (1) another one. */
function moved(
  workout: Workout,
  keys: readonly string[],
  beside: string | undefined,
  by: -1 | 1,
): Writes {
  const others = workout.exercises.filter((exercise) => !keys.includes(exercise.key));
  const target = others.findIndex((exercise) => exercise.key === beside) + (by === 1 ? 1 : 0);
  return exerciseOrders(ordersAt(others, target, keys));
}

/** The working sets of an exercise with a rest of their own. */
function asking({ sets }: WorkoutExercise) {
  return sets.filter(({ kind, restSeconds }) => kind !== 'warmup' && restSeconds);
}

/** Replaces the rests of single sets by that of their exercise; null leaves it as it is. */
function restsInOne(exercise: WorkoutExercise, seconds: number | null): Writes {
  const sets = asking(exercise);
  if (sets.length === 0) return {};
  return Object.fromEntries([
    ...sets.map(({ key }) => [`s.${key}.rest`, null]),
    ...(seconds === null ? [] : [[`e.${exercise.key}.rest`, seconds]]),
  ]);
}

/** The rest after the rounds of a block; null uses the person's preference. */
function roundRest(block: Block): number | null {
  const last = block.at(-1);
  if (!last) return null;
  return asking(last).at(-1)?.restSeconds ?? last.restSeconds;
}

/**
 * The rests of a block that no longer ends a round, because others follow it in the round. A rest
 * planned for its end does not apply between halves; the exercise takes it (rule W3d).
 */
function restsInside(block: Block): Writes {
  const last = block.at(-1);
  return last ? restsInOne(last, last.restSeconds ?? roundRest(block)) : {};
}

/** The rests of a group with another exercise at its end: the round's rest stays the round's. */
function restsWithEnd(block: Block, end: WorkoutExercise): Writes {
  if (block.at(-1) === end) return {};
  return { ...restsInside(block), ...restsInOne(end, roundRest(block)) };
}

/** The rests of a dissolved group: each exercise rests as the rounds did, or as its own sets. */
function restsAlone(block: Block): Writes {
  const inside = block.slice(0, -1).map((exercise) => restsInOne(exercise, roundRest(block)));
  return Object.assign({}, ...inside);
}

/**
 * Groups an exercise with the next one, or extends the group of either. `newGroup` is used if
 * neither has a group. {} for the last exercise. Rests planned for its sets then follow the round.
 */
export function groupWithNext(workout: Workout, key: string, newGroup: string): Writes {
  const block = blockOf(workout, key);
  const end = workout.exercises.findIndex((exercise) => exercise.key === block.at(-1)?.key);
  const next = end < 0 ? undefined : workout.exercises[end + 1];
  if (!next || next.key === '' || key === '') return {};
  const following = blockOf(workout, next.key);
  const all = [...block, ...following];
  const group = [block, following].find((each) => each.length > 1)?.[0]?.group ?? newGroup;
  const joining = all.filter((exercise) => exercise.group !== group);
  return {
    ...Object.fromEntries(joining.map((exercise) => [`e.${exercise.key}.group`, group])),
    ...restsInside(block),
  };
}

/** Dissolves a group: its exercises are done one after the other. */
export function ungroup(workout: Workout, key: string): Writes {
  const block = blockOf(workout, key);
  const grouped = block.filter(({ group }) => group !== null);
  return {
    ...Object.fromEntries(grouped.map((exercise) => [`e.${exercise.key}.group`, null])),
    ...restsAlone(block),
  };
}

/**
 * Logs each side separately from now on: every open set becomes a left one, with an equal right one
 * after it.
 */
export function splitSides(workout: Workout, key: string, newKey: () => string): Writes {
  const sets = workout.exercises.find((exercise) => exercise.key === key)?.sets ?? [];
  let placed: readonly Pick<WorkoutSet, 'key' | 'order'>[] = sets;
  const writes: Record<string, Json> = {};
  for (const set of sets) {
    if (set.done || set.side !== null) continue;
    const right = { ...set, key: newKey(), side: 'right' as const };
    const at = placed.findIndex((each) => each.key === set.key) + 1;
    const orders = new Map(ordersAt(placed, at, [right.key]));
    placed = placed
      .toSpliced(at, 0, right)
      .map((each) => ({ ...each, order: orders.get(each.key) ?? each.order }));
    const order = orders.get(right.key) ?? right.order;
    orders.delete(right.key);
    Object.assign(writes, setPlaces(key, [...orders]), writeSet(right, key, order));
    writes[`s.${set.key}.side`] = 'left';
  }
  return writes;
}

/** Joins both sides into one set, if neither was logged yet. */
export function joinSides(
  registers: Registers,
  workout: Workout,
  key: string,
  author: Author,
): Writes {
  const sets = workout.exercises.find((exercise) => exercise.key === key)?.sets ?? [];
  return Object.assign(
    {},
    ...turnsOf(sets).flatMap(([first, second]) => {
      if (!first?.side || first.done || second?.done) return [];
      const one = { [`s.${first.key}.side`]: null };
      return second ? [one, removeSet(registers, second.key, author)] : [one];
    }),
  );
}

/**
 * The registers that a removal may claim to have seen. Without `start` this device lost its
 * database and has only the writes of its mirror. Its removal then covers only registers under its
 * present name (rule R1e).
 */
function claimable(registers: Registers, device: string): Registers {
  if (Object.hasOwn(registers, 'start')) return registers;
  return Object.fromEntries(
    Object.entries(registers).filter(([, [, stamp]]) => stamp[2] === device),
  );
}

function remove(registers: Registers, node: string, { device }: Author): Writes {
  return removeNode(workoutRules, claimable(registers, device), node, device);
}

/** Removes an exercise, with the stamps that this device has seen in it (rule R1b). */
export function removeExercise(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `e.${key}`, author);
}

/** Puts a set in the bin. */
export function removeSet(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `s.${key}`, author);
}

/** Discards a running workout or deletes a past one: it waits in the bin (rule R6a). */
export function removeWorkout(registers: Registers, author: Author): Writes {
  return remove(registers, '', author);
}

/** Restores an exercise from the bin. */
export function restoreExercise(key: string, { now }: Author): Writes {
  return restoreNode(`e.${key}`, now);
}

/** Restores a set from the bin. */
export function restoreSet(key: string, { now }: Author): Writes {
  return restoreNode(`s.${key}`, now);
}

/** Restores the workout from the bin. */
export function restoreWorkout({ now }: Author): Writes {
  return restoreNode('', now);
}

/** Requests erasing a removed workout's values now rather than after 30 days (rule R6b). */
export function purgeWorkout({ now }: Author): Writes {
  return { purge: now };
}

/**
 * Sets the kind of a set, and of its other side. An open set that becomes a drop set proposes an
 * easier load, unless its planned one is already below the set before (rule W2i).
 */
export function setKind(workout: Workout, key: string, kind: SetKind): Writes {
  const sets = findSet(workout, key)?.exercise.sets ?? [];
  const turn = turnsOf(sets).find((each) => each.some((set) => set.key === key)) ?? [];
  const writes: Record<string, Json> = { [`s.${key}.kind`]: kind };
  const after = sets.map((set) => (turn.includes(set) ? { ...set, kind } : set));
  for (const set of turn) {
    writes[`s.${set.key}.kind`] = kind;
    const asDrop = kind === 'drop' && set.kind !== 'drop' && after[sets.indexOf(set)];
    if (!asDrop || set.done || !set.plan) continue;
    const before = carriedLoad(after, asDrop, (grams) => grams);
    const isLighter = before === null || (set.plan.load ?? 0) < before;
    if (!isLighter) writes[`s.${set.key}.plan`] = { ...set.plan, load: null };
  }
  return writes;
}

/** Sets the note of the workout. */
export function noteWorkout(note: string): Writes {
  return { note };
}

/** Sets the note of one of its exercises. */
export function noteExercise(key: string, note: string): Writes {
  return { [`e.${key}.note`]: note };
}

/** Sets the title of the workout. */
export function titleWorkout(title: string): Writes {
  return { title };
}

/**
 * Sets the rest of an exercise, or of the rounds of its group, in seconds; 0 is off. It overrides
 * the rests of single open sets.
 */
export function restOfExercise(workout: Workout, key: string, seconds: number): Writes {
  const block = blockOf(workout, key);
  const asking = block
    .at(-1)
    ?.sets.filter(({ done, restSeconds }) => !done && restSeconds !== null);
  return Object.fromEntries([
    ...keysOf(block).map((each) => [`e.${each}.rest`, seconds]),
    ...(asking ?? []).map((set) => [`s.${set.key}.rest`, null]),
  ]);
}

/** Ends the workout, with its rest, at a time (epoch ms), now by default. */
export function finishWorkout({ now }: Author, at = now): Writes {
  return { finish: { at }, rest: null };
}

/** Resumes a workout that was finished here or on another device (rule W4c). */
export function reopenWorkout(registers: Registers): Writes {
  return valueAt(registers, 'finish') ? { finish: null } : {};
}
