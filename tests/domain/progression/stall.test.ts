import { expect, test } from 'vitest';
import type { PastWork } from '#domain/progression/past-work';
import { slotsOf } from '#domain/progression/slots';
import { stalledSessions } from '#domain/progression/stall';
import { block } from './asking';

/** Sessions of one set with equal load, newest first, by repetitions. */
const works = (...counts: number[]): PastWork[] =>
  counts.map((reps) => ({
    day: '2026-03-02',
    start: null,
    sets: [{ load: 80_000, reps, seconds: 0, meters: 0, rir: null }],
  }));
const stalled = (...counts: number[]) => stalledSessions(works(...counts), slotsOf([block(1)]));

test('counts sessions that brought nothing more than the ones before, the first by what was asked', () => {
  expect([stalled(8), stalled(7)]).toEqual([0, 1]);
  expect([stalled(9, 9, 8), stalled(10, 9, 9, 8)]).toEqual([1, 0]);
});

test('a few repetitions after none at all are more', () => {
  expect(stalled(3, 0)).toBe(0);
});
