import { describe, expect, test } from 'vitest';
import { ask, block, cases, DOUBLE, did, KG, loadable, session, short } from './asking';

describe('double progression', () => {
  cases([
    [
      'up one step when every set reached the top: 3 × 10 with 80 kg, then 82.5 kg × 8',
      { rule: DOUBLE, sessions: [did(80, [10, 10, 10])] },
      '82.5×8 82.5×8 82.5×8',
      'double_up',
    ],
    [
      'the same load, one repetition more in each set, while one is missing',
      { rule: DOUBLE, sessions: [did(80, [10, 9, 8])] },
      '80×10 80×10 80×9',
      'double_keep',
    ],
    [
      'fewer sets than are asked for are no success',
      { rule: DOUBLE, sessions: [did(80, [10, 10])] },
      '80×10 80×10 80×10',
      'double_keep',
    ],
    [
      'the increment of the rule',
      { rule: { type: 'double', step: 5 * KG }, sessions: [did(80, [10, 10, 10])] },
      '85×8 85×8 85×8',
      'double_up',
    ],
    [
      'an increment that cannot be loaded becomes the next load that can',
      { rule: { type: 'double', step: 1 * KG }, sessions: [did(80, [10, 10, 10])] },
      '82.5×8 82.5×8 82.5×8',
      'double_up',
    ],
    [
      'an increment between two loads stays below it',
      { rule: { type: 'double', step: 4 * KG }, sessions: [did(80, [10, 10, 10])] },
      '82.5×8 82.5×8 82.5×8',
      'double_up',
    ],
    [
      'each set of a pyramid from its own load',
      {
        rule: DOUBLE,
        prescription: [block(1, { reps: [10, 12] }), block(1), block(1, { reps: [6, 8] })],
        sessions: [
          session([
            { kg: 60, reps: 12 },
            { kg: 70, reps: 10 },
            { kg: 80, reps: 8 },
          ]),
        ],
      },
      '62.5×10 72.5×8 82.5×6',
      'double_up',
    ],
    [
      'dumbbells go to the next one on the rack',
      {
        rule: DOUBLE,
        exercise: loadable('per_dumbbell', 'dumbbell', 2000),
        sessions: [did(10, [10, 10, 10])],
      },
      '12×8 12×8 12×8',
      'double_up',
    ],
    [
      'at the heaviest dumbbell there is nothing heavier',
      {
        rule: DOUBLE,
        exercise: loadable('per_dumbbell', 'dumbbell', 2000),
        sessions: [did(50, [10, 10, 10])],
      },
      '50×10 50×10 50×10',
      'no_heavier',
    ],
    [
      'without any help from a machine there is nothing harder',
      {
        rule: DOUBLE,
        exercise: loadable('assisted_bodyweight', 'machine', 5000),
        sessions: [did(0, [10, 10, 10])],
      },
      '0×10 0×10 0×10',
      'no_heavier',
    ],
    [
      'help from a machine goes down',
      {
        rule: DOUBLE,
        exercise: loadable('assisted_bodyweight', 'machine', 5000),
        sessions: [did(40, [10, 10, 10])],
      },
      '35×8 35×8 35×8',
      'double_up',
    ],
    [
      'the body alone takes its first plates',
      {
        rule: DOUBLE,
        exercise: loadable('added_bodyweight', 'pull-up-bar'),
        gym: null,
        sessions: [session([{ reps: 10 }, { reps: 10 }, { reps: 10 }])],
      },
      '2.5×8 2.5×8 2.5×8',
      'double_up',
    ],
  ]);

  test('one load for all sets is said once, loads of their own as the hardest of them', () => {
    const figures = (kgs: readonly number[]) =>
      ask({ rule: DOUBLE, sessions: [session(kgs.map((kg) => ({ kg, reps: 9 })))] }).advice
        ?.figures;
    expect(figures([80, 80, 80])).toEqual({
      load: 80 * KG,
      last: 80 * KG,
      done: '9 9 9',
      aim: '10 10 10',
    });
    expect(figures([60, 70, 80])).toMatchObject({ load: 80 * KG, varied: 1 });
  });

  test('three sessions that brought nothing more lower the load by a tenth', () => {
    const stalled = [did(80, [8, 8, 7], 3), did(80, [8, 8, 7], 6), did(80, [8, 8, 8], 9)];
    expect(short({ rule: DOUBLE, sessions: stalled })).toMatchObject({ code: 'double_keep' });
    const again = [did(80, [8, 8, 8], 1), ...stalled];
    expect(ask({ rule: DOUBLE, sessions: again })).toMatchObject({
      sets: [{ plan: { load: 72.5 * KG, reps: 8 } }, {}, {}],
      advice: { code: 'stall_deload', figures: { sessions: 3, last: 80 * KG, load: 72.5 * KG } },
    });
    const never = { rule: { ...DOUBLE, stalls: 0 }, sessions: again };
    expect(short(never).code).toBe('double_keep');
    expect(short({ rule: { ...DOUBLE, stalls: 3, deload: 20 }, sessions: again }).sets).toBe(
      '65×8 65×8 65×8',
    );
  });

  test('after the lowering it climbs again from there', () => {
    const lowered = [did(72.5, [10, 10, 10], 1), did(80, [8, 8, 7], 3), did(80, [8, 8, 7], 6)];
    expect(short({ rule: DOUBLE, sessions: lowered })).toEqual({
      sets: '75×8 75×8 75×8',
      code: 'double_up',
    });
  });

  describe('one side at a time', () => {
    type Set = { readonly kg: number; readonly reps: number };
    const sided = (left: Set, right: Set) => ({
      ...session([]),
      sets: [left, left, left].flatMap((one) =>
        [
          { ...one, side: 'left' as const },
          { ...right, side: 'right' as const },
        ].map(({ kg, reps, side }) => ({
          kind: 'normal' as const,
          plan: null,
          side,
          done: { load: kg * KG, reps, at: 1 },
        })),
      ),
    });
    const next = (left: Set, right: Set, exercise = loadable('total', 'barbell')) =>
      short({ rule: DOUBLE, sessions: [sided(left, right)], exercise });

    test('the weaker one decides', () => {
      expect(next({ kg: 20, reps: 10 }, { kg: 20, reps: 9 }).code).toBe('double_keep');
      expect(next({ kg: 20, reps: 10 }, { kg: 20, reps: 10 }).code).toBe('double_up');
    });

    test('the weaker one is that with the easier load: it goes up by no more than one step', () => {
      const [strong, weak] = [
        { kg: 30, reps: 10 },
        { kg: 25, reps: 10 },
      ];
      const up = { sets: '27.5×8 27.5×8 27.5×8', code: 'double_up' };
      expect(next(strong, weak)).toEqual(up);
      expect(next(weak, strong)).toEqual(up);
      expect(next({ ...strong, reps: 9 }, weak)).toEqual(up);
      const helped = loadable('assisted_bodyweight', 'machine');
      expect(next(strong, weak, helped)).toEqual(up);
      expect(next(weak, strong, helped)).toEqual(up);
    });
  });
});
