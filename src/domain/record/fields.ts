import * as v from 'valibot';
import { isLocalDay } from '../local-day';

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Epoch ms, up to the last one that a Date can hold. */
export const instant = whole(0, 8.64e15);

/** Ids of people, records, links and rows. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A calendar day that exists: 'YYYY-MM-DD'. */
export const day = v.pipe(v.string(), v.check(isLocalDay));
