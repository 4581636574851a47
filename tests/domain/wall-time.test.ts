import { expect, test } from 'vitest';
import { hourOfDay, instantOf } from '#domain/wall-time';

test('the hour of an instant is that of its zone, also when the clocks change', () => {
  const hour = (instant: string, zone: string) => hourOfDay(Date.parse(instant), zone);
  expect(hour('2026-11-21T21:05:00Z', 'America/Sao_Paulo')).toBe(18);
  expect(hour('2026-11-22T02:59:59Z', 'America/Sao_Paulo')).toBe(23);
  expect(hour('2026-11-22T03:00:00Z', 'America/Sao_Paulo')).toBe(0);
  // Summer time in São Paulo until 2019.
  expect(hour('2018-12-01T20:05:00Z', 'America/Sao_Paulo')).toBe(18);
});

test('a zone that nobody knows is UTC, so that a workout with one can be given other times', () => {
  const at = Date.UTC(2026, 10, 21, 21, 5);
  expect(hourOfDay(at, 'Lua/Tranquilidade')).toBe(21);
  const seconds = 21 * 3600 + 5 * 60;
  expect(instantOf({ day: '2026-11-21', seconds }, 'Lua/Tranquilidade')).toBe(at);
});
