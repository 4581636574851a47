import { expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { dayWorkoutId } from '../../../../src/data/commands/workouts/day-workout-id';

const FICHA = '0199aaaa-0000-7000-8000-000000000000';

test('is a UUID, the same for the same day of the same ficha', () => {
  const id = dayWorkoutId(FICHA, 'k1', '2026-11-21');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(dayWorkoutId(FICHA, 'k1', '2026-11-21')).toBe(id);
});

test('is another one for every other day, date and ficha', () => {
  const ids = ['k1', 'k2', 'abcdefgh'].flatMap((day) =>
    Array.from({ length: 1000 }, (_, after) => addDays('2026-01-01', after)).flatMap((date) => [
      dayWorkoutId(FICHA, day, date),
      dayWorkoutId('0199aaaa-0000-7000-8000-000000000001', day, date),
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
