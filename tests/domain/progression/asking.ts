import { expect, test } from 'vitest';
import type { Equipment, LoadKind } from '#domain/exercises/exercise';
import { kitOf } from '#domain/gyms/kits';
import type { Gym } from '#domain/gyms/shape';
import { addDays } from '#domain/local-day';
import type { SetBlock } from '#domain/programs/prescription';
import type { Rule } from '#domain/programs/rule';
import { roundingAt } from '#domain/progression/rounding-at';
import type { PastSession } from '#domain/progression/session';
import { suggest } from '#domain/progression/suggest';
import type { SuggestInput } from '#domain/progression/suggestion';
import type { Effort } from '#domain/workouts/shape';

const TODAY = '2026-03-30';
export const KG = 1000;
export const DOUBLE: Rule = { type: 'double' };

/**
 * A typical Brazilian gym: bars of 20 kg, plates from 1.25 kg, dumbbells from 1 to 10 kg and then
 * every 2 kg.
 */
export const GYM: Gym = { ...kitOf('complete', 'kg'), id: 'gym', name: 'Academia', machines: {} };

/** An exercise with a load kind, and equipment to which its loads are rounded. */
export function loadable(loadKind: LoadKind, equipment: Equipment, stepGrams = 2500) {
  return { id: 'supino', equipment, loadKind, stepGrams, unilateral: false };
}

const BENCH = loadable('total', 'barbell');

export const block = (count: number, more: Partial<SetBlock> = {}): SetBlock => ({
  count,
  kind: 'normal',
  reps: [8, 10],
  load: null,
  ...more,
});

type Done = Partial<Effort> & { readonly kg?: number };

/** A past session: its sets in kilograms, a number of days ago. */
export function session(
  sets: readonly Done[],
  daysAgo = 3,
  more: Partial<PastSession> = {},
): PastSession {
  return {
    day: addDays(TODAY, -daysAgo),
    origin: null,
    advice: null,
    sets: sets.map(({ kg, ...effort }) => ({
      kind: 'normal',
      plan: null,
      side: null,
      done: { load: kg === undefined ? null : kg * KG, reps: null, ...effort, at: 1 },
    })),
    ...more,
  };
}

/** One load in every set, with these repetitions. */
export const did = (kg: number, reps: readonly number[], daysAgo = 3, rir?: number) =>
  session(
    reps.map((each) => ({ kg, reps: each, ...(rir === undefined ? {} : { rir }) })),
    daysAgo,
  );

export interface Asked
  extends Partial<Omit<SuggestInput, 'rule' | 'exercise' | 'rounding' | 'lastDone' | 'oneRepMax'>> {
  readonly rule?: Rule | null;
  readonly gym?: Gym | null;
  readonly exercise?: ReturnType<typeof loadable>;
  /** Grams. */
  readonly oneRepMax?: number | null;
}

export function ask({
  gym = GYM,
  exercise = BENCH,
  rule = null,
  oneRepMax = null,
  ...more
}: Asked) {
  return suggest({
    prescription: [block(3)],
    deload: null,
    week: 1,
    sessions: [],
    isLight: () => false,
    oneRepMax: oneRepMax === null ? null : { grams: oneRepMax, missed: 0 },
    lastDone: more.sessions?.[0]?.day ?? null,
    lastTrained: null,
    today: TODAY,
    rule,
    exercise,
    rounding: roundingAt(gym, exercise, 'kg'),
    ...more,
  });
}

/** A short form of the suggestion: each set's load in kilos and repetitions, and the code. */
export function short(asked: Asked): { sets: string; code: string | null } {
  const { sets, advice } = ask(asked);
  const each = sets.map(({ plan: { load, reps, seconds } }) => {
    const count = seconds != null ? `${seconds}s` : (reps ?? '–');
    return `${load === null ? '–' : load / KG}×${count}`;
  });
  return { sets: each.join(' '), code: advice?.code ?? null };
}

/** Test cases with inputs and expected results. */
export function cases(table: readonly (readonly [string, Asked, string, string | null])[]): void {
  test.each(table)('%s', (_, asked, sets, code) => {
    expect(short(asked)).toEqual({ sets, code });
  });
}
