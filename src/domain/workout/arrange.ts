import { removeNode, restoreNode } from '../record/deletion';
import { orderBetween } from '../record/order';
import { type Author, type Registers, valueAt, type Writes } from '../record/registers';
import { workoutRules } from './rules';
import type { SetKind, Workout } from './shape';

/** Moves an exercise one place up (-1) or down (1); {} when it is already there. */
export function moveExercise(workout: Workout, key: string, by: -1 | 1): Writes {
  const others = workout.exercises.filter((exercise) => exercise.key !== key);
  const target = workout.exercises.findIndex((exercise) => exercise.key === key) + by;
  if (key === '' || others.length === workout.exercises.length) return {};
  if (target < 0 || target > others.length) return {};
  const before = others[target - 1]?.order ?? null;
  const after = others.slice(target);
  // Exercises that two devices added at the same time share an order: they make room as well.
  const firstApart = after.findIndex(({ order }) => before === null || order > before);
  const tied = firstApart < 0 ? after : after.slice(0, firstApart);
  const end = after[tied.length]?.order ?? null;
  const writes: Record<string, string> = {};
  let last = before;
  for (const moved of [key, ...tied.map((exercise) => exercise.key)]) {
    if (moved === '') continue;
    last = orderBetween(last, end);
    writes[`e.${moved}.order`] = last;
  }
  return writes;
}

/**
 * A device that lost its database may know a workout only by its own unsent writes (rule C1m). What
 * it wrote before them it does not know any more, so a removal claims nothing of earlier devices.
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

/** Removes an exercise with what this device has seen in it (rule R1). */
export function removeExercise(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `e.${key}`, author);
}

export function removeSet(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `s.${key}`, author);
}

/** Discards a running workout or deletes a past one: it waits in the bin (rule R6). */
export function removeWorkout(registers: Registers, author: Author): Writes {
  return remove(registers, '', author);
}

export function restoreExercise(key: string, { now }: Author): Writes {
  return restoreNode(`e.${key}`, now);
}

export function restoreSet(key: string, { now }: Author): Writes {
  return restoreNode(`s.${key}`, now);
}

export function restoreWorkout({ now }: Author): Writes {
  return restoreNode('', now);
}

/** Asks for the values of a removed workout to be erased now instead of after 30 days (rule R6). */
export function purgeWorkout({ now }: Author): Writes {
  return { purge: now };
}

export function setKind(key: string, kind: SetKind): Writes {
  return { [`s.${key}.kind`]: kind };
}

export function noteWorkout(note: string): Writes {
  return { note };
}

export function noteExercise(key: string, note: string): Writes {
  return { [`e.${key}.note`]: note };
}

export function titleWorkout(title: string): Writes {
  return { title };
}

/** Rest after the sets of an exercise, in seconds; 0 is off. */
export function restOfExercise(key: string, seconds: number): Writes {
  return { [`e.${key}.rest`]: seconds };
}

export function finishWorkout({ now }: Author): Writes {
  return { finish: { at: now }, rest: null };
}

/** Goes on with a workout that was finished, here or on another device (rule W4). */
export function reopenWorkout(registers: Registers): Writes {
  return valueAt(registers, 'finish') ? { finish: null } : {};
}
