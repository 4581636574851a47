import type { ProgramExercise } from './shape';

type Grouped = Pick<ProgramExercise, 'key' | 'group'>;

/**
 * The exercises of a day in order: neighbours of one group together, each other exercise by itself.
 */
export function setGroups<T extends Grouped>(exercises: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const exercise of exercises) {
    const last = runs.at(-1);
    if (last && exercise.group !== null && last[0]?.group === exercise.group) last.push(exercise);
    else runs.push([exercise]);
  }
  return runs;
}

/**
 * New groups for exercises, so that the members of each group are neighbours. A single member
 * leaves its group, and separated parts become two groups.
 */
export function regrouped(
  exercises: readonly Grouped[],
  newKey: () => string,
): ReadonlyMap<string, string | null> {
  const changed = new Map<string, string | null>();
  const taken = new Set<string>();
  for (const run of setGroups(exercises)) {
    const group = run[0]?.group ?? null;
    const kept = run.length > 1 ? (group !== null && taken.has(group) ? newKey() : group) : null;
    if (kept !== null) taken.add(kept);
    for (const member of run) if (member.group !== kept) changed.set(member.key, kept);
  }
  return changed;
}
