import { describe, expect, test } from 'vitest';
import type { Rule } from '#domain/programs/rule';
import { knownMax } from '#domain/progression/known-max';
import type { WholeSession } from '#domain/progression/session';
import type { SetTarget } from '#domain/workouts/shape';
import { KG } from './asking';

const FIVE: SetTarget = { reps: [5, 5] };
/** This rule lowers the 1RM by 10 % at the first miss. */
const STRICT: Rule = { type: 'wave', stalls: 1, deload: 10 };

function set(kg: number, reps: number, target = FIVE): WholeSession['sets'][number] {
  return { kind: 'normal', plan: null, side: null, target, done: { load: kg * KG, reps, at: 1 } };
}

/** A session of sets, prescribed with these figures of an advice; a free one without. */
function session(sets: WholeSession['sets'], figures?: Record<string, number>): WholeSession {
  const advice = figures === undefined ? null : { code: 'wave', figures };
  return {
    day: '2026-03-02',
    origin: null,
    advice,
    sets,
    parts: [{ from: null, advice, sets }],
  };
}
const EIGHTY = { max: 100 * KG, percent: 80, load: 80 * KG };
const maxOf = (...sessions: WholeSession[]) => knownMax(sessions, 'total', STRICT);
const HELD = { grams: 100 * KG, missed: 0 };
const LOWERED = { grams: 90 * KG, missed: 1 };

describe('the 1RM that percents are of', () => {
  test('is not known before anything was lifted', () => {
    expect(maxOf()).toBeNull();
    expect(maxOf(session([]))).toBeNull();
  });

  test('holds when exactly what was asked for was done, and a load or repetition less is a miss', () => {
    expect(maxOf(session([set(80, 5)], EIGHTY))).toEqual(HELD);
    expect(maxOf(session([set(80, 4)], EIGHTY))).toEqual(LOWERED);
    expect(maxOf(session([set(79, 5)], EIGHTY))).toEqual(LOWERED);
  });

  test('holds when the sets of other percents were as heavy as 95 % of theirs', () => {
    const first = set(80, 5, { ...FIVE, percent: 80 });
    const back = (kg: number) => session([first, set(kg, 5, { ...FIVE, percent: 70 })], EIGHTY);
    // 95 % of 70 kg.
    expect(maxOf(back(66.5))).toEqual(HELD);
    expect(maxOf(back(66))).toMatchObject({ missed: 1 });
  });

  test('is not lowered by a free session, nor by one that was asked for by nothing', () => {
    const before = session([set(100, 1)]);
    expect(maxOf(session([set(50, 5)]), before)).toEqual(HELD);
    for (const nothing of [{ max: 0 }, { percent: 0 }]) {
      expect(maxOf(session([set(50, 5)], { ...EIGHTY, load: 0, ...nothing }), before)).toEqual(
        HELD,
      );
    }
  });

  test('is lowered whatever was shown before the first miss', () => {
    expect(maxOf(session([set(80, 3)], EIGHTY), session([set(100, 1)]))).toEqual(LOWERED);
  });
});
