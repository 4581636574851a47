import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekday } from '#domain/local-day';
import { PROGRESS_RANGES, rangeNamed, rangeStart } from '#domain/progress/ranges';
import { sessionLoad } from '#domain/progress/training-load';
import { periodsOf, rangeTotals, readFrom, weeksFrom } from '#domain/progress/weekly';
import { summaryTotals } from '#domain/workouts/totals';
import { exercise, lift, summariesFrom, workout } from './summaries';

const total = () => 'total' as const;
const monday = 1 as const;
const bench = [exercise('barbell-bench-press', [lift(60_000, 10), lift(60_000, 8)])];

describe('ranges', () => {
  test('end with today, both days counted, and all has no start', () => {
    expect(rangeStart('4w', '2026-11-21')).toBe('2026-10-25');
    expect(rangeStart('12w', '2026-11-21')).toBe('2026-08-30');
    expect(rangeStart('1y', '2026-11-21')).toBe('2025-11-22');
    expect(rangeStart('all', '2026-11-21')).toBeNull();
  });

  test('are known by their name in an address', () => {
    expect(rangeNamed('1y')).toBe('1y');
    expect(rangeNamed('2y')).toBeNull();
    expect(rangeNamed(null)).toBeNull();
  });
});

describe('the load of a session (Foster et al., 2001)', () => {
  test('is its effort times its minutes', () => {
    expect(sessionLoad({ pse: 7, startedAt: 0, endedAt: 40 * 60_000 })).toBe(280);
    expect(sessionLoad({ pse: 0, startedAt: 0, endedAt: 40 * 60_000 })).toBe(0);
    expect(sessionLoad({ pse: null, startedAt: 0, endedAt: 40 * 60_000 })).toBeNull();
  });
});

describe('the weeks of a range', () => {
  const when = { range: '4w', today: '2027-01-06', weekStart: monday } as const;

  test('go on over the end of the year, those without a workout among them', () => {
    const { grain, periods, since } = periodsOf(
      [workout('2027-01-04', bench), workout('2027-01-01', bench), workout('2026-12-29', bench)],
      when,
      total,
    );
    expect(grain).toBe('week');
    expect(periods.map(({ start, end, workouts }) => [start, end, workouts])).toEqual([
      ['2026-12-14', '2026-12-20', 0],
      ['2026-12-21', '2026-12-27', 0],
      ['2026-12-28', '2027-01-03', 2],
      ['2027-01-04', '2027-01-10', 1],
    ]);
    expect(since).toBe('2026-12-28');
  });

  test('begin on the day that the person chose', () => {
    const sunday = workout('2027-01-03', bench);
    const counts = (weekStart: 0 | 1) =>
      periodsOf([sunday], { ...when, weekStart }, total).periods.map(({ workouts }) => workouts);
    expect(counts(1)).toEqual([0, 0, 1, 0]);
    expect(counts(0)).toEqual([0, 0, 0, 1]);
  });

  test('add up sets, volume, time and the efforts that were said', () => {
    const { periods } = periodsOf(
      [
        workout('2027-01-05', bench, { pse: 6 }),
        workout('2027-01-04', bench),
        workout('2026-12-28', bench),
      ],
      when,
      total,
    );
    expect(periods.at(-1)).toMatchObject({
      workouts: 2,
      sets: 4,
      volumeGrams: 2 * 18 * 60_000,
      durationMs: 7_200_000,
      load: 360,
    });
    expect(periods.at(-2)).toMatchObject({ workouts: 1, load: null });
  });

  test('over a year become months, over three years quarters; a short all stays in weeks', () => {
    const grains = (range: '1y' | 'all', oldest: string) => {
      const { grain, periods } = periodsOf([workout(oldest, bench)], { ...when, range }, total);
      return [grain, periods.length, periods[0]?.start, periods.at(-1)?.end];
    };
    expect(grains('1y', '2026-12-01')).toEqual(['month', 12, '2026-02-01', '2027-01-31']);
    expect(grains('all', '2027-01-05')).toEqual(['week', 4, '2026-12-14', '2027-01-10']);
    expect(grains('all', '2026-10-01')).toEqual(['week', 15, '2026-09-28', '2027-01-10']);
    // 26 weeks before and a day more; 156 weeks before, which are 36 months, and a day more.
    expect(grains('all', '2026-07-08')[0]).toBe('week');
    expect(grains('all', '2026-07-07')[0]).toBe('month');
    expect(grains('all', '2024-01-10')[0]).toBe('month');
    expect(grains('all', '2024-01-09')[0]).toBe('quarter');
    expect(grains('all', '2025-05-20')).toEqual(['month', 21, '2025-05-01', '2027-01-31']);
    expect(grains('all', '2017-02-03')).toEqual(['quarter', 41, '2017-01-01', '2027-03-31']);
  });

  test('hold every workout of the range once, whatever its days', () => {
    fc.assert(
      fc.property(
        summariesFrom('2026-01-01', 365, ['a', 'b']),
        fc.constantFrom(...PROGRESS_RANGES),
        fc.constantFrom(0 as const, 1 as const),
        (summaries, range, weekStart) => {
          const told = { range, today: '2026-12-31', weekStart };
          const { periods } = periodsOf(summaries, told, total);
          const first = periods[0]?.start ?? '';
          for (const [index, { start, end }] of periods.entries()) {
            const next = periods[index + 1];
            if (next) expect(addDays(end, 1)).toBe(next.start);
            if (range === '12w') expect(weekday(start)).toBe(weekStart);
          }
          const within = summaries.filter(({ day }) => day >= first);
          if (range === 'all') expect(within).toHaveLength(summaries.length);
          const sum = (figure: (one: (typeof within)[number]) => number) =>
            within.reduce((all, one) => all + figure(one), 0);
          const totals = rangeTotals({ ...periodsOf(summaries, told, total) }, told.today);
          expect(totals.workouts).toBe(within.length);
          expect(totals.sets).toBe(sum((one) => summaryTotals(one, total).sets));
          expect(totals.volumeGrams).toBe(sum((one) => summaryTotals(one, total).volumeGrams));
        },
      ),
    );
  });

  test('are all read, and the days of the range as well', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROGRESS_RANGES),
        fc.integer({ min: 0, max: 3000 }).map((after) => addDays('2024-01-01', after)),
        fc.constantFrom(0 as const, 1 as const),
        (range, today, weekStart) => {
          const read = readFrom(range, today);
          expect(read === null).toBe(range === 'all');
          if (read === null) return;
          const told = { range, today, weekStart };
          const periods = periodsOf([], told, total).periods;
          for (const day of [rangeStart(range, today), weeksFrom(told), periods[0]?.start]) {
            expect((day ?? '') >= read).toBe(true);
          }
          expect(daysBetween(read, today)).toBeLessThan(367);
        },
      ),
    );
  });
});

describe('what a range comes to', () => {
  const today = '2026-11-22';
  const told = { range: '12w', today, weekStart: monday } as const;
  const days = (list: readonly string[]) => list.map((day) => workout(day, bench));

  test('has its mean over whole weeks when they are over', () => {
    const summaries = days(['2026-11-20', '2026-11-18', '2026-09-03', '2026-09-01']);
    const totals = rangeTotals(periodsOf(summaries, told, total), today);
    expect(totals.workouts).toBe(4);
    expect(totals.workoutsPerWeek).toBeCloseTo(4 / 12, 9);
  });

  test('does not measure who began in the middle of it by what lies before', () => {
    const summaries = days(['2026-11-20', '2026-11-18', '2026-11-16', '2026-11-12']);
    const totals = rangeTotals(periodsOf(summaries, told, total), today);
    expect(totals.workoutsPerWeek).toBeCloseTo(2, 9);
    const first = rangeTotals(
      periodsOf(days(['2026-11-16']), { ...told, today: '2026-11-16' }, total),
      '2026-11-16',
    );
    expect(first.workoutsPerWeek).toBe(1);
  });
});
