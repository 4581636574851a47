import type { Author, Registers, Writes } from '../record/registers';
import { planFrom } from './begin';
import { followers, loadOf, ownPlan } from './carried';
import type { Effort, Performed, Workout, WorkoutExercise, WorkoutSet } from './shape';
import { readSetVersions, seenIn } from './versions';

/** The exercise and the set of a key, or null. */
export function findSet(
  workout: Workout,
  setKey: string,
): { exercise: WorkoutExercise; set: WorkoutSet } | null {
  for (const exercise of workout.exercises) {
    const set = exercise.sets.find(({ key }) => key === setKey);
    if (set) return { exercise, set };
  }
  return null;
}

/** This device's version of a set, which settles all versions known here (rule W2a). */
function writeVersion(
  registers: Registers,
  setKey: string,
  { device }: Author,
  performed: Performed | null,
): Writes {
  const seen = { ...seenIn(readSetVersions(registers).get(setKey) ?? []) };
  const path = `s.${setKey}.done.${device}`;
  if (!performed) return { [path]: { undone: true, seen } };
  const { rir: _, ...figures } = performed;
  // Nothing was left over from a set without a repetition.
  const values = figures.reps === 0 ? figures : performed;
  return { [path]: { ...values, ...(Object.keys(seen).length > 0 ? { seen } : {}) } };
}

/**
 * Marks a set as performed and starts its rest in the same write (rule W3a).
 * `restSeconds` of 0 starts none.
 */
export function performSet(
  registers: Registers,
  setKey: string,
  effort: Effort,
  restSeconds: number,
  author: Author,
): Writes {
  const { now, device } = author;
  const rest =
    restSeconds > 0
      ? {
          set: setKey,
          endsAt: now + restSeconds * 1000,
          total: restSeconds,
          pausedLeft: null,
          device,
        }
      : null;
  return { ...writeVersion(registers, setKey, author, { ...effort, at: now }), rest };
}

/** Corrects a performed set; the time of the tap stays (rule W2f). Settles an open alternative. */
export function correctSet(
  registers: Registers,
  workout: Workout,
  setKey: string,
  effort: Effort,
  author: Author,
): Writes {
  const done = findSet(workout, setKey)?.set.done;
  if (!done) return {};
  return writeVersion(registers, setKey, author, { ...effort, at: done.at });
}

/** Replaces the current performance of a set by the alternative of another device (rule W2c). */
export function keepAlternative(
  registers: Registers,
  workout: Workout,
  setKey: string,
  author: Author,
): Writes {
  const other = findSet(workout, setKey)?.set.alternative;
  return other ? writeVersion(registers, setKey, author, other) : {};
}

/** Keeps the current performance of a set and settles the alternative of another device. */
export function dropAlternative(
  registers: Registers,
  workout: Workout,
  setKey: string,
  author: Author,
): Writes {
  const found = findSet(workout, setKey)?.set;
  if (!found?.done || !found.alternative) return {};
  return writeVersion(registers, setKey, author, found.done);
}

/** Marks a set as performed at a given time, not at that of a tap. */
export function recordSet(
  registers: Registers,
  setKey: string,
  effort: Effort,
  at: number,
  author: Author,
): Writes {
  return writeVersion(registers, setKey, author, { ...effort, at });
}

/** Reopens a performed set: its values become the plan, its rest ends (rule W2e). */
export function unperformSet(
  registers: Registers,
  workout: Workout,
  setKey: string,
  author: Author,
): Writes {
  const found = findSet(workout, setKey);
  const values = planFrom(found?.set.done ?? null);
  if (!found || !values) return {};
  return {
    ...writeVersion(registers, setKey, author, null),
    [`s.${setKey}.plan`]: { ...ownPlan(found.exercise.sets, found.set, values) },
    ...(workout.rest?.set === setKey ? { rest: null } : {}),
  };
}

/** Plans a set. Open sets after it that had its load take over the new one (rule W2h). */
export function planSet(workout: Workout, setKey: string, effort: Effort): Writes {
  const found = findSet(workout, setKey);
  if (!found) return {};
  const { set } = found;
  const { sets } = found.exercise;
  const writes: Record<string, Writes[string]> = {
    [`s.${setKey}.plan`]: { ...ownPlan(sets, set, effort) },
  };
  if (loadOf(sets, set) === effort.load) return writes;
  for (const { key, plan } of followers(sets, set)) {
    if (plan && plan.load !== null) writes[`s.${key}.plan`] = { ...plan, load: null };
  }
  return writes;
}

/** The result of a performed set against its prescription. */
export type Outcome = 'reached' | 'below';

/**
 * Whether a performed set reached the least of its target, in repetitions or seconds. Null for an
 * open set, and without such a target.
 */
export function outcomeOf({ done, target }: Pick<WorkoutSet, 'done' | 'target'>): Outcome | null {
  const least = target?.reps?.[0] ?? target?.seconds?.[0];
  if (!done || least === undefined) return null;
  const did = target?.reps ? (done.reps ?? 0) : (done.seconds ?? 0);
  return did >= least ? 'reached' : 'below';
}
