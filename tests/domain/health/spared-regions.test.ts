import { expect, test } from 'vitest';
import type { Pain } from '#domain/health/pain';
import { sparedRegions } from '#domain/health/spared-regions';

const TODAY = '2026-11-26';
let count = 0;
function pain(part: Partial<Pain>): Pain {
  count += 1;
  return { id: `w${count}`, at: count, day: TODAY, region: 'shoulder', strength: 3, ...part };
}
const spared = (...pains: Pain[]) => sparedRegions(pains, TODAY);

test('what hurt in the last 14 days is spared, and longer ago is not', () => {
  expect(spared()).toEqual([]);
  expect(spared(pain({ region: 'knee' }), pain({}))).toEqual(['shoulder', 'knee']);
  expect(spared(pain({ day: '2026-11-12' }))).toEqual(['shoulder']);
  expect(spared(pain({ day: '2026-11-11' }))).toEqual([]);
});

test('a light pain spares nothing; one whose strength was not said does', () => {
  expect(spared(pain({ strength: 1 }))).toEqual([]);
  expect(spared(pain({ strength: 2 }))).toEqual(['shoulder']);
  expect(spared(pain({ strength: null }))).toEqual(['shoulder']);
});

test('the newest word on a region counts, whatever the order they come in', () => {
  const strong = pain({ day: '2026-11-20', at: 900, strength: 3 });
  const light = pain({ day: '2026-11-24', at: 100, strength: 1 });
  expect(spared(strong, light)).toEqual([]);
  expect(spared(light, strong)).toEqual([]);
  const again = pain({ day: '2026-11-24', at: 200, strength: 2 });
  expect(spared(again, strong, light)).toEqual(['shoulder']);
  expect(spared(strong, pain({ region: 'knee', strength: 1 }))).toEqual(['shoulder']);
});
