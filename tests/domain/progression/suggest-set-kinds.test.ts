import { describe, expect, test } from 'vitest';
import { ask, block, DOUBLE, did, KG, short } from './asking';

describe('sets of every kind', () => {
  test('warm-ups come with their own loads and never decide', () => {
    const warm = block(2, { kind: 'warmup', reps: [10, 10], load: null });
    const past = did(80, [10, 10, 10]);
    const warmed = {
      ...past,
      sets: [
        {
          kind: 'warmup' as const,
          plan: null,
          side: null,
          done: { load: 40 * KG, reps: 10, at: 1 },
        },
        ...past.sets,
      ],
    };
    const asked = { rule: DOUBLE, prescription: [warm, block(3)], sessions: [warmed] };
    expect(short(asked)).toEqual({
      sets: '40×10 –×10 82.5×8 82.5×8 82.5×8',
      code: 'double_up',
    });
  });

  test('a session of warm-ups alone says nothing of what comes next', () => {
    const past = did(40, [10], 1);
    const warmed = { ...past, sets: past.sets.map((set) => ({ ...set, kind: 'warmup' as const })) };
    expect(short({ rule: DOUBLE, sessions: [warmed, did(80, [10, 10, 10])] })).toEqual({
      sets: '82.5×8 82.5×8 82.5×8',
      code: 'double_up',
    });
  });

  test('a set of which nothing was asked has no target', () => {
    expect(ask({ prescription: [block(1, { reps: null })] }).sets[0]?.target).toBeNull();
  });

  test('a drop set is the set and its lighter parts, with the rest after the last', () => {
    const drop = block(1, {
      kind: 'drop' as const,
      rest: 90,
      parts: { count: 2, percent: 25 },
      load: { by: 'grams', grams: 80 * KG },
    });
    const { sets } = ask({ prescription: [drop] });
    expect(sets.map(({ kind, plan, restSeconds }) => [kind, plan.load, restSeconds])).toEqual([
      ['normal', 80 * KG, 0],
      ['drop', 60 * KG, 0],
      ['drop', 45 * KG, 90],
    ]);
    const usual = ask({ prescription: [{ ...drop, parts: { count: 1 } }] });
    expect(usual.sets[1]?.plan.load).toBe(65 * KG);
  });

  test('the target keeps all that was asked for', () => {
    const asked = block(1, {
      kind: 'cluster',
      effort: { scale: 'rir', value: 1 },
      tempo: '30X0',
      parts: { count: 4, reps: 3, seconds: 15 },
      load: { by: 'percent', percent: 80 },
    });
    expect(ask({ prescription: [asked], oneRepMax: 100 * KG }).sets).toEqual([
      {
        kind: 'cluster',
        plan: { load: 80 * KG, reps: 8 },
        target: {
          reps: [8, 10],
          effort: { scale: 'rir', value: 1 },
          percent: 80,
          tempo: '30X0',
          parts: { count: 4, reps: 3, seconds: 15 },
        },
        restSeconds: null,
      },
    ]);
  });

  test('as many as go: at least what is asked for, and what was done last time', () => {
    const amrap = [block(1, { kind: 'amrap', reps: [5, 5] })];
    expect(short({ prescription: amrap, sessions: [did(80, [9])] }).sets).toBe('80×9');
    const open = [block(1, { kind: 'failure', reps: null })];
    expect(short({ prescription: open, sessions: [did(80, [7])] }).sets).toBe('80×7');
  });
});
