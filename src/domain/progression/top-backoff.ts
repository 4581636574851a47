import { RULE_DEFAULTS } from '../programs/rule';
import { double } from './double';
import { type Decision, lastLoads, type Situation } from './situation';

/**
 * Top set and back-off. The first working set follows double progression, the others are a
 * percentage lighter: the nearest possible load that is not heavier. Results of the others do not
 * count. Coaches' practice, described in Helms, Morgan and Valdez (2019), "The Muscle and Strength
 * Pyramid: Training". The usual 10 % is a convention.
 */
export function topBackoff(situation: Situation): Decision {
  const { slots, works, last, loads, rule } = situation;
  const alone = {
    ...situation,
    slots: slots.slice(0, 1),
    works: works.map((work) => ({ ...work, sets: work.sets.slice(0, 1) })),
    last: { ...last, sets: last.sets.slice(0, 1) },
  };
  const top = double(alone);
  const load = top.loads[0] ?? lastLoads(alone)[0] ?? 0;
  const others = slots
    .slice(1)
    .map(() => loads.lowered(load, rule.backoff ?? RULE_DEFAULTS.backoff));
  const { code, figures } = top.advice;
  const named = code === 'double_up' ? 'top_up' : code === 'double_keep' ? 'top_keep' : code;
  const backoff = others[0];
  return {
    ...top,
    loads: [load, ...others],
    advice: {
      code: named,
      figures: backoff === undefined ? figures : { ...figures, backoff },
    },
  };
}
