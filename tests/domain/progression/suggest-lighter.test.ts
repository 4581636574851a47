import { describe, expect, test } from 'vitest';
import { block, cases, DOUBLE, did, KG, loadable, short } from './asking';

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

  test('a planned lighter week is where the rule goes on from when there is nothing else', () => {
    const asked = { rule: DOUBLE, sessions: [did(47.5, [10, 10, 10])], isLight: () => true };
    expect(short(asked)).toEqual({ sets: '50×8 50×8 50×8', code: 'double_up' });
  });

  test('what was done in a planned lighter week is not where the rule goes on from', () => {
    const light = did(47.5, [10, 10], 3);
    const sessions = [light, did(80, [10, 10, 10], 7)];
    const asked = { rule: DOUBLE, sessions, isLight: (one: unknown) => one === light };
    expect(short(asked)).toEqual({ sets: '82.5×8 82.5×8 82.5×8', code: 'double_up' });
  });
});
