import { expect, test } from 'vitest';
import { endTime } from '#words/workouts/end';

const ZONE = 'America/Sao_Paulo';
const END = Date.UTC(2026, 10, 20, 22, 5);
const HOURS = 3_600_000;

test('the time of an end has its day, unless that is today', () => {
  expect(endTime(END, END + HOURS, ZONE)).toBe('19:05');
  expect(endTime(END, END + 6 * HOURS, ZONE)).toBe('19:05 de ontem');
  expect(endTime(END, END + 48 * HOURS, ZONE)).toBe('19:05 de anteontem');
  expect(endTime(END, END + 72 * HOURS, ZONE)).toBe('19:05 de sexta, 20 de nov.');
});
