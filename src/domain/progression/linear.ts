import { RULE_DEFAULTS } from '../programs/rule';
import { isReached, type PastWork } from './past-work';
import { type Decision, kept, raised, type Situation } from './situation';
import { aimFigure } from './slots';
import { isStalled } from './stall';
import { stallDeload } from './stall-deload';

/** How many of the newest works in a row have the newest load and pass a test. */
function inRow(works: readonly PastWork[], isOne: (work: PastWork) => boolean): number {
  const load = works[0]?.sets[0]?.load;
  const end = works.findIndex((work) => work.sets[0]?.load !== load || !isOne(work));
  return end < 0 ? works.length : end;
}

/**
 * Linear progression: one step up after every successful session, or after several with the same
 * load. A miss repeats the load, as in novice programmes: Rippetoe and Kilgore (2006), "Practical
 * Programming for Strength Training". Progressive overload: ACSM (2009), Medicine & Science in
 * Sports & Exercise 41(3).
 */
export function linear(situation: Situation): Decision {
  const { slots, works, last, rule } = situation;
  const isDone = (work: PastWork) => isReached(work, slots, 'least');
  if (!isDone(last)) {
    const misses = inRow(works, (work) => !isDone(work));
    if (isStalled(rule, misses)) return stallDeload(situation, misses);
    return kept(situation, 'linear_repeat', 'least', { aim: aimFigure(slots, 'least') });
  }
  const every = rule.every ?? RULE_DEFAULTS.every;
  const sessions = inRow(works, isDone);
  if (sessions >= every) return raised(situation, 'linear_up');
  return kept(situation, 'linear_wait', 'least', { sessions, every });
}
