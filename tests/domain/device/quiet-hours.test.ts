import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterQuiet, isQuietMinute, nextAt } from '#domain/device/quiet-hours';
import { addDays, localDay } from '#domain/local-day';
import { instantOf } from '#domain/wall-time';

const SP = 'America/Sao_Paulo';
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const at = (text: string) => Date.parse(text);
const told = (text: string, quiet = NIGHT, zone = SP) =>
  new Date(afterQuiet(at(text), quiet, zone)).toISOString();

describe('quiet hours', () => {
  test('over midnight: before, within on either side, and from the minute they end', () => {
    // São Paulo is at UTC-3.
    expect(told('2026-11-22T00:59:59Z')).toBe('2026-11-22T00:59:59.000Z');
    expect(told('2026-11-22T01:00:00Z')).toBe('2026-11-22T10:00:00.000Z');
    expect(told('2026-11-22T09:59:59Z')).toBe('2026-11-22T10:00:00.000Z');
    expect(told('2026-11-22T10:00:00Z')).toBe('2026-11-22T10:00:00.000Z');
  });

  test('of a minute by itself: within a day and over midnight', () => {
    const quiet = (...minutes: number[]) => minutes.map((each) => isQuietMinute(each, NIGHT));
    expect(quiet(0, 419, 420, 1319, 1320, 1439)).toEqual([true, true, false, false, true, true]);
    expect([59, 60, 119, 120].map((each) => isQuietMinute(each, { from: 60, to: 120 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('within a day', () => {
    const siesta = { from: 13 * 60, to: 15 * 60 };
    expect(told('2026-11-22T16:30:00Z', siesta)).toBe('2026-11-22T18:00:00.000Z');
    expect(told('2026-11-22T18:00:00Z', siesta)).toBe('2026-11-22T18:00:00.000Z');
    expect(told('2026-11-22T03:00:00Z', siesta)).toBe('2026-11-22T03:00:00.000Z');
  });

  test('end by the clock on the wall in the nights when the clocks change', () => {
    // Lisbon goes forward at 01:00 UTC on 2026-03-29, and back at 01:00 UTC on 2026-10-25.
    expect(told('2026-03-29T00:30:00Z', NIGHT, 'Europe/Lisbon')).toBe('2026-03-29T06:00:00.000Z');
    expect(told('2026-10-25T00:30:00Z', NIGHT, 'Europe/Lisbon')).toBe('2026-10-25T07:00:00.000Z');
    // An end that the clock change skips is read as before the change.
    const skipped = { from: 23 * 60, to: 90 };
    expect(told('2026-03-29T00:30:00Z', skipped, 'Europe/Lisbon')).toBe('2026-03-29T01:30:00.000Z');
  });
});

const ZONES = [SP, 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const minute = fc.nat(1439);
const moment = fc.integer({ min: at('2015-01-01'), max: at('2030-01-01') });

describe('at random', () => {
  test('what waits, waits less than a day and a change of the clocks, and then waits no more', () => {
    fc.assert(
      fc.property(moment, minute, minute, fc.constantFrom(...ZONES), (now, from, to, zone) => {
        fc.pre(from !== to);
        const quiet = { from, to };
        const first = afterQuiet(now, quiet, zone);
        expect(first).toBeGreaterThanOrEqual(now);
        expect(first - now).toBeLessThanOrEqual(26 * 3_600_000);
        // Quiet hours that begin within a repeated hour may begin again at once.
        if (first > now && Math.abs(to - from) > 60) {
          expect(afterQuiet(first, quiet, zone)).toBe(first);
        }
      }),
    );
  });

  test('a daily hour comes once on every day, in order', () => {
    fc.assert(
      fc.property(moment, minute, fc.constantFrom(...ZONES), (start, at, zone) => {
        let now = start;
        let day = localDay(nextAt(now, at, zone), zone);
        for (let n = 0; n < 5; n += 1) {
          const next = nextAt(now, at, zone);
          expect(next).toBeGreaterThan(now);
          expect(localDay(next, zone)).toBe(n === 0 ? day : addDays(day, 1));
          expect(next).toBe(instantOf({ day: localDay(next, zone), seconds: at * 60 }, zone));
          [now, day] = [next, localDay(next, zone)];
        }
      }),
    );
  });
});
