import { RULE_DEFAULTS } from '../programs/rule';
import { type Decision, decided, kept, lastLoads, type Situation } from './situation';

/** Lowers the load after that many sessions without success; without an easier load it stays. */
export function stallDeload(situation: Situation, sessions: number): Decision {
  const { loads, rule } = situation;
  const percent = rule.deload ?? RULE_DEFAULTS.deload;
  const from = lastLoads(situation);
  const to = from.map((load) => loads.loweredSurely(load, percent));
  const isEasier = to.some((load, index) => loads.isHarder(from[index] ?? load, load));
  return isEasier
    ? decided(situation, 'stall_deload', to, 'least', { sessions, percent })
    : kept(situation, 'repeat', 'again');
}
