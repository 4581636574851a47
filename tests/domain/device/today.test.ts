import { describe, expect, test } from 'vitest';
import { isPlannedToday } from '#domain/device/today';
import type { ProgramDay, Schedule } from '#domain/programs/shape';

// A Monday, a Tuesday.
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03'];

function planned(
  schedule: Schedule,
  weekdays: readonly number[],
  rest: { today: string; done?: string; todayOn?: readonly number[] },
) {
  const day: ProgramDay = {
    key: 'a',
    order: 'a',
    title: 'A',
    note: '',
    weekdays,
    exercises: [],
    returned: false,
  };
  const { today, done, todayOn = [] } = rest;
  return isPlannedToday({
    program: { schedule, weeks: 4, days: [day] },
    done: done === undefined ? [] : [{ day: 'a', week: 1, localDay: done }],
    today,
    since: MONDAY,
    weekStart: 1,
    todayOn,
  });
}

describe('whether today has a workout', () => {
  test('by day of the week: on its day, until it is done, and not for one that was missed', () => {
    expect(planned('weekday', [1], { today: MONDAY })).toBe(true);
    expect(planned('weekday', [1], { today: MONDAY, done: MONDAY })).toBe(false);
    expect(planned('weekday', [1], { today: TUESDAY })).toBe(false);
    expect(planned('weekday', [1], { today: TUESDAY, todayOn: [2] })).toBe(false);
  });

  test('in turn: on the days that the person chose', () => {
    expect(planned('letter', [], { today: MONDAY })).toBe(false);
    expect(planned('letter', [], { today: MONDAY, todayOn: [1, 3] })).toBe(true);
    expect(planned('letter', [], { today: TUESDAY, todayOn: [1, 3] })).toBe(false);
    expect(planned('letter', [], { today: MONDAY, done: MONDAY, todayOn: [1] })).toBe(false);
  });
});
