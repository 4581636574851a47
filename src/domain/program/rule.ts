import * as v from 'valibot';
import { whole } from '../record/fields';

/**
 * How the load of an exercise goes on.
 * - none: as prescribed, or as the last time
 * - double: when every set reached the top of its range, the load goes up and the repetitions
 *   start at the bottom again
 * - linear: up after every session (or every `every`) in which all was done
 * - wave: percent of the 1RM by week, over and over
 * - rir: so that the sets leave the repetitions in reserve that the prescription asks for
 * - top_backoff: one heavy set by double progression, the others `backoffPercent` lighter
 */
export const RULE_TYPES = ['none', 'double', 'linear', 'wave', 'rir', 'top_backoff'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const percent = v.pipe(v.number(), v.minValue(1), v.maxValue(150), v.multipleOf(0.5));

export const ruleSchema = v.strictObject({
  type: v.picklist(RULE_TYPES),
  /** Grams; absent: the step of the exercise, or the next load that the gym has. */
  step: v.exactOptional(grams),
  /** linear: sessions between two raises. */
  every: v.exactOptional(whole(1, 12)),
  /** wave: percent of the 1RM, one per week. */
  waves: v.exactOptional(v.pipe(v.array(percent), v.minLength(1), v.maxLength(16))),
  /** top_backoff: how much lighter the other sets are, in percent. */
  backoff: v.exactOptional(whole(1, 50)),
  /** Sessions without success after which the load is lowered; 0: never. */
  stalls: v.exactOptional(whole(0, 10)),
  /** By how much it is lowered then, in percent. */
  deload: v.exactOptional(whole(1, 50)),
});

export type Rule = v.InferOutput<typeof ruleSchema>;

/** What holds where a rule does not say otherwise. */
export const RULE_DEFAULTS = { every: 1, backoff: 10, stalls: 3, deload: 10 } as const;
