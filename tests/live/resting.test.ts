import { expect, test } from 'vitest';
import type { Rest } from '#domain/workouts/shape';
import { restingOne } from '../../src/live/resting';

const NOW = 1_000_000;

const resting = (id: string, change: Partial<Rest> | null) => ({
  id,
  workout: {
    rest: change && {
      set: 'a',
      endsAt: NOW + 60_000,
      total: 90,
      pausedLeft: null,
      device: 'phone',
      ...change,
    },
  },
});

const found = (...all: ReturnType<typeof resting>[]) => restingOne(all, 'phone', NOW)?.id ?? null;

test('the rest of a workout that was left open on another device does not silence the one here', () => {
  const left = resting('tablet', { device: 'tablet', endsAt: NOW - 7_200_000 });
  expect(found(left, resting('phone', {}))).toBe('phone');
  expect(found(resting('phone', {}), left)).toBe('phone');
});

test('W3c: of two that run the one of this device is told of, whichever ends last', () => {
  const other = resting('tablet', { device: 'tablet', endsAt: NOW + 80_000 });
  expect(found(other, resting('phone', {}))).toBe('phone');
  expect(found(other, resting('phone', { endsAt: NOW - 1 }))).toBe('tablet');
});

test('without a rest there is none; one that is over is the last that there was', () => {
  expect(found(resting('phone', null))).toBeNull();
  expect(found(resting('phone', null), resting('other', { endsAt: NOW - 5000 }))).toBe('other');
});
