import { expect, test } from 'vitest';
import { hourOfDay, instantOf, wallTime } from '#domain/wall-time';

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

test('a wall time has the parts that the zone shows, in any year and beside changed clocks', () => {
  const zones = ['America/Sao_Paulo', 'Africa/Monrovia', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
  const instants = ['0987-06-05', '1970-01-01', '1972-01-07', '2011-12-30', '2018-11-04'];
  for (const zone of zones) {
    for (const day of instants) {
      const at = Date.parse(`${day}T02:59:59Z`);
      const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
        hourCycle: 'h23',
      }).formatToParts(at);
      const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
      const { day: local, seconds } = wallTime(at, zone);
      expect(local.split('-').slice(1).map(Number)).toEqual([part('month'), part('day')]);
      expect(seconds).toBe(part('hour') * 3600 + part('minute') * 60 + part('second'));
    }
  }
});
