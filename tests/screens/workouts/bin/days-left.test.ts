import { expect, test } from 'vitest';
import { daysLeft, leftWords } from '../../../../src/screens/workouts/bin/days-left';

const DAY = 86_400_000;

test('a removed workout says how long it can still be brought back', () => {
  const words = (passed: number) => leftWords(daysLeft(0, passed));
  expect(words(0)).toBe('Some em 30 dias');
  expect(words(DAY * 3.5)).toBe('Some em 27 dias');
  expect(words(DAY * 29.1)).toBe('Some em 1 dia');
  expect(words(DAY * 31)).toBe('Some a qualquer momento');
  // A clock that was set back does not increase the number of days.
  expect(leftWords(daysLeft(DAY, 0))).toBe('Some em 30 dias');
});
