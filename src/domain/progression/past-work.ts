import type { LoadKind } from '../exercises/exercise';
import { movesBody, takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Effort } from '../workouts/shape';
import type { PastSession } from './session';
import { type Measure, MOST_FIGURES, measureOf, rangeOf, type Slot } from './slots';

/** A performed working set. */
export interface PastEffort {
  /** Grams; 0 for none. */
  readonly load: number;
  readonly reps: number;
  readonly seconds: number;
  readonly meters: number;
  readonly rir: number | null;
}

/** The working sets of a past session. */
export interface PastWork {
  readonly day: LocalDay;
  /** The start load of the ficha then, in grams; null if the advice had none. */
  readonly start: number | null;
  readonly sets: readonly PastEffort[];
}

function effortOf(done: Effort): PastEffort {
  const { load, reps, seconds, meters, rir } = done;
  return {
    load: load ?? 0,
    reps: reps ?? 0,
    seconds: seconds ?? 0,
    meters: meters ?? 0,
    rir: rir ?? null,
  };
}

const amount = ({ reps, seconds, meters }: PastEffort) => reps + seconds + meters;

/** Repetitions in reserve; an unknown value never makes a side the weaker one. */
const reserve = ({ rir }: PastEffort) => rir ?? Number.POSITIVE_INFINITY;

/**
 * The weaker side of an alternating set, by load, then count, then reserve. Progression follows it,
 * so that neither side gets a load that it is not ready for.
 */
function weaker(one: PastEffort, other: PastEffort | undefined, kind: LoadKind): PastEffort {
  if (!other) return one;
  if (one.load !== other.load) {
    const isLess = other.load < one.load;
    return isLess !== (kind === 'assisted_bodyweight') ? other : one;
  }
  const by = amount(one) === amount(other) ? reserve : amount;
  return by(other) < by(one) ? other : one;
}

/** Working sets only: warm-ups and the lighter parts of drop sets do not decide the next load. */
export function workOf(session: PastSession, kind: LoadKind): PastWork {
  const done = session.sets.flatMap((set) => {
    if (!set.done || set.kind === 'warmup' || set.kind === 'drop') return [];
    // If the load is all that is lifted, a set without one has no information.
    if (takesLoad(kind) && !movesBody(kind) && set.done.load === null) return [];
    return [{ side: set.side, effort: effortOf(set.done) }];
  });
  const of = (side: 'left' | 'right' | null) =>
    done.filter((set) => set.side === side).map(({ effort }) => effort);
  const [left, right] = [of('left'), of('right')];
  const [more, fewer] = left.length >= right.length ? [left, right] : [right, left];
  const sided = more.map((effort, index) => weaker(effort, fewer[index], kind));
  const start = session.advice?.figures.start;
  return {
    day: session.day,
    start: typeof start === 'number' ? start : null,
    sets: [...of(null), ...sided],
  };
}

/** The count of a set in its measure. */
export function countOf(effort: PastEffort, measure: Measure): number {
  return effort[measure];
}

/** Whether every prescribed set reached the least, or the most, of its range. */
export function isReached(
  work: PastWork,
  slots: readonly Slot[],
  which: 'least' | 'most',
): boolean {
  return slots.every(({ block }, index) => {
    const effort = work.sets[index];
    const range = rangeOf(block);
    if (!effort) return false;
    return !range || countOf(effort, measureOf(block)) >= range[which === 'least' ? 0 : 1];
  });
}

/** The total count over the prescribed sets. */
export function totalOf(work: PastWork, slots: readonly Slot[]): number {
  return slots.reduce((sum, { block }, index) => {
    const effort = work.sets[index];
    return sum + (effort ? countOf(effort, measureOf(block)) : 0);
  }, 0);
}

/** The counts of each set, as a figure of an advice: "10 10 9". */
export function doneFigure(work: PastWork, slots: readonly Slot[]): string {
  const measure = slots[0] ? measureOf(slots[0].block) : 'reps';
  return work.sets
    .slice(0, Math.min(MOST_FIGURES, Math.max(1, slots.length)))
    .map((effort) => countOf(effort, measure))
    .join(' ');
}
