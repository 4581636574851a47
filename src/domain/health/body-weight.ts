import * as v from 'valibot';
import { type LoadUnit, parseLoad } from '../load';
import type { LocalDay } from '../local-day';
import { day } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Json, Registers } from '../record/registers';

/** Limits of a storable weight, in grams. */
export const WEIGHT_LIMITS = { least: 20_000, most: 400_000 } as const;

/** One time on the scale, as a person enters it. */
export interface Weight {
  /** The local day of the weighing. */
  readonly day: LocalDay;
  readonly grams: number;
  readonly note: string;
}

export interface Weighing extends Weight {
  readonly id: string;
  /** When it was recorded, not when it was weighed: server time, epoch ms. */
  readonly at: number;
}

/** The readable part of a record: null where a value is missing or invalid. */
export interface BodyRecord {
  readonly day: LocalDay | null;
  readonly at: number | null;
  readonly grams: number | null;
  readonly note: string;
}

const fields = {
  day,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  weight: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(WEIGHT_LIMITS.least),
    v.maxValue(WEIGHT_LIMITS.most),
  ),
  note: v.pipe(v.string(), v.maxLength(1000)),
};

const numberOr = (value: Json | undefined) => (typeof value === 'number' ? value : null);
const textOr = (value: Json | undefined) => (typeof value === 'string' ? value : null);

/** Measures of the body: one record per weighing, one register per field. */
export const bodyKind = flatKind<BodyRecord>({
  name: 'body',
  single: false,
  fields,
  project: (read) => ({
    day: textOr(read('day')),
    at: numberOr(read('at')),
    grams: numberOr(read('weight')),
    note: textOr(read('note')) ?? '',
  }),
});

/** The weighing in a record; null when it was removed, erased, or has no weight. */
export function weighingOf(
  id: string,
  record: BodyRecord & { readonly removedAt: number | null },
): Weighing | null {
  const { day, at, grams, note, removedAt } = record;
  if (day === null || at === null || grams === null || removedAt !== null) return null;
  return { id, day, at, grams, note };
}

/** The registers of a weighing except its recording time. A correction writes only changes. */
export function weightWrites(weight: Weight, registers: Registers = {}): Record<string, Json> {
  const wanted = { day: weight.day, weight: weight.grams, note: weight.note.trim() };
  return Object.fromEntries(
    Object.entries(wanted).filter(([path, value]) =>
      Object.hasOwn(registers, path) ? registers[path]?.[0] !== value : value !== '',
    ),
  );
}

/** Reads a typed weight: grams within WEIGHT_LIMITS, or null. Comma and dot both mean the decimal. */
export function parseWeight(text: string, unit: LoadUnit): number | null {
  const grams = parseLoad(text, unit);
  if (grams === null || grams < WEIGHT_LIMITS.least || grams > WEIGHT_LIMITS.most) return null;
  return grams;
}
