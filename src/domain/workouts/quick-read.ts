import { ORDER } from '../record/order';
import { isJsonObject, type Json } from '../record/registers';
import { GRAMS_MAX } from './paths';
import type { Effort, Performed, SetTarget } from './shape';

/**
 * Fast readers for the usual values of a set. A first sync projects a hundred thousand of them, and
 * schema checks take most of that time. Each reader returns the schema's result (`paths.ts`), or
 * null: then the schema decides.
 */

const MOST = { load: GRAMS_MAX, reps: 999, seconds: 86_400, meters: 1_000_000 } as const;
const LAST_INSTANT = 8.64e15;

function isWhole(value: Json | undefined, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function isFigure(value: Json | undefined, most: number): value is number | null {
  return value === null || isWhole(value, most);
}

function isReserve(value: Json | undefined): value is number | null {
  if (value === null) return true;
  return typeof value === 'number' && value >= 0 && value <= 10 && Number.isInteger(value * 2);
}

type Fields = { readonly [key: string]: Json };

/** The figures of an effort and their number of fields; null for an unusual one. */
function figuresOf(value: Fields): { readonly effort: Effort; readonly count: number } | null {
  const { load, reps, seconds, meters, rir } = value;
  if (!isFigure(load, MOST.load) || !isFigure(reps, MOST.reps)) return null;
  const effort: { -readonly [Name in keyof Effort]: Effort[Name] } = { load, reps };
  let count = 2;
  if (seconds !== undefined) {
    if (!isFigure(seconds, MOST.seconds)) return null;
    effort.seconds = seconds;
    count += 1;
  }
  if (meters !== undefined) {
    if (!isFigure(meters, MOST.meters)) return null;
    effort.meters = meters;
    count += 1;
  }
  if (rir !== undefined) {
    if (!isReserve(rir)) return null;
    effort.rir = rir;
    count += 1;
  }
  return { effort, count };
}

/** A planned effort. */
export function quickEffort(value: Json): Effort | null {
  if (!isJsonObject(value)) return null;
  const read = figuresOf(value);
  return read && Object.keys(value).length === read.count ? read.effort : null;
}

/** A performance that knew no earlier version of its set. */
export function quickPerformed(value: Json): Performed | null {
  if (!isJsonObject(value)) return null;
  const { at } = value;
  if (!isWhole(at, LAST_INSTANT)) return null;
  const read = figuresOf(value);
  return read && Object.keys(value).length === read.count + 1 ? { ...read.effort, at } : null;
}

/** A target with only a range of repetitions. */
export function quickTarget(value: Json): SetTarget | null {
  if (!isJsonObject(value) || !Array.isArray(value.reps)) return null;
  const [low, high]: readonly Json[] = value.reps;
  if (!isWhole(low, MOST.reps) || !isWhole(high, MOST.reps)) return null;
  return Object.keys(value).length === 1 ? { reps: [low, high] } : null;
}

const KEY = /^[a-z0-9]{1,12}$/;

/** The order in a set's place; null for an invalid place. */
export function orderInPlace(value: Json | undefined): string | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const [key, order]: readonly Json[] = value;
  if (typeof key !== 'string' || typeof order !== 'string') return null;
  return KEY.test(key) && ORDER.test(order) ? order : null;
}
