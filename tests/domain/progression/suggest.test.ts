import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../src/domain/program/rule';
import { oneRepMax } from '../../../src/domain/workout/one-rep-max';
import { type Asked, ask, block, did, KG, loadable, session, short } from './asking';

const DOUBLE: Rule = { type: 'double' };
const LINEAR: Rule = { type: 'linear' };

/** Each case: what is asked, what comes out. */
function cases(table: readonly (readonly [string, Asked, string, string | null])[]): void {
  test.each(table)('%s', (_, asked, sets, code) => {
    expect(short(asked)).toEqual({ sets, code });
  });
}

describe('without a rule', () => {
  const fixed = [block(3, { load: { by: 'grams', grams: 80 * KG } })];
  cases([
    ['the first time the load is open', {}, '–×8 –×8 –×8', 'first_open'],
    [
      'the loads and repetitions of the last time, within the range',
      {
        sessions: [
          session([
            { kg: 80, reps: 12 },
            { kg: 77.5, reps: 9 },
          ]),
        ],
      },
      '80×10 77.5×9 77.5×9',
      'repeat',
    ],
    ['a written load is done as it is', { prescription: fixed }, '80×8 80×8 80×8', 'fixed'],
    [
      'a written load stays what the ficha says, whatever was done',
      { prescription: fixed, sessions: [did(60, [8, 8, 8])] },
      '80×8 80×8 80×8',
      'fixed',
    ],
    [
      'a written load that cannot be loaded becomes the nearest one',
      { prescription: [block(1, { load: { by: 'grams', grams: 81 * KG } })] },
      '80×8',
      'fixed',
    ],
    [
      'after a pause a written load stays, and what may do is only said',
      { prescription: fixed, sessions: [did(80, [8, 8, 8], 30)] },
      '80×8 80×8 80×8',
      'fixed_after_break',
    ],
  ]);

  test('where no gym is known any load that was done can be done again', () => {
    expect(short({ gym: null, sessions: [did(81, [8, 8, 8])] }).sets).toBe('81×8 81×8 81×8');
    expect(short({ sessions: [did(81, [8, 8, 8])] })).toMatchObject({ sets: '80×8 80×8 80×8' });
  });
});

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

  test('one side at a time, the weaker one decides', () => {
    const sets = (right: number) =>
      [10, 10, 10].flatMap((left) => [
        { kg: 20, reps: left, side: 'left' as const },
        { kg: 20, reps: right, side: 'right' as const },
      ]);
    const sided = (right: number) => ({
      ...session([]),
      sets: sets(right).map(({ kg, reps, side }) => ({
        kind: 'normal' as const,
        plan: null,
        side,
        done: { load: kg * KG, reps, at: 1 },
      })),
    });
    expect(short({ rule: DOUBLE, sessions: [sided(9)] }).code).toBe('double_keep');
    expect(short({ rule: DOUBLE, sessions: [sided(10)] }).code).toBe('double_up');
  });
});

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

describe('linear progression', () => {
  const fives = [block(3, { reps: [5, 5] })];
  cases([
    [
      'Rippetoe and Kilgore (2006): 3 × 5 with 80 kg, next time 82.5 kg',
      { rule: LINEAR, prescription: fives, sessions: [did(80, [5, 5, 5])] },
      '82.5×5 82.5×5 82.5×5',
      'linear_up',
    ],
    [
      'a miss repeats the load',
      { rule: LINEAR, prescription: fives, sessions: [did(80, [5, 5, 4])] },
      '80×5 80×5 80×5',
      'linear_repeat',
    ],
    [
      'every second session: the first one waits',
      {
        rule: { type: 'linear', every: 2 },
        prescription: fives,
        sessions: [did(80, [5, 5, 5]), did(77.5, [5, 5, 5], 6)],
      },
      '80×5 80×5 80×5',
      'linear_wait',
    ],
    [
      'every second session: the second one raises',
      {
        rule: { type: 'linear', every: 2 },
        prescription: fives,
        sessions: [did(80, [5, 5, 5]), did(80, [5, 5, 5], 6)],
      },
      '82.5×5 82.5×5 82.5×5',
      'linear_up',
    ],
    [
      'Rippetoe and Kilgore (2006): three misses, then 10 % less',
      {
        rule: LINEAR,
        prescription: fives,
        sessions: [did(100, [5, 4, 4], 2), did(100, [5, 5, 4], 4), did(100, [5, 4, 3], 6)],
      },
      '90×5 90×5 90×5',
      'stall_deload',
    ],
  ]);
});

describe('top set and back-off', () => {
  const rule: Rule = { type: 'top_backoff', backoff: 10 };
  const prescription = [block(1, { reps: [4, 6] }), block(2, { reps: [6, 8] })];
  cases([
    [
      'the heavy set decides, the others are 10 % lighter',
      {
        rule,
        prescription,
        sessions: [
          session([
            { kg: 100, reps: 6 },
            { kg: 90, reps: 5 },
            { kg: 90, reps: 4 },
          ]),
        ],
      },
      '102.5×4 92.5×6 92.5×6',
      'top_up',
    ],
    [
      'and stays while it has not reached its top',
      {
        rule,
        prescription,
        sessions: [
          session([
            { kg: 100, reps: 5 },
            { kg: 90, reps: 8 },
          ]),
        ],
      },
      '100×6 90×8 90×8',
      'top_keep',
    ],
  ]);
});

describe('repetitions in reserve', () => {
  const rule: Rule = { type: 'rir' };
  const prescription = [block(3, { effort: { scale: 'rir', value: 2 } })];
  const asked = (rir: number | undefined, reps = [8, 8, 8], kg = 100) => ({
    rule,
    prescription,
    sessions: [did(kg, reps, 3, rir)],
  });
  cases([
    ['two left over too many: 5 % more', asked(4), '105×8 105×8 105×8', 'rir_up'],
    ['as asked: the same', asked(2), '100×8 100×8 100×8', 'rir_keep'],
    ['two too few: 5 % less', asked(0), '95×8 95×8 95×8', 'rir_down'],
    ['never more than 10 % at once (ACSM, 2009)', asked(10), '110×8 110×8 110×8', 'rir_up'],
    [
      'repetitions beyond the range count too',
      asked(2, [12, 12, 12]),
      '105×10 105×10 105×10',
      'rir_up',
    ],
    ['and those below it', asked(2, [6, 6, 6]), '95×8 95×8 95×8', 'rir_down'],
    ['not told, the load stays', asked(undefined), '100×8 100×8 100×8', 'rir_unknown'],
    ['half of a step is no step', asked(2.5, [8, 8, 8], 40), '40×8 40×8 40×8', 'rir_keep'],
    [
      'within the increment of the rule',
      { ...asked(10), rule: { type: 'rir', step: 2.5 * KG } },
      '102.5×8 102.5×8 102.5×8',
      'rir_up',
    ],
    [
      'the same asked for as effort: PSE 8 is RIR 2 (Zourdos et al., 2016)',
      { ...asked(4), prescription: [block(3, { effort: { scale: 'pse', value: 8 } })] },
      '105×8 105×8 105×8',
      'rir_up',
    ],
  ]);
});

describe('percent of the 1RM', () => {
  const wave: Rule = { type: 'wave', waves: [65, 75, 85] };
  const sets = [block(1, { reps: [5, 5] })];
  cases([
    [
      'Wendler (2009): the percents of the weeks, with a training max of 100 kg',
      { rule: wave, prescription: sets, week: 1, oneRepMax: 100 * KG },
      '65×5',
      'wave',
    ],
    [
      'second week',
      { rule: wave, prescription: sets, week: 2, oneRepMax: 100 * KG },
      '75×5',
      'wave',
    ],
    [
      'over and over',
      { rule: wave, prescription: sets, week: 6, oneRepMax: 100 * KG },
      '85×5',
      'wave',
    ],
    [
      'a planned lighter week',
      { rule: wave, prescription: sets, week: 1, oneRepMax: 100 * KG, deload: 20 },
      '52.5×5',
      'wave',
    ],
    [
      'a written percent, rounded to what can be loaded',
      {
        prescription: [block(2, { load: { by: 'percent', percent: 72.5 } })],
        oneRepMax: oneRepMax(80 * KG, 10),
      },
      '77.5×8 77.5×8',
      'percent',
    ],
    [
      'by steps of the exercise where no gym is known',
      { rule: wave, prescription: sets, week: 3, oneRepMax: 96_800, gym: null },
      '82.5×5',
      'wave',
    ],
    [
      'without a 1RM the load is open, and it says so',
      { prescription: [block(2, { load: { by: 'percent', percent: 75 } })] },
      '–×8 –×8',
      'percent_open',
    ],
    [
      'after a pause the 1RM counts for less',
      {
        rule: wave,
        prescription: sets,
        week: 2,
        oneRepMax: 100 * KG,
        sessions: [did(80, [5], 30)],
      },
      '67.5×5',
      'wave',
    ],
  ]);
});

describe('lighter, planned or after a pause', () => {
  const sessions = (daysAgo: number) => [did(80, [10, 10, 10], daysAgo)];
  cases([
    [
      'a planned lighter week lowers what the rule would ask for',
      { rule: DOUBLE, deload: 40, sessions: sessions(3) },
      '47.5×8 47.5×8 47.5×8',
      'deload_week',
    ],
    [
      'a written load that it lowers, by steps of the exercise where no gym is known',
      {
        prescription: [block(1, { load: { by: 'grams', grams: 72 * KG } })],
        deload: 10,
        gym: null,
      },
      '72.5×8',
      'fixed',
    ],
    [
      'the same where a rule would start from it',
      {
        rule: DOUBLE,
        prescription: [block(1, { load: { by: 'grams', grams: 72 * KG } })],
        deload: 10,
        gym: null,
      },
      '72.5×8',
      'fixed',
    ],
    [
      '13 days are no pause',
      { rule: DOUBLE, sessions: sessions(13) },
      '82.5×8 82.5×8 82.5×8',
      'double_up',
    ],
    ['14 days: 5 %', { rule: DOUBLE, sessions: sessions(14) }, '75×8 75×8 75×8', 'break_return'],
    [
      '28 days: 10 %',
      { rule: DOUBLE, sessions: sessions(28) },
      '72.5×8 72.5×8 72.5×8',
      'break_return',
    ],
    ['60 days: 20 %', { rule: DOUBLE, sessions: sessions(60) }, '65×8 65×8 65×8', 'break_return'],
    ['without a rule too', { sessions: sessions(60) }, '65×8 65×8 65×8', 'break_return'],
    [
      'where nothing lighter is near the load stays, and it says so',
      {
        rule: DOUBLE,
        exercise: loadable('per_dumbbell', 'dumbbell', 2000),
        sessions: [did(4, [10, 10, 10], 20)],
      },
      '4×8 4×8 4×8',
      'break_keep',
    ],
    [
      'more help from a machine is lighter',
      {
        rule: DOUBLE,
        exercise: loadable('assisted_bodyweight', 'machine', 5000),
        sessions: [did(40, [10, 10, 10], 60)],
      },
      '50×8 50×8 50×8',
      'break_return',
    ],
  ]);

  test('what was done in a planned lighter week is not where the rule goes on from', () => {
    const light = did(47.5, [10, 10], 3);
    const sessions = [light, did(80, [10, 10, 10], 7)];
    const asked = { rule: DOUBLE, sessions, isLight: (one: unknown) => one === light };
    expect(short(asked)).toEqual({ sets: '82.5×8 82.5×8 82.5×8', code: 'double_up' });
  });
});

describe('without a load', () => {
  const reps = loadable('reps_only', 'bodyweight');
  const time = loadable('time', 'other');
  const hold = [block(2, { reps: null, seconds: [30, 45] })];
  const held = (...seconds: number[]) => session(seconds.map((each) => ({ seconds: each })));
  cases([
    [
      'repetitions go up within their range',
      {
        rule: DOUBLE,
        exercise: reps,
        sessions: [session([{ reps: 9 }, { reps: 8 }, { reps: 8 }])],
      },
      '–×10 –×9 –×9',
      'count_more',
    ],
    [
      'and stay at its top',
      {
        rule: DOUBLE,
        exercise: reps,
        sessions: [session([{ reps: 10 }, { reps: 11 }, { reps: 10 }])],
      },
      '–×10 –×10 –×10',
      'count_top',
    ],
    [
      'seconds by five',
      { rule: DOUBLE, exercise: time, prescription: hold, sessions: [held(35, 42)] },
      '–×40s –×45s',
      'count_more',
    ],
    [
      'without a rule as the last time',
      { exercise: time, prescription: hold, sessions: [held(35)] },
      '–×35s –×35s',
      'repeat',
    ],
    ['the first time the least of it', { exercise: time, prescription: hold }, '–×30s –×30s', null],
    [
      'after a pause the least of it again',
      { rule: DOUBLE, exercise: reps, sessions: [session([{ reps: 10 }], 30)] },
      '–×8 –×8 –×8',
      'count_break',
    ],
  ]);
});

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
