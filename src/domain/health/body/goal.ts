import * as v from 'valibot';
import type { LocalDay } from '../../local-day';
import { day } from '../../record/fields';
import { flatKind } from '../../record/flat-kind';
import { type Json, sameJson } from '../../record/registers';
import { CIRCUMFERENCES, type MeasureKey, SKINFOLDS } from './sites';

/**
 * A person's target for a measure. Values are in the unit of the measure: grams, tenths of a
 * millimetre, hundredths of a percent of fat, or that of its CustomMeasure.
 */
export interface GoalValues {
  readonly of: MeasureKey;
  readonly target: number;
  /** The value when the goal was set; null without a measurement. */
  readonly start: number | null;
  /** First day of the goal. */
  readonly since: LocalDay;
  /** Target day; null for none. */
  readonly due: LocalDay | null;
  /** First day on which it was reached; null until then. */
  readonly reached: LocalDay | null;
}

export interface Goal extends GoalValues {
  readonly id: string;
  /** When it was recorded: server time, epoch ms. */
  readonly at: number;
}

export interface GoalRecord extends Omit<GoalValues, 'of' | 'target' | 'since'> {
  readonly at: number | null;
  readonly of: MeasureKey | null;
  readonly target: number | null;
  readonly since: LocalDay | null;
}

const value = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const OWN = /^m\.[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Whether a text is the key of a measure that can be followed. For the person's own measures it
 * only checks the form of the key.
 */
function isMeasureKey(text: string): text is MeasureKey {
  if (text === 'weight' || text === 'fat' || OWN.test(text)) return true;
  return (
    CIRCUMFERENCES.some((site) => text === `c.${site}`) ||
    SKINFOLDS.some((site) => text === `f.${site}`)
  );
}

export const goalKind = flatKind<GoalRecord>({
  name: 'goal',
  single: false,
  fields: {
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    of: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{0,79}$/)),
    target: value,
    start: v.nullable(value),
    since: day,
    due: v.nullable(day),
    reached: v.nullable(day),
  },
  project(read) {
    const { text, number } = read;
    const of = text('of');
    return {
      at: number('at'),
      of: of !== null && isMeasureKey(of) ? of : null,
      target: number('target'),
      start: number('start'),
      since: text('since'),
      due: text('due'),
      reached: text('reached'),
    };
  },
});

/** The goal in a record; null when it was removed, erased, or cannot be read here. */
export function goalOf(
  id: string,
  record: GoalRecord & { readonly removedAt: number | null },
): Goal | null {
  const { at, of, target, start, since, due, reached, removedAt } = record;
  if (at === null || of === null || target === null || since === null) return null;
  return removedAt === null ? { id, at, of, target, start, since, due, reached } : null;
}

/**
 * The registers of a goal except its recording time; for an edit, only the changes since `before`.
 */
export function goalWrites(after: GoalValues, before: GoalValues | null = null) {
  const known = before && registersOf(before);
  return Object.fromEntries(
    Object.entries(registersOf(after)).filter(([path, wanted]) =>
      known ? !sameJson(wanted, known[path] ?? null) : wanted !== null,
    ),
  );
}

function registersOf({ of, target, start, since, due, reached }: GoalValues): Record<string, Json> {
  return { of, target, start, since, due, reached };
}
