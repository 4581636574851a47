import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { type DayDone, nextDay } from '#domain/programs/schedule';
import type { ProgramDay, Schedule } from '#domain/programs/shape';
import { weekOn } from '#domain/programs/week-on';

// A Monday.
const MONDAY = '2026-03-02';
const on = (number: number) => addDays(MONDAY, number - 1);

function ficha(schedule: Schedule, days: Readonly<Record<string, readonly number[]>>) {
  const made = Object.entries(days).map(
    ([key, weekdays]): ProgramDay => ({
      key,
      order: key,
      title: key,
      note: '',
      weekdays,
      exercises: [],
      returned: false,
    }),
  );
  return { schedule, weeks: 4, days: made };
}

const did = (day: string, week: number, localDay: string): DayDone => ({ day, week, localDay });
const at = (today: string, since = MONDAY) => ({ today, since, weekStart: 1 as const });

describe('by letter', () => {
  const abc = ficha('letter', { a: [], b: [], c: [] });

  test('starts with the first and goes on with the one after the last, whenever that was', () => {
    expect(nextDay(abc, [], at(on(1)))).toEqual({ day: 'a', week: 1, why: 'next', nextOn: null });
    expect(nextDay(abc, [did('a', 1, on(1))], at(on(2)))).toMatchObject({ day: 'b', week: 1 });
    expect(nextDay(abc, [did('a', 1, on(1))], at(on(40)))).toMatchObject({ day: 'b', week: 1 });
  });

  test('after the last day the next week begins', () => {
    const round = [did('a', 1, on(1)), did('b', 1, on(3)), did('c', 1, on(5))];
    expect(nextDay(abc, round, at(on(6)))).toMatchObject({ day: 'a', week: 2 });
  });

  test('another day done on purpose is gone on from, in the same week', () => {
    const done = [did('a', 2, on(1)), did('c', 2, on(2)), did('b', 3, on(3))];
    expect(nextDay(abc, done.slice(0, 2), at(on(4)))).toMatchObject({ day: 'a', week: 3 });
    expect(nextDay(abc, done, at(on(4)))).toMatchObject({ day: 'c', week: 3 });
  });

  test('a day that was taken out of the ficha is passed over', () => {
    const done = [did('a', 1, on(1)), did('gone', 1, on(2))];
    expect(nextDay(abc, done, at(on(4)))).toMatchObject({ day: 'b' });
    expect(nextDay(ficha('letter', {}), [], at(on(1)))).toBeNull();
  });

  test('all days come once in every round', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 40 }),
        (size, count) => {
          const keys = Array.from({ length: size }, (_, index) => `d${index}`);
          const program = ficha('letter', Object.fromEntries(keys.map((key) => [key, []])));
          const done: DayDone[] = [];
          for (let nth = 0; nth < count; nth += 1) {
            const next = nextDay(program, done, at(on(nth + 1)));
            expect(next).toMatchObject({
              day: `d${nth % size}`,
              week: Math.floor(nth / size) + 1,
            });
            if (next) done.push(did(next.day, next.week, on(nth + 1)));
          }
        },
      ),
    );
  });
});

describe('by day of the week', () => {
  const week = ficha('weekday', { a: [1, 4], b: [3] });

  test('is what is on today', () => {
    expect(nextDay(week, [], at(on(1)))).toMatchObject({ day: 'a', why: 'today', week: 1 });
    const monday = [did('a', 1, on(1))];
    expect(nextDay(week, monday, at(on(3)))).toMatchObject({ day: 'b', why: 'today' });
    expect(nextDay(week, [...monday, did('b', 1, on(3))], at(on(4)))).toMatchObject({
      day: 'a',
      why: 'today',
    });
    expect(nextDay(week, [], at(on(8)))).toMatchObject({ day: 'a', why: 'today', week: 2 });
  });

  test('a day of this week that was missed is offered, but not beside another', () => {
    expect(nextDay(week, [], at(on(2)))).toMatchObject({ day: 'a', why: 'missed', nextOn: on(1) });
    expect(nextDay(week, [did('b', 1, on(2))], at(on(2)))).toMatchObject({
      day: 'a',
      why: 'rest',
      nextOn: on(4),
    });
    // The week before is over.
    const sunday = nextDay(week, [did('a', 2, on(8))], at(on(9)));
    expect(sunday).toMatchObject({ day: 'b', why: 'rest', nextOn: on(10), week: 2 });
  });

  test('of two on the last day of the week the second one is left when the first is done', () => {
    const sunday = ficha('weekday', { a: [7], b: [7] });
    const done = [did('a', 1, on(7))];
    expect(nextDay(sunday, done, at(on(7)))).toMatchObject({ day: 'b', why: 'today' });
  });

  test('done before its day it is done', () => {
    const early = [did('a', 1, on(1)), did('b', 1, on(2))];
    expect(nextDay(week, early, at(on(3)))).toMatchObject({ day: 'a', why: 'rest', nextOn: on(4) });
  });

  test('what was missed and made up on a day of its own is not asked for twice that day', () => {
    const late = [did('b', 1, on(3)), did('a', 1, on(4))];
    expect(nextDay(week, late, at(on(4)))).toMatchObject({ day: 'a', why: 'rest', nextOn: on(8) });
    expect(nextDay(week, late, at(on(5)))).toMatchObject({
      day: 'a',
      why: 'missed',
      nextOn: on(4),
    });
  });

  test('the days before the ficha was begun were not missed', () => {
    expect(nextDay(week, [], at(on(5), on(5)))).toMatchObject({
      why: 'rest',
      nextOn: on(8),
      week: 2,
    });
  });

  test('with no day of the week chosen the days come in turn', () => {
    const none = ficha('weekday', { a: [], b: [] });
    expect(nextDay(none, [], at(on(2)))).toMatchObject({ day: 'a', why: 'next' });
  });

  test('weeks follow the first day that the person chose', () => {
    const sundays = { today: on(7), since: MONDAY, weekStart: 0 as const };
    expect(nextDay(ficha('weekday', { s: [7] }), [], sundays)).toMatchObject({ week: 2 });
    expect(nextDay(ficha('weekday', { s: [7] }), [], at(on(7)))).toMatchObject({ week: 1 });
  });
});

describe('the week of a day that was done earlier', () => {
  test('by day of the week is that of the calendar, on a day of rest too', () => {
    const week = ficha('weekday', { a: [1, 4], b: [3] });
    const later = [did('a', 3, on(15)), did('b', 3, on(17))];
    for (const day of [4, 5, 7]) expect(weekOn(week, later, at(on(day)))).toBe(1);
    for (const day of [8, 14]) expect(weekOn(week, later, at(on(day)))).toBe(2);
    expect(weekOn(week, later, at(on(-3)))).toBe(1);
  });

  test('in turn is the one that was under way then, whatever was done since', () => {
    const abc = ficha('letter', { a: [], b: [], c: [] });
    const done = [did('a', 1, on(1)), did('b', 1, on(3)), did('c', 1, on(5)), did('a', 2, on(8))];
    expect(weekOn(abc, done, at(on(0)))).toBe(1);
    expect(weekOn(abc, done, at(on(4)))).toBe(1);
    // Workouts of that same day count as earlier.
    expect(weekOn(abc, done, at(on(5)))).toBe(2);
    expect(weekOn(abc, done, at(on(6)))).toBe(2);
  });
});
