import { expect, test } from 'vitest';
import { isCallingHour } from '#domain/charges/calling-hours';

const at = (time: string, zone = 'America/Sao_Paulo') =>
  isCallingHour(Date.parse(`2026-11-20T${time}Z`), zone);

test('money is asked for by day, by the clock of where it is asked for', () => {
  // São Paulo is three hours behind UTC.
  expect(['02:59', '03:00', '10:59', '11:00', '23:59', '00:00'].map((time) => at(time))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(at('11:00', 'America/Rio_Branco')).toBe(false);
  expect(at('13:00', 'America/Rio_Branco')).toBe(true);
});
