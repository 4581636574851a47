import { describe } from 'vitest';
import type { Rule } from '../../../src/domain/program/rule';
import { block, cases, did, KG } from './asking';

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
