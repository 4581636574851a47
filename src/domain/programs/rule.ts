import * as v from 'valibot';
import { whole } from '../record/fields';

/**
 * How the load of an exercise progresses.
 * `none`: as prescribed, or as the last time;
 * `double`: once every set reaches the top of its range, the load rises and the repetitions restart
 * at the bottom;
 * `linear`: up after every successful session, or every `every` of them;
 * `wave`: percent of the 1RM by week, repeated;
 * `rir`: loads that leave the prescribed repetitions in reserve;
 * `top_backoff`: one heavy set by double progression, the others `backoff` percent lighter.
 */
export const RULE_TYPES = ['none', 'double', 'linear', 'wave', 'rir', 'top_backoff'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const percent = v.pipe(v.number(), v.minValue(1), v.maxValue(150), v.multipleOf(0.5));

export const ruleSchema = v.strictObject({
  type: v.picklist(RULE_TYPES),
  /** Grams; absent: the gym's next load, else the step of the exercise. */
  step: v.exactOptional(grams),
  /** linear: sessions between two raises. */
  every: v.exactOptional(whole(1, 12)),
  /** wave: percent of the 1RM, one per week. */
  waves: v.exactOptional(v.pipe(v.array(percent), v.minLength(1), v.maxLength(16))),
  /** top_backoff: decrease of the other sets, in percent. */
  backoff: v.exactOptional(whole(1, 50)),
  /** Sessions without success before the load is lowered; 0: never. */
  stalls: v.exactOptional(whole(0, 10)),
  /** Decrease of the load then, in percent. */
  deload: v.exactOptional(whole(1, 50)),
});

export type Rule = v.InferOutput<typeof ruleSchema>;

/** Defaults for unset values of a rule. */
export const RULE_DEFAULTS = { every: 1, backoff: 10, stalls: 3, deload: 10 } as const;
