import { expect, test } from 'vitest';
import { byMonth } from '../../../src/parts/workouts/month-groups';

test('workouts stand under the month of the day they were stored with, in their order', () => {
  const days = ['2026-11-20', '2026-11-01', '2026-10-31', '2025-11-02'];
  expect(byMonth(days, (day) => day)).toEqual([
    { month: '2026-11', heading: 'Novembro de 2026', entries: ['2026-11-20', '2026-11-01'] },
    { month: '2026-10', heading: 'Outubro de 2026', entries: ['2026-10-31'] },
    { month: '2025-11', heading: 'Novembro de 2025', entries: ['2025-11-02'] },
  ]);
  expect(byMonth<string>([], (day) => day)).toEqual([]);
});
