import { type Decision, kept, type Situation } from './situation';

/** No rule: the loads of the last time again. */
export function none(situation: Situation): Decision {
  return kept(situation, 'repeat', 'again');
}
