import { isReached } from './past-work';
import { type Decision, kept, raised, type Situation } from './situation';
import { aimFigure, rangeOf } from './slots';
import { isStalled, stalledSessions } from './stall';
import { stallDeload } from './stall-deload';

/**
 * Double progression. With one load the repetitions rise until every set reaches the top of its
 * range. Then the load goes up one step and the repetitions restart at the bottom. Source of
 * raising the load by 2 to 10 % after extra repetitions: American College of Sports Medicine
 * (2009). Progression models in resistance training for healthy adults, Medicine & Science in
 * Sports & Exercise 41(3), 687-708. Load and repetitions build equally well: Plotkin et al. (2022),
 * PeerJ 10, e14142.
 */
export function double(situation: Situation): Decision {
  const { slots, works, last, rule } = situation;
  if (!slots.some(({ block }) => rangeOf(block))) return kept(situation, 'repeat', 'again');
  if (isReached(last, slots, 'most')) return raised(situation, 'double_up');
  const stalled = stalledSessions(works, slots);
  if (isStalled(rule, stalled)) return stallDeload(situation, stalled);
  return kept(situation, 'double_keep', 'more', { aim: aimFigure(slots, 'most') });
}
