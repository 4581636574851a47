import { type LoadUnit, loadIn, MAX_LOAD_GRAMS } from '../load';
import { amountOf, amountsOn, type Mount } from './plates';
import type { Gym } from './shape';

/**
 * Equipment that a load was rounded to: plates on a bar, single plates, a rack, a machine, or only
 * a step.
 */
export type LoadedBy = 'bar' | 'plates' | 'rack' | 'machine' | 'step';

/** The nearest possible loads, in hundredths of the unit; null for none. */
export interface Ladder {
  readonly by: LoadedBy;
  readonly unit: LoadUnit;
  /** The heaviest load not above. */
  below(amount: number): number | null;
  /** The lightest load not below. */
  above(amount: number): number | null;
}

/** The heaviest load that can be entered, in hundredths of the unit. */
export function mostIn(unit: LoadUnit): number {
  return Math.floor(loadIn(MAX_LOAD_GRAMS, unit) * 100);
}

/** Evenly spaced loads from a start on, all in hundredths of the unit. */
export function stepLadder(
  by: LoadedBy,
  unit: LoadUnit,
  { start, step, most }: { start: number; step: number; most: number },
): Ladder {
  const last = start + Math.max(0, Math.floor((most - start) / step)) * step;
  return {
    by,
    unit,
    below: (amount) =>
      amount < start ? null : Math.min(last, start + Math.floor((amount - start) / step) * step),
    above: (amount) =>
      amount > last ? null : start + Math.max(0, Math.ceil((amount - start) / step)) * step,
  };
}

/** A ladder of given loads, in grams, in any order. */
export function listLadder(by: LoadedBy, unit: LoadUnit, weights: readonly number[]): Ladder {
  const amounts = weights.map((grams) => amountOf(grams, unit)).sort((a, b) => a - b);
  return {
    by,
    unit,
    below: (amount) => amounts.findLast((each) => each <= amount) ?? null,
    above: (amount) => amounts.find((each) => each >= amount) ?? null,
  };
}

/** The possible weights of a mount with the available plates. */
export function plateLadder(gym: Gym, mount: Mount): Ladder {
  return {
    by: mount.sides === 2 ? 'bar' : 'plates',
    unit: gym.unit,
    below: (amount) => amountsOn(gym, mount, amount).below,
    above: (amount) => amountsOn(gym, mount, amount).above,
  };
}

/** The possible loads of several ladders together. */
export function merged(first: Ladder, others: readonly Ladder[]): Ladder {
  const all = [first, ...others];
  const found = (pick: (ladder: Ladder) => number | null) => all.flatMap((one) => pick(one) ?? []);
  const best = (of: readonly number[], choose: (...of: number[]) => number) =>
    of.length > 0 ? choose(...of) : null;
  return {
    ...first,
    below: (amount) =>
      best(
        found((one) => one.below(amount)),
        Math.max,
      ),
    above: (amount) =>
      best(
        found((one) => one.above(amount)),
        Math.min,
      ),
  };
}

/** The usual bar, and the others only for loads below it. */
export function usualFirst(first: Ladder, others: readonly Ladder[]): Ladder {
  const least = first.above(0) ?? 0;
  const lighter = others.map(
    (other): Ladder => ({
      ...other,
      below: (amount) => other.below(Math.min(amount, least - 1)),
      above: (amount) => {
        const above = other.above(amount);
        return above !== null && above < least ? above : null;
      },
    }),
  );
  return merged(first, lighter);
}
