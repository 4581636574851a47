import { expect, test } from 'vitest';
import { furtherThan, reachOf } from '#domain/coaching/copy-reach';

const TODAY = '2026-11-22';

test.each([
  ['2026-08-31', '12w'],
  ['2025-11-24', '12w'],
  ['2025-11-23', '1y'],
  ['2024-01-01', '1y'],
  [null, 'all'],
] as const)('a copy since %s holds %s whole', (since, reach) => {
  expect(reachOf(since, TODAY)).toBe(reach);
});

test('what may still be asked for is what lies further back', () => {
  expect(furtherThan('12w')).toEqual(['1y', 'all']);
  expect(furtherThan('all')).toEqual([]);
});
