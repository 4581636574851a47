import type { Effort, WorkoutSet } from './shape';
import { otherSide } from './turns';

type Sets = readonly WorkoutSet[];

/** A drop set's load: easier than that of the set before it, in grams. */
export type Easier = (grams: number) => number;

/** Default decrease of a drop set in percent: a convention. */
export const DROP_PERCENT = 20;

/** The plain decrease, for use without the exercise and the gym. */
const easierByShare: Easier = (grams) => Math.round((grams * (100 - DROP_PERCENT)) / 100);

/** The load of a set in grams: performed, planned, or taken over. Null for none. */
export function loadOf(sets: Sets, set: WorkoutSet, easier = easierByShare): number | null {
  if (set.done) return set.done.load;
  return set.plan?.load ?? carriedLoad(sets, set, easier);
}

/**
 * The load that a set without a planned one takes over (rule W2g), in grams. It is that of the set
 * before of its kind, otherwise of the working set before. A drop set takes an easier one (W2i).
 * Null without such a set.
 */
export function carriedLoad(sets: Sets, set: WorkoutSet, easier = easierByShare): number | null {
  const source = sourceOf(sets, set);
  const load = source && loadOf(sets, source, easier);
  return load !== null && set.kind === 'drop' ? easier(load) : load;
}

/** The set that another one takes its load from; null for none. */
function sourceOf(sets: Sets, set: WorkoutSet): WorkoutSet | null {
  const before = sets.slice(0, sets.indexOf(set)).reverse();
  const working = before.filter(({ kind }) => kind !== 'warmup');
  const alike = before.filter(({ kind }) => kind === set.kind);
  if (set.kind === 'drop') return sameSide(working, set);
  const from = alike.length > 0 || set.kind === 'warmup' ? alike : working;
  const first = otherSide(sets, set);
  const same = sameSide(from, set);
  if (!first || !from.includes(first) || same?.side !== set.side) return same;
  // One arm may be weaker: its load stays apart where it was.
  const then = otherSide(sets, same);
  return then && loadOf(sets, then) !== loadOf(sets, same) ? same : first;
}

function sameSide(nearestFirst: Sets, { side }: WorkoutSet): WorkoutSet | null {
  return nearestFirst.find((each) => each.side === side) ?? nearestFirst[0] ?? null;
}

/** The plan with a load of its own, or without one if the set takes that load over anyway. */
export function ownPlan(sets: Sets, set: WorkoutSet, effort: Effort): Effort {
  const isCarried = set.plan?.load == null && effort.load === carriedLoad(sets, set);
  return isCarried ? { ...effort, load: null } : effort;
}

/**
 * The open sets after a set that have its load and its kind without a gap, on each side. They take
 * over its next one. A second side only leads its own side, because one arm may be weaker.
 */
export function followers(sets: Sets, set: WorkoutSet): Sets {
  const load = loadOf(sets, set);
  const after = sets.slice(sets.indexOf(set) + 1).filter(({ kind }) => kind === set.kind);
  const first = otherSide(sets, set);
  const isSecond = first !== null && sets.indexOf(first) < sets.indexOf(set);
  const sides = isSecond ? [set.side] : [...new Set(after.map(({ side }) => side))];
  return sides.flatMap((side) => {
    const row = after.filter((each) => each.side === side);
    const end = row.findIndex((each) => each.done || (each.plan?.load ?? load) !== load);
    return end < 0 ? row : row.slice(0, end);
  });
}

/** The sets with the loads that open plans took over from other plans. */
export function withPlannedLoads(sets: Sets): Sets {
  const plans = sets.map((set) => ({ ...set, done: null }));
  return sets.map((set, index) => {
    const plan = plans[index];
    if (!set.plan || !plan) return set;
    return { ...set, plan: { ...set.plan, load: loadOf(plans, plan) } };
  });
}
