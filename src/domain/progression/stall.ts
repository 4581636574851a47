import { RULE_DEFAULTS, type Rule } from '../programs/rule';
import { isReached, type PastWork, totalOf } from './past-work';
import type { Slot } from './slots';

/**
 * How many of the last sessions in a row, all with one load, brought no progress. The first session
 * with a load counts if it missed the least of the prescription. Lowering the load after about
 * three is a convention of novice programmes; no trial has compared such numbers. Rippetoe and
 * Kilgore, 2006, "Practical Programming for Strength Training": three misses, then 10 % less.
 */
export function stalledSessions(works: readonly PastWork[], slots: readonly Slot[]): number {
  const load = works[0]?.sets[0]?.load;
  const end = works.findIndex(({ sets }) => sets[0]?.load !== load);
  const same = works.slice(0, end < 0 ? works.length : end).reverse();
  let best = -1;
  let stalled = 0;
  for (const work of same) {
    const total = totalOf(work, slots);
    const isFirst = best < 0;
    const isBetter = isFirst ? isReached(work, slots, 'least') : total > best;
    stalled = isBetter ? 0 : stalled + 1;
    best = Math.max(best, total);
  }
  return stalled;
}

/** Whether the rule lowers the load after this number of sessions without success. */
export function isStalled(rule: Rule | null, sessions: number): boolean {
  const stalls = rule?.stalls ?? RULE_DEFAULTS.stalls;
  return stalls > 0 && sessions >= stalls;
}
