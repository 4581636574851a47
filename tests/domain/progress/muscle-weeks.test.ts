import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUSCLE_GROUP_ORDER, MUSCLES, type Muscle } from '#domain/exercises/muscles';
import { addDays, daysBetween, startOfWeek } from '#domain/local-day';
import {
  exercisesOfPart,
  partSets,
  setsOf,
  weeklySets,
  weeksOfSets,
} from '#domain/progress/muscle-weeks';
import { setsPerMuscle, setsPerMuscleGroup } from '#domain/workouts/muscle-work';
import { exercise, set, summariesFrom, workout } from './summaries';

const TRAINED: Record<string, { primary: readonly Muscle[]; secondary: readonly Muscle[] }> = {
  bench: { primary: ['chest'], secondary: ['triceps', 'front_delts'] },
  row: { primary: ['lats', 'upper_back'], secondary: ['biceps', 'rear_delts'] },
  curl: { primary: ['biceps'], secondary: ['forearms'] },
};
const NAMES = [...Object.keys(TRAINED), 'unknown'];
const trainedBy = (id: string) => TRAINED[id] ?? null;
const FROM = '2026-10-25';
const TO = '2026-11-21';
const DAYS = { from: FROM, to: TO };

const bench = (day: string, sets: number) =>
  workout(day, [
    exercise(
      'bench',
      Array.from({ length: sets }, () => set()),
    ),
  ]);

describe('the sets of a week on average', () => {
  it('are over all weeks of the days where training began in the first of them', () => {
    const { weeks, groups, muscles } = weeklySets(
      [bench('2026-11-18', 4), bench('2026-10-28', 4)],
      DAYS,
      trainedBy,
    );
    expect(weeks).toBe(4);
    expect(groups.get('chest')).toBe(2);
    expect(muscles.get('triceps')).toBe(1);
  });

  it('are over the weeks since the first workout, counted back from the last day', () => {
    expect(weeklySets([bench('2026-11-12', 6)], DAYS, trainedBy)).toMatchObject({
      weeks: 2,
      workouts: 1,
    });
    expect(weeklySets([bench('2026-11-21', 6)], DAYS, trainedBy).groups.get('chest')).toBe(6);
  });

  it('leave out what lies outside the days, and are nothing where nothing was done', () => {
    const outside = [bench('2026-11-22', 9), bench('2026-10-24', 9)];
    expect(weeklySets(outside, DAYS, trainedBy)).toEqual({
      weeks: 0,
      workouts: 0,
      groups: new Map(),
      muscles: new Map(),
    });
  });

  it('count a set once for a group though it trains two of its muscles', () => {
    const rows = [workout(TO, [exercise('row', [set(), set()])])];
    const { groups, muscles } = partSets(rows, trainedBy);
    expect(groups.get('back')).toBe(2);
    expect([muscles.get('lats'), muscles.get('upper_back')]).toEqual([2, 2]);
    expect(groups.get('shoulders')).toBe(1);
  });
});

describe('week by week', () => {
  it('begins on the weekday of the person: a Sunday belongs to the week before or after', () => {
    const sunday = [bench('2026-11-15', 3)];
    const weeksFrom = (first: 0 | 1) =>
      weeksOfSets(sunday, DAYS, first, trainedBy).map(({ week, groups }) => [
        week,
        groups.get('chest') ?? 0,
      ]);
    expect(weeksFrom(1)).toEqual([
      ['2026-11-09', 3],
      ['2026-11-16', 0],
    ]);
    expect(weeksFrom(0)).toEqual([['2026-11-15', 3]]);
  });

  it('adds up to a plain recount of every workout from the first week on', () => {
    fc.assert(
      fc.property(
        summariesFrom('2026-10-10', 50, NAMES),
        fc.constantFrom(0 as const, 1 as const, 6 as const),
        (all, first) => {
          const weeks = weeksOfSets(all, DAYS, first, trainedBy);
          const from = startOfWeek(FROM, first);
          const counted = all.filter(({ day }) => day >= from && day <= TO);
          for (const muscle of MUSCLES) {
            const plain = counted.reduce(
              (sum, each) => sum + (setsPerMuscle(each, trainedBy).get(muscle) ?? 0),
              0,
            );
            expect(
              weeks.reduce((sum, week) => sum + setsOf(week, { of: 'muscle', muscle }), 0),
            ).toBe(plain);
          }
          for (const group of MUSCLE_GROUP_ORDER) {
            const plain = counted.reduce(
              (sum, each) => sum + (setsPerMuscleGroup(each, trainedBy).get(group) ?? 0),
              0,
            );
            expect(weeks.reduce((sum, week) => sum + setsOf(week, { of: 'group', group }), 0)).toBe(
              plain,
            );
          }
          weeks.forEach(({ week }, at) => {
            expect(startOfWeek(week, first)).toBe(week);
            const before = weeks[at - 1];
            if (before) expect(daysBetween(before.week, week)).toBe(7);
          });
          const last = weeks.at(-1);
          if (last) expect(last.week).toBe(startOfWeek(TO, first));
        },
      ),
    );
  });

  it('times its weeks gives the average back', () => {
    fc.assert(
      fc.property(summariesFrom(FROM, 28, NAMES), (all) => {
        const { weeks, groups } = weeklySets(all, DAYS, trainedBy);
        expect(weeks).toBeLessThanOrEqual(4);
        for (const [group, sets] of partSets(all, trainedBy).groups) {
          expect((groups.get(group) ?? 0) * weeks).toBeCloseTo(sets, 9);
        }
        if (all.length > 0) {
          const first = all.at(-1)?.day ?? TO;
          expect(addDays(TO, -7 * weeks) < first).toBe(true);
        }
      }),
    );
  });
});

describe('the exercises of a part', () => {
  const all = [
    workout(TO, [
      exercise('row', [set(), set(), set()]),
      exercise('curl', [set(), set({ kind: 'warmup' })]),
    ]),
  ];

  it('come the most first, with half sets for those that help', () => {
    expect(exercisesOfPart(all, { of: 'group', group: 'biceps' }, trainedBy)).toEqual([
      { exercise: 'row', sets: 1.5, direct: false },
      { exercise: 'curl', sets: 1, direct: true },
    ]);
  });

  it('are those that train it alone', () => {
    expect(exercisesOfPart(all, { of: 'muscle', muscle: 'forearms' }, trainedBy)).toEqual([
      { exercise: 'curl', sets: 0.5, direct: false },
    ]);
  });

  it('add up to the sets of the part', () => {
    fc.assert(
      fc.property(
        summariesFrom(FROM, 28, NAMES),
        fc.constantFrom(...MUSCLE_GROUP_ORDER),
        (some, group) => {
          const part = { of: 'group', group } as const;
          const sum = exercisesOfPart(some, part, trainedBy).reduce((so, { sets }) => so + sets, 0);
          expect(sum).toBe(setsOf(partSets(some, trainedBy), part));
        },
      ),
    );
  });
});
