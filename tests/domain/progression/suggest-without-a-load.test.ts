import { describe } from 'vitest';
import { block, cases, DOUBLE, loadable, session } from './asking';

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
