import { expect, test } from 'vitest';
import type { Appointment } from '#domain/agenda/appointments';
import { firstOverlap } from '#domain/agenda/overlaps';

const SP = 'America/Sao_Paulo';
/** Mondays at 7:00 for an hour. */
const mondays: Appointment = {
  zone: SP,
  day: '2026-11-02',
  time: 420,
  duration: 60,
  weekdays: [1],
  until: null,
  changes: [],
};
const once = (day: string, time: number, more: Partial<Appointment> = {}): Appointment => ({
  ...mondays,
  day,
  time,
  weekdays: [],
  ...more,
});
const TODAY = '2026-11-20';
const at = (planned: Appointment, ...others: Appointment[]) => {
  const found = firstOverlap(planned, others, TODAY);
  return found && new Date(found.at).toISOString();
};

test.each([
  ['the same time', 420, '2026-11-23T10:00:00.000Z'],
  ['within it', 450, '2026-11-23T10:00:00.000Z'],
  ['half an hour before it', 390, '2026-11-23T10:00:00.000Z'],
  ['ends when it begins', 360, null],
  ['begins when it ends', 480, null],
])('an appointment at %s', (_, time, expected) => {
  expect(at(once('2026-11-23', time), mondays)).toBe(expected);
});

test('another zone is compared by the instant', () => {
  const inManaus = once('2026-11-23', 360, { zone: 'America/Manaus' });
  expect(at(inManaus, mondays)).toBe('2026-11-23T10:00:00.000Z');
  expect(at({ ...inManaus, time: 420 }, mondays)).toBeNull();
});

test('only days ahead count, and the first of them', () => {
  expect(at(once('2026-11-16', 420), mondays)).toBeNull();
  expect(at({ ...mondays, weekdays: [1, 3] }, mondays)).toBe('2026-11-23T10:00:00.000Z');
  const thursday = once('2026-11-26', 420);
  expect(at({ ...mondays, weekdays: [1, 4] }, mondays, thursday)).toBe('2026-11-23T10:00:00.000Z');
});

test('a day that was called off is free, one that was moved here is not', () => {
  const change = { day: '2026-11-23', moved: null, off: true, by: 'ana', confirmed: false };
  expect(at(once('2026-11-23', 420), { ...mondays, changes: [change] })).toBeNull();
  const moved = { ...change, off: false, moved: { day: '2026-11-24', time: 420 } };
  const changed = { ...mondays, changes: [moved] };
  expect(at(once('2026-11-24', 420), changed)).toBe('2026-11-24T10:00:00.000Z');
  expect(at(once('2026-11-23', 420), changed)).toBeNull();
});
