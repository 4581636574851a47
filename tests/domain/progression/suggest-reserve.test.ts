import { describe, expect, test } from 'vitest';
import type { Rule } from '#domain/programs/rule';
import { block, cases, did, KG, loadable, short } from './asking';

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
      'as much as half of the way to the next load is enough to go there',
      { ...asked(3), exercise: loadable('total', 'machine', 5000) },
      '105×8 105×8 105×8',
      'rir_up',
    ],
    [
      'as asked, with a load that cannot be put together here: the next easier one',
      asked(2, [8, 8, 8], 101),
      '100×8 100×8 100×8',
      'rir_keep',
    ],
    [
      'two left over with the body alone are worth a first load',
      { ...asked(4, [8, 8, 8], 0), exercise: loadable('added_bodyweight', 'parallel-bars') },
      '1.25×8 1.25×8 1.25×8',
      'rir_up',
    ],
    [
      'one left over with the body alone is not',
      { ...asked(3, [8, 8, 8], 0), exercise: loadable('added_bodyweight', 'parallel-bars') },
      '0×8 0×8 0×8',
      'rir_keep',
    ],
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

  test.each([
    [4, 0],
    [0, 4],
  ])('of two sides alike but for %i and %i in reserve the weaker one decides', (left, right) => {
    const past = did(100, [8, 8]);
    const sided = {
      ...past,
      sets: past.sets.map((set, index) => ({
        ...set,
        side: index === 0 ? ('left' as const) : ('right' as const),
        done: set.done && { ...set.done, rir: index === 0 ? left : right },
      })),
    };
    const one = [block(1, { effort: { scale: 'rir', value: 2 } })];
    expect(short({ rule, prescription: one, sessions: [sided] })).toEqual({
      sets: '95×8',
      code: 'rir_down',
    });
  });
});
