import { expect, test } from 'vitest';
import { adherenceOf, daysInWeek } from '#domain/coaching/adherence';

const WEEK = '2026-11-16';

test('what was done of the plan, week by week, and more than planned makes up for nobody', () => {
  const keen = {
    perWeek: 2,
    from: '2026-11-01',
    days: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-10', '2026-11-10'],
  };
  const away = { perWeek: 2, from: '2026-11-12', days: [] };
  expect(adherenceOf([keen, away], WEEK, 3)).toEqual([
    { week: '2026-11-02', percent: 0 },
    { week: '2026-11-09', percent: 50 },
    { week: '2026-11-16', percent: 50 },
  ]);
});

test('a week holds its Monday and its Sunday, and not the Monday after', () => {
  expect(daysInWeek(['2026-11-15', WEEK, '2026-11-22', '2026-11-23'], WEEK)).toBe(2);
});

test('a student counts from the week on that begins on their first day', () => {
  const student = { perWeek: 1, days: [WEEK] };
  const from = (day: string) => adherenceOf([{ ...student, from: day }], WEEK, 1)[0]?.percent;
  expect([from(WEEK), from('2026-11-17')]).toEqual([100, null]);
});

test('nothing planned is no figure', () => {
  expect(adherenceOf([], WEEK, 1)).toEqual([{ week: WEEK, percent: null }]);
});
