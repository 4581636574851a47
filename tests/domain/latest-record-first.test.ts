import { expect, test } from 'vitest';
import { latestRecordFirst } from '#domain/latest-record-first';

test('newest day first, of one day what was recorded last, of one instant the greater id', () => {
  const records = [
    { id: 'a', day: '2026-11-01', at: 9 },
    { id: 'a', day: '2026-11-20', at: 3 },
    { id: 'b', day: '2026-11-20', at: 4 },
    { id: 'c', day: '2026-11-20', at: 4 },
  ];
  const sorted = records.toSorted(latestRecordFirst).map(({ id, at }) => [id, at]);
  expect(sorted).toEqual([
    ['c', 4],
    ['b', 4],
    ['a', 3],
    ['a', 9],
  ]);
});
