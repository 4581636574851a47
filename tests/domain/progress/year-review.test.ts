import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoadKind } from '#domain/exercises/exercise';
import { addDays, startOfWeek } from '#domain/local-day';
import { COMPARABLES, comparableTo } from '#domain/progress/comparable';
import { bestsOf } from '#domain/progress/records';
import { greatestGains } from '#domain/progress/year-changes';
import { countRecords } from '#domain/progress/year-records';
import { ofYear, reviewYear } from '#domain/progress/year-review';
import { hardSets } from '#domain/workouts/muscle-work';
import { summaryTotals } from '#domain/workouts/totals';
import { exercise, lift, summariesFrom, workout } from './summaries';

const loadKindOf = (): LoadKind => 'total';
/** São Paulo is three hours behind, all year. */
const hourOf = (instant: number) => new Date(instant - 3 * 3_600_000).getUTCHours();
const knowing = { firstWeekday: 1 as const, hourOf, loadKindOf };
const review = (all: Parameters<typeof reviewYear>[0]) => reviewYear(all, knowing);

const NAMES = ['bench', 'row', 'squat'];
const bench = (day: string, ...sets: (readonly [number, number])[]) =>
  workout(day, [
    exercise(
      'bench',
      sets.map(([load, reps]) => lift(load, reps)),
    ),
  ]);

describe('a year looked back at', () => {
  it('holds the days of that year alone', () => {
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
    const all = days.map((day) => workout(day, []));
    expect(ofYear(all, 2026).map(({ day }) => day)).toEqual(['2026-01-01', '2026-12-31']);
  });

  it('names the weekday and the hour of most workouts, of equals the first of the week', () => {
    // Two Sundays and two Thursdays; three started at 18:00.
    const all = [
      workout('2026-03-01', []),
      workout('2026-03-05', []),
      workout('2026-03-08', []),
      workout('2026-03-12', [], { startedAt: Date.parse('2026-03-12T07:10:00-03:00') }),
    ];
    expect(review(all).weekday).toEqual({ weekday: 4, workouts: 2 });
    expect(reviewYear(all, { ...knowing, firstWeekday: 0 }).weekday?.weekday).toBe(0);
    expect(review(all).hour).toEqual({ hour: 18, workouts: 3 });
  });

  it('finds the longest row of weeks by the weeks of the person', () => {
    // A Sunday and the next Monday: two weeks that start on Monday, one that starts on Sunday.
    const all = [workout('2026-03-08', []), workout('2026-03-09', []), workout('2026-03-25', [])];
    expect(review(all).longest).toEqual({ weeks: 2, from: '2026-03-02', to: '2026-03-15' });
    expect(reviewYear(all, { ...knowing, firstWeekday: 0 }).longest?.weeks).toBe(1);
    // The first of two equal rows.
    const twice = [...all, workout('2026-03-30', [])];
    expect(review(twice).longest).toEqual({ weeks: 2, from: '2026-03-02', to: '2026-03-15' });
  });

  it('is empty without a workout', () => {
    expect(review([])).toMatchObject({
      workouts: 0,
      sets: 0,
      longest: null,
      weekday: null,
      hour: null,
      first: null,
      last: null,
      pse: null,
      exercises: [],
    });
  });

  it('means the effort of the sessions that said one', () => {
    const all = [7, null, 8].map((pse, at) => workout(`2026-03-0${at + 1}`, [], { pse }));
    expect(review(all).pse).toEqual({ mean: 7.5, workouts: 2 });
  });

  it('comes to what a plain recount comes to, whatever the order', () => {
    fc.assert(
      fc.property(summariesFrom('2026-01-01', 365, NAMES), (all) => {
        const found = review(all);
        expect(review(all.toReversed())).toMatchObject({
          sets: found.sets,
          longest: found.longest,
          exercises: found.exercises,
        });
        const totals = all.map((each) => summaryTotals(each, loadKindOf));
        const plain = (figure: (total: (typeof totals)[number]) => number) =>
          totals.reduce((sum, total) => sum + figure(total), 0);
        expect(found.sets).toBe(plain(({ sets }) => sets));
        expect(found.volumeGrams).toBe(plain(({ volumeGrams }) => volumeGrams));
        expect(found.durationMs).toBe(all.length * 3_600_000);
        for (const figure of ['workouts', 'sets', 'volumeGrams', 'durationMs'] as const) {
          expect(found.months.reduce((sum, month) => sum + month[figure], 0)).toBe(found[figure]);
        }
        for (const name of NAMES) {
          const done = all.flatMap(({ exercises }) =>
            exercises.filter((each) => each.exercise === name),
          );
          const own = found.exercises.find((each) => each.exercise === name);
          expect(own?.workouts ?? 0).toBe(done.length);
          expect(own?.sets ?? 0).toBe(done.reduce((sum, { sets }) => sum + hardSets(sets), 0));
        }
      }),
    );
  });

  it('has a row of weeks that were all trained, and none that is longer', () => {
    fc.assert(
      fc.property(summariesFrom('2026-01-01', 200, NAMES), (all) => {
        const trained = new Set(all.map(({ day }) => startOfWeek(day, 1)));
        const rowFrom = (week: string): number =>
          trained.has(week) ? 1 + rowFrom(addDays(week, 7)) : 0;
        const longest = Math.max(0, ...[...trained].map(rowFrom));
        expect(review(all).longest?.weeks ?? 0).toBe(longest);
      }),
    );
  });
});

describe('the records of a year', () => {
  const before = bestsOf([bench('2025-12-20', [60_000, 8])]);

  it('are counted against all that was done before it, a set once', () => {
    const year = [bench('2026-02-01', [70_000, 8]), bench('2026-01-05', [60_000, 8])];
    const { sets, byKind } = countRecords(year, before, loadKindOf);
    expect(sets).toBe(1);
    expect(Object.fromEntries(byKind)).toEqual({ load: 1, 'one-rep-max': 1, volume: 1 });
  });

  it('do not begin with the first time of an exercise', () => {
    const { sets } = countRecords([bench('2026-02-01', [70_000, 8])], new Map(), loadKindOf);
    expect(sets).toBe(0);
  });

  it('are the same in one go as year by year', () => {
    fc.assert(
      fc.property(summariesFrom('2025-07-01', 365, NAMES), (all) => {
        const none = new Map();
        const [early, late] = [ofYear(all, 2025), ofYear(all, 2026)];
        const parts = [
          countRecords(early, none, loadKindOf),
          countRecords(late, bestsOf(early), loadKindOf),
        ];
        const whole = countRecords(all, none, loadKindOf);
        expect(parts.reduce((sum, { sets }) => sum + sets, 0)).toBe(whole.sets);
      }),
    );
  });
});

describe('the greatest gains', () => {
  const way = (loads: readonly number[]) =>
    loads.map((load, at) => bench(`2026-0${at + 1}-10`, [load, 5]));

  it('are told from the first to the last session', () => {
    const [gain] = greatestGains(way([50_000, 60_000, 55_000, 62_500]), loadKindOf);
    expect(gain).toMatchObject({ exercise: 'bench', trend: { measure: 'one-rep-max' } });
    expect(gain?.change.share).toBeCloseTo(0.25, 3);
  });

  it('leave out what fell, stayed, or was hardly done', () => {
    expect(greatestGains(way([60_000, 50_000, 50_000, 50_000]), loadKindOf)).toEqual([]);
    expect(greatestGains(way([60_000, 50_000, 70_000, 60_000]), loadKindOf)).toEqual([]);
    expect(greatestGains(way([50_000, 70_000]), loadKindOf)).toEqual([]);
  });

  it('are of 28 days and half a percent at least', () => {
    const gains = (days: number, load: number) => {
      const after = [0, 7, 14, days].map((day) => addDays('2026-03-02', day));
      const all = after.map((day, at) => bench(day, [at === 3 ? load : 100_000, 1]));
      return greatestGains(all, loadKindOf).length;
    };
    expect([gains(28, 100_500), gains(27, 100_500), gains(28, 100_400)]).toEqual([1, 0, 0]);
  });

  it('count less help as more', () => {
    const all = way([40_000, 30_000, 25_000, 20_000]);
    const [gain] = greatestGains(all, () => 'assisted_bodyweight');
    expect(gain).toMatchObject({ trend: { measure: 'help' }, change: { share: -0.5 } });
  });
});

describe('a sum pictured', () => {
  it('is at least two of the heaviest thing that fits, none below two of the lightest', () => {
    expect(comparableTo(99_999)).toBeNull();
    expect(comparableTo(100_000)).toEqual({ thing: 'capybara', count: 2 });
    expect(comparableTo(1_905_000_000)).toEqual({ thing: 'christ', count: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 5_000_000_000 }), (grams) => {
        const found = comparableTo(grams);
        expect(found?.count).toBeGreaterThanOrEqual(2);
        const one = COMPARABLES.find(({ thing }) => thing === found?.thing)?.grams ?? 0;
        const said = one * (found?.count ?? 0);
        expect(Math.abs(said - grams) / grams).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});
