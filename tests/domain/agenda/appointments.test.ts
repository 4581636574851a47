import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Appointment,
  clockAt,
  hasDay,
  instantAt,
  isPlannedFor,
  occurrenceOf,
  occurrencesBetween,
  withInstants,
} from '#domain/agenda/appointments';
import { addDays, localDay } from '#domain/local-day';

const SP = 'America/Sao_Paulo';
const LISBON = 'Europe/Lisbon';
const usual: Appointment = {
  zone: SP,
  day: '2026-11-02',
  time: 7 * 60,
  duration: 60,
  weekdays: [1, 4],
  until: null,
  changes: [],
};
const nothing = { moved: null, off: false, by: null, confirmed: false };
const iso = (ms: number) => new Date(ms).toISOString();
const between = (appointment: Appointment, from: string, to: string) =>
  occurrencesBetween(appointment, [], Date.parse(from), Date.parse(to));

describe('instants of clocks', () => {
  // Europe/Lisbon: forward at 01:00 on 2026-03-29, back at 02:00 on 2026-10-25 (tz database).
  test.each([
    ['2026-11-20', 7 * 60, SP, '2026-11-20T10:00:00.000Z'],
    ['2026-03-28', 90, LISBON, '2026-03-28T01:30:00.000Z'],
    ['2026-03-29', 30, LISBON, '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', 180, LISBON, '2026-03-29T02:00:00.000Z'],
    ['2026-10-25', 180, LISBON, '2026-10-25T03:00:00.000Z'],
    // São Paulo had summer time until 2019: midnight of 2018-11-04 did not exist.
    ['2018-11-04', 120, SP, '2018-11-04T04:00:00.000Z'],
    ['2018-11-03', 120, SP, '2018-11-03T05:00:00.000Z'],
  ])('%s at minute %i in %s is %s', (day, time, zone, instant) => {
    expect(iso(instantAt(day, time, zone))).toBe(instant);
  });

  test('a time that is left out counts with the offset before, one that comes twice the first time', () => {
    expect(iso(instantAt('2026-03-29', 90, LISBON))).toBe('2026-03-29T01:30:00.000Z');
    expect(clockAt(instantAt('2026-03-29', 90, LISBON), LISBON).time).toBe(150);
    expect(iso(instantAt('2026-10-25', 90, LISBON))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantAt('2018-11-04', 30, SP))).toBe('2018-11-04T03:30:00.000Z');
  });

  test('what a clock shows leads back to the instant, wherever it exists once', () => {
    const zones = fc.constantFrom(SP, LISBON, 'America/New_York', 'Asia/Kathmandu', 'UTC');
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 40_000_000 }), (zone, minutes) => {
        const instant = Date.UTC(1995, 0, 1) + minutes * 60_000;
        const { day, time } = clockAt(instant, zone);
        const back = instantAt(day, time, zone);
        // A repeated hour means its first occurrence.
        expect([instant, instant - 3_600_000]).toContain(back);
        expect(clockAt(back, zone)).toEqual({ day, time });
      }),
    );
  });
});

describe('occurrences', () => {
  test('every week at the same time of the clock, through a change of the clocks', () => {
    const lisbon = { ...usual, zone: LISBON, day: '2026-10-19', weekdays: [1] as const };
    expect(
      between(lisbon, '2026-10-18T00:00Z', '2026-11-03T00:00Z').map(({ at }) => iso(at)),
    ).toEqual(['2026-10-19T06:00:00.000Z', '2026-10-26T07:00:00.000Z', '2026-11-02T07:00:00.000Z']);
  });

  test('from the first day to the last, both included', () => {
    const short = { ...usual, day: '2026-11-05', until: '2026-11-12' };
    const days = between(short, '2026-10-01T00:00Z', '2026-12-31T00:00Z').map(({ day }) => day);
    expect(days).toEqual(['2026-11-05', '2026-11-09', '2026-11-12']);
  });

  test('once, on its day alone', () => {
    const once = { ...usual, weekdays: [], day: '2026-11-04' };
    const days = between(once, '2026-10-01T00:00Z', '2026-12-31T00:00Z').map(({ day }) => day);
    expect(days).toEqual(['2026-11-04']);
  });

  test('what ends when the look begins or begins when it ends lies outside of it', () => {
    // Monday from 07:00 to 08:00, which is 10:00 to 11:00 in UTC.
    const found = (from: string, to: string) =>
      between(usual, `2026-11-02T${from}Z`, `2026-11-02T${to}Z`).length;
    expect([found('11:00', '23:00'), found('10:59', '23:00')]).toEqual([0, 1]);
    expect([found('00:00', '10:00'), found('00:00', '10:01')]).toEqual([0, 1]);
  });

  test('one of a day is the one that was changed, and a day without has none', () => {
    const changes = [{ ...nothing, day: '2026-11-05', off: true, by: 'ana' }];
    const on = (day: string) => occurrenceOf({ ...usual, changes }, [], day);
    expect([on('2026-11-02')?.off, on('2026-11-05')?.off]).toEqual([false, true]);
    expect(on('2026-11-03')).toBeNull();
  });

  test('what was moved stands where it was moved to, also from outside of what is asked for', () => {
    const moved = { day: '2026-12-01', time: 18 * 60 + 30 };
    const changes = [{ ...nothing, day: '2026-11-05', moved, by: 'carla', confirmed: true }];
    const one = { ...usual, changes };
    expect(between(one, '2026-11-05T00:00Z', '2026-11-06T00:00Z')).toEqual([]);
    const [first] = between(one, '2026-12-01T12:00Z', '2026-12-02T00:00Z');
    expect(first).toMatchObject({ day: '2026-11-05', moved: true, by: 'carla', confirmed: true });
    expect(iso(first?.at ?? 0)).toBe('2026-12-01T21:30:00.000Z');
  });

  test('what was called off is told as that, and a change of a day that is none counts nothing', () => {
    const changes = [
      { ...nothing, day: '2026-11-05', off: true, by: 'ana' },
      { ...nothing, day: '2026-11-06', off: true, by: 'ana' },
    ];
    const found = between({ ...usual, changes }, '2026-11-04T00:00Z', '2026-11-07T00:00Z');
    expect(found).toMatchObject([{ day: '2026-11-05', off: true, by: 'ana' }]);
    expect(isPlannedFor(usual, '2026-11-06')).toBe(false);
  });

  test('what ends before its first day of the week would never take place', () => {
    // Starts on a Friday, and repeats on Mondays and Thursdays.
    const weekly = { ...usual, day: '2026-11-06', weekdays: [1, 4] as const };
    const ends = (until: string | null) => hasDay({ ...weekly, until });
    expect([ends('2026-11-08'), ends('2026-11-09'), ends(null)]).toEqual([false, true, true]);
    expect(hasDay({ ...weekly, weekdays: [5], until: '2026-11-06' })).toBe(true);
    expect(hasDay({ ...weekly, weekdays: [], until: null })).toBe(true);
  });

  test('somebody is away on their own days, whatever day it is for the other one', () => {
    const absence = { person: 'ana', from: '2026-11-06', until: '2026-11-08' };
    const late = { ...usual, time: 23 * 60, weekdays: [4] as const };
    const of = (zone: string) =>
      occurrencesBetween(
        late,
        [withInstants({ ...absence, zone })],
        Date.parse('2026-11-05T12:00Z'),
        Date.parse('2026-11-07T00:00Z'),
      ).map(({ absent }) => absent);
    expect(of(SP)).toEqual([[]]);
    expect(of(LISBON)).toEqual([['ana']]);
  });

  test('an absence begins with its first midnight and is over at the one after its last day', () => {
    const away = { person: 'ana', zone: SP, from: '2026-11-05', until: '2026-11-08' };
    const midnight = { ...usual, time: 0 };
    const absent = (day: string) =>
      occurrenceOf(midnight, [withInstants(away)], day)?.absent.includes('ana');
    expect([absent('2026-11-05'), absent('2026-11-09')]).toEqual([true, false]);
  });

  test('the instants of an absence are those of its days, whatever the clocks do', () => {
    const zones = [SP, LISBON, 'America/Havana', 'Pacific/Apia', 'Asia/Beirut'];
    const at = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2027, 0, 1) });
    fc.assert(
      fc.property(at, fc.constantFrom(...zones), fc.nat(3), (instant, zone, days) => {
        const from = localDay(instant - days * 86_400_000, zone);
        const until = addDays(from, 2);
        const { startsAt, endsAt } = withInstants({ person: 'ana', zone, from, until });
        const there = localDay(instant, zone);
        expect(startsAt <= instant && instant < endsAt).toBe(from <= there && there <= until);
      }),
    );
  });

  test('pieces of any width hold together what one look holds', () => {
    const widths = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(widths, fc.boolean(), (days, inLisbon) => {
        const appointment = { ...usual, zone: inLisbon ? LISBON : SP, day: '2026-10-01' };
        const start = Date.UTC(2026, 9, 1);
        const at = (day: number) => start + day * 86_400_000;
        const whole = occurrencesBetween(appointment, [], at(0), at(60));
        const pieces = Array.from({ length: Math.ceil(60 / days) }, (_, index) =>
          occurrencesBetween(
            appointment,
            [],
            at(index * days),
            at(Math.min(60, (index + 1) * days)),
          ),
        ).flat();
        // An occurrence across a border is in both pieces.
        expect([...new Set(pieces.map(({ day }) => day))]).toEqual(whole.map(({ day }) => day));
        for (const { day } of whole) expect(isPlannedFor(appointment, day)).toBe(true);
        expect(whole.every(({ day }) => day >= addDays('2026-10-01', 0))).toBe(true);
      }),
    );
  });
});
