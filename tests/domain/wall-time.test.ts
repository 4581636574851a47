import { expect, test } from 'vitest';
import { hourOfDay } from '../../src/domain/wall-time';

test('the hour of an instant is that of its zone, also when the clocks change', () => {
  const hour = (instant: string, zone: string) => hourOfDay(Date.parse(instant), zone);
  expect(hour('2026-11-21T21:05:00Z', 'America/Sao_Paulo')).toBe(18);
  expect(hour('2026-11-22T02:59:59Z', 'America/Sao_Paulo')).toBe(23);
  expect(hour('2026-11-22T03:00:00Z', 'America/Sao_Paulo')).toBe(0);
  // Summer time in São Paulo until 2019.
  expect(hour('2018-12-01T20:05:00Z', 'America/Sao_Paulo')).toBe(18);
});
