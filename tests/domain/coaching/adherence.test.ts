import { expect, test } from 'vitest';
import { adherenceOf } from '#domain/coaching/adherence';

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

test('nothing planned is no figure', () => {
  expect(adherenceOf([], WEEK, 1)).toEqual([{ week: WEEK, percent: null }]);
});
