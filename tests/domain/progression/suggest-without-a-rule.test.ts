import { describe, expect, test } from 'vitest';
import { block, cases, did, KG, session, short } from './asking';

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
