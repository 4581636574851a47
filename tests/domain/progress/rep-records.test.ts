import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrendSession } from '#domain/progress/exercise-trend';
import { MOST_REPS, repRecords } from '#domain/progress/rep-records';
import { SIDES, type Side } from '#domain/workouts/shape';
import { done, kg, session, sessions } from './exercise-sessions';

const shown = (records: ReturnType<typeof repRecords>) =>
  records.map(({ best, estimate }) => [best && best.load / 1000, estimate]);

/** The table's values, computed set by set. */
function plainly(all: readonly TrendSession[], reps: number, kind: string, side: Side | null) {
  const loads = all
    .flatMap(({ sets }) => sets)
    .filter((set) => set.kind !== 'warmup' && (!side || !set.side || set.side === side))
    .filter((set) => (set.done?.reps ?? 0) >= reps)
    .map((set) => set.done?.load ?? 0);
  if (loads.length === 0) return null;
  return kind === 'assisted_bodyweight' ? Math.min(...loads) : Math.max(...loads);
}

describe('records by repetitions', () => {
  test('are the heaviest loads of at least so many, with the first day and what was not tried', () => {
    const all = [
      session(9, done(kg(100, 5))),
      session(3, done(kg(100, 5)), done(kg(140, 1), { kind: 'warmup' })),
      session(1, done(kg(80, 10))),
    ];
    const records = repRecords(all, 'total', 'epley');
    expect(shown(records).slice(0, 6)).toEqual([
      // Epley (1985): 100 kg × 5 is 116.7 kg, × 1; 80 kg × 10 is 106.7 kg.
      [100, 116_667],
      [100, 109_375],
      [100, 106_060],
      [100, 102_941],
      [100, null],
      [80, 97_222],
    ]);
    expect(records[0]?.best).toMatchObject({ reps: 5, day: '2026-01-04', workoutId: 'w3' });
    expect(shown(records).slice(-3)).toEqual([
      [80, null],
      [null, null],
      [null, null],
    ]);
  });

  test('are of one side alone, with what both did', () => {
    const all = [
      session(1, done(kg(20, 8), { side: 'left' }), done(kg(24, 8), { side: 'right' })),
      session(2, done(kg(22, 4))),
    ];
    const top = (side: Side | null) => repRecords(all, 'per_dumbbell', 'epley', side)[0]?.best;
    expect([top('left'), top('right'), top(null)].map((best) => best?.load)).toEqual([
      22_000, 24_000, 24_000,
    ]);
  });

  test('know that less help is more, guess nothing there, and are none without a load', () => {
    const helped = repRecords(
      [session(1, done(kg(30, 8)), done(kg(20, 3)))],
      'assisted_bodyweight',
      'brzycki',
    );
    expect(shown(helped).slice(0, 4)).toEqual([
      [20, null],
      [20, null],
      [20, null],
      [30, null],
    ]);
    expect(repRecords([session(1, done({ load: null, reps: 9 }))], 'reps_only', 'epley')).toEqual(
      [],
    );
  });

  test('keep the first of two alike, and the set of more repetitions of one day', () => {
    const helped = [session(1, done(kg(30, 8))), session(2, done(kg(30, 8)))];
    expect(repRecords(helped, 'assisted_bodyweight', 'epley')[7]?.best?.workoutId).toBe('w1');
    const oneDay = [session(1, done(kg(80, 5)), done(kg(80, 8)))];
    expect(repRecords(oneDay, 'total', 'epley')[4]?.best).toMatchObject({ load: 80_000, reps: 8 });
  });

  test('fall with the repetitions, and are what a plain search finds', () => {
    const kinds = fc.constantFrom('total' as const, 'assisted_bodyweight' as const);
    const sides = fc.constantFrom(null, ...SIDES);
    fc.assert(
      fc.property(sessions, kinds, sides, (all, kind, side) => {
        const records = repRecords(all, kind, 'brzycki', side);
        if (records.length === 0) {
          expect(plainly(all, 1, kind, side)).toBeNull();
          return;
        }
        expect(records.map(({ reps }) => reps)).toEqual(
          Array.from({ length: MOST_REPS }, (_, index) => index + 1),
        );
        const way = kind === 'total' ? 1 : -1;
        records.forEach(({ reps, best, estimate }, index) => {
          expect(best?.load ?? null).toBe(plainly(all, reps, kind, side));
          expect(best?.reps ?? reps).toBeGreaterThanOrEqual(reps);
          const next = records[index + 1]?.best;
          if (best && next) expect(best.load * way).toBeGreaterThanOrEqual(next.load * way);
          // A load for more repetitions is possible for these too, except for rounding to the gram.
          if (best && estimate !== null) expect(estimate).toBeGreaterThanOrEqual(best.load - 1);
        });
      }),
    );
  });

  test('follow a correction: a set that was taken back leaves nothing behind', () => {
    fc.assert(
      fc.property(sessions, fc.nat(), (all, at) => {
        const without = all.filter((_, index) => index !== at % Math.max(1, all.length));
        const emptied = all.map((each, index) =>
          index === at % Math.max(1, all.length) ? { ...each, sets: [] } : each,
        );
        expect(repRecords(emptied, 'total', 'epley')).toEqual(
          repRecords(without, 'total', 'epley'),
        );
      }),
    );
  });
});
