import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUSCLES } from '#domain/exercises/muscles';
import { setsPerMuscle, type TrainedMuscles, workLevel } from '#domain/workouts/muscle-work';
import { SET_KINDS, type SetKind } from '#domain/workouts/shape';

const EXERCISES: Record<string, TrainedMuscles> = {
  bench: { primary: ['chest'], secondary: ['triceps', 'front_delts'] },
  pushdown: { primary: ['triceps'], secondary: [] },
  // A custom exercise may name a muscle twice.
  own: { primary: ['biceps'], secondary: ['biceps', 'forearms'] },
};

const trainedBy = (id: string) => EXERCISES[id] ?? null;

const done = { load: 60_000, reps: 8, at: 1 };
const set = (kind: SetKind = 'normal', performed = true) => ({
  kind,
  done: performed ? done : null,
});
const workout = (...exercises: [string | null, ReturnType<typeof set>[]][]) => ({
  exercises: exercises.map(([exercise, sets]) => ({ exercise, sets })),
});

describe('the sets of a workout by muscle', () => {
  it('count whole for the muscles it is for and half for those that help', () => {
    const counted = setsPerMuscle(
      workout(['bench', [set(), set(), set()]], ['pushdown', [set(), set()]]),
      trainedBy,
    );
    expect([...counted]).toEqual([
      ['triceps', 3.5],
      ['chest', 3],
      ['front_delts', 1.5],
    ]);
  });

  it('leave out warm-ups and what was not performed, and keep drops and failures', () => {
    const sets = [set('warmup'), set('normal', false), set('drop'), set('failure')];
    expect(setsPerMuscle(workout(['pushdown', sets]), trainedBy)).toEqual(
      new Map([['triceps', 2]]),
    );
  });

  it('count nothing for an exercise that is not known here', () => {
    expect(setsPerMuscle(workout(['gone', [set()]], [null, [set()]]), trainedBy).size).toBe(0);
  });

  it('count a muscle once a set, whole when it is both', () => {
    expect(setsPerMuscle(workout(['own', [set()]]), trainedBy)).toEqual(
      new Map([
        ['biceps', 1],
        ['forearms', 0.5],
      ]),
    );
  });

  it('come the most first, equals from head to foot, and never to more than was done', () => {
    const muscles = fc.subarray([...MUSCLES]);
    const one = fc.record({
      trained: fc.record({ primary: muscles, secondary: muscles }),
      sets: fc.array(fc.constantFrom(...SET_KINDS).map((kind) => set(kind))),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (all) => {
        const counted = setsPerMuscle(
          workout(...all.map(({ sets }, index) => [String(index), sets] as [string, typeof sets])),
          (id) => all[Number(id)]?.trained ?? null,
        );
        const entries = [...counted];
        const most = all.reduce((sum, { sets }) => sum + sets.length, 0);
        for (const [index, [muscle, sets]] of entries.entries()) {
          expect(sets).toBeGreaterThan(0);
          expect(sets).toBeLessThanOrEqual(most);
          const [after, fewer] = entries[index + 1] ?? [muscle, 0];
          expect(sets).toBeGreaterThanOrEqual(fewer);
          if (sets === fewer) {
            expect(MUSCLES.indexOf(muscle)).toBeLessThan(MUSCLES.indexOf(after));
          }
        }
      }),
      { verbose: true },
    );
  });
});

describe('the level of a muscle', () => {
  it.each([
    [0, 0],
    [0.5, 1],
    [1.5, 1],
    [2, 2],
    [3.5, 2],
    [4, 3],
    [5.5, 3],
    [6, 4],
    [30, 4],
  ])('of %d sets is %d', (sets, level) => {
    expect(workLevel(sets)).toBe(level);
  });
});
