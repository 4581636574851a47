import { describe, expect, test } from 'vitest';
import { ask, block, DOUBLE, did, KG, short } from './asking';

describe('the load that the ficha starts from', () => {
  const asking = (kg: number) => [block(3, { load: { by: 'grams', grams: kg * KG } })];
  const told = (start: number, kg: number, reps: readonly number[]) => ({
    ...did(kg, reps),
    advice: { code: 'double_up', figures: { start: start * KG } },
  });

  test('holds the first time in this ficha, whatever was done before it', () => {
    const first = ask({
      rule: DOUBLE,
      prescription: asking(60),
      sessions: [did(80, [10, 10, 10])],
    });
    expect(first.advice).toEqual({
      code: 'plan_start',
      figures: { load: 60 * KG, start: 60 * KG },
    });
  });

  test('then the rule goes on from what was done', () => {
    const sessions = [told(60, 70, [10, 10, 10])];
    const next = ask({ rule: DOUBLE, prescription: asking(60), sessions });
    expect(next.advice).toMatchObject({ code: 'double_up', figures: { start: 60 * KG } });
    expect(next.sets[0]?.plan.load).toBe(72.5 * KG);
  });

  test('until another one is written, higher or lower', () => {
    const sessions = [told(60, 70, [10, 10, 10])];
    for (const kg of [50, 90]) {
      expect(short({ rule: DOUBLE, prescription: asking(kg), sessions })).toEqual({
        sets: `${kg}×8 ${kg}×8 ${kg}×8`,
        code: 'plan_changed',
      });
    }
  });
});
