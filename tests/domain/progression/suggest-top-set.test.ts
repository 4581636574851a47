import { describe } from 'vitest';
import type { Rule } from '#domain/programs/rule';
import { block, cases, session } from './asking';

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
