import { describe } from 'vitest';
import type { Rule } from '#domain/programs/rule';
import { oneRepMax } from '#domain/progress/one-rep-max';
import { block, cases, did, KG } from './asking';

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
