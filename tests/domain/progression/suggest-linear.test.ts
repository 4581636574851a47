import { describe } from 'vitest';
import type { Rule } from '#domain/programs/rule';
import { block, cases, did } from './asking';

const LINEAR: Rule = { type: 'linear' };

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
