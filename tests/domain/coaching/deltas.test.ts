import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exerciseDelta, isAsPlanned, setDelta, workoutDelta } from '#domain/coaching/deltas';
import type { Effort, SetKind, SetTarget, Side, WorkoutExercise } from '#domain/workouts/shape';
import { deltaWords } from '#words/coaching/deltas';
import { aWorkout } from '../workouts/any-workout';

interface Given {
  readonly plan?: Effort | null;
  readonly done?: Effort | null;
  readonly target?: SetTarget;
  readonly kind?: SetKind;
  readonly side?: Side;
}

const at = 1_000_000;

function exercise(sets: readonly Given[], note = ''): WorkoutExercise {
  return {
    key: 'e0',
    exercise: 'bench-press',
    order: 'a0',
    group: null,
    note,
    restSeconds: null,
    from: null,
    advice: null,
    returned: false,
    sets: sets.map(({ plan = null, done = null, target = null, kind = 'normal', side }, nth) => ({
      key: `s${nth}`,
      order: `a${nth}`,
      kind,
      plan,
      target,
      done: done && { ...done, at },
      alternative: null,
      restSeconds: null,
      side: side ?? null,
      returned: false,
    })),
  };
}

const load = (kg: number, reps: number): Effort => ({ load: kg * 1000, reps });
const said = (sets: readonly Given[]) =>
  deltaWords(exerciseDelta(exercise(sets)), 'kg').replaceAll('\u00a0', ' ');

describe('an exercise beside its plan', () => {
  test.each<[string, readonly Given[]]>([
    ['como planejado', [{ plan: load(80, 8), done: load(80, 8) }]],
    [
      '−2 reps',
      [
        { plan: load(80, 8), done: load(80, 7) },
        { plan: load(80, 8), done: load(80, 7) },
      ],
    ],
    [
      '+2,5 kg em 1 série',
      [
        { plan: load(80, 8), done: load(82.5, 8) },
        { plan: load(80, 8), done: load(80, 8) },
      ],
    ],
    ['−5 kg, +1 rep', [{ plan: load(80, 8), done: load(75, 9) }]],
    ['−1 série', [{ plan: load(80, 8), done: load(80, 8) }, { plan: load(80, 8) }]],
    ['+1 série', [{ plan: load(80, 8), done: load(80, 8) }, { done: load(80, 8) }]],
    ['não feito', [{ plan: load(80, 8) }]],
    ['fora do plano', [{ done: load(80, 8) }]],
    ['+15 s', [{ plan: { load: null, reps: null, seconds: 45 }, done: secondsOf(60) }]],
    [
      'séries diferentes, no total igual',
      [
        { plan: load(80, 8), done: load(80, 9) },
        { plan: load(80, 8), done: load(80, 7) },
      ],
    ],
  ])('%s', (words, sets) => {
    expect(said(sets)).toBe(words);
  });

  test('repetitions within the range that was asked for are as planned, those outside of it count from its edge', () => {
    const asked = { plan: load(80, 8), target: { reps: [8, 10] as const } };
    expect(said([{ ...asked, done: load(80, 8) }])).toBe('como planejado');
    expect(said([{ ...asked, done: load(80, 10) }])).toBe('como planejado');
    expect(said([{ ...asked, done: load(80, 12) }])).toBe('+2 reps');
    expect(said([{ ...asked, done: load(80, 5) }])).toBe('−3 reps');
  });

  test('of two loads that differ as much the first is told', () => {
    const asked = { plan: load(80, 8) };
    const both = [
      { ...asked, done: load(82.5, 8) },
      { ...asked, done: load(77.5, 8) },
    ];
    expect(exerciseDelta(exercise(both)).load).toEqual({ grams: 2500, sets: 2 });
  });

  test('a warm-up counts for nothing, and two sides are one set', () => {
    expect(said([{ kind: 'warmup', plan: load(20, 10) }])).toBe('não feito');
    const side = (one: Side, done: boolean): Given => ({
      plan: load(20, 10),
      side: one,
      ...(done && { done: load(20, 10) }),
    });
    expect(
      said([side('left', true), side('right', true), side('left', true), side('right', false)]),
    ).toBe('−1 série');
  });

  test('what was done without a plan differs from nothing', () => {
    expect(setDelta({ plan: null, target: null, done: { ...load(80, 8), at } })).toBeNull();
  });
});

function secondsOf(seconds: number): Effort {
  return { load: null, reps: null, seconds };
}

describe('a workout beside its plan', () => {
  test('a note is told even where all was as planned', () => {
    const noted = exercise([{ plan: load(80, 8), done: load(80, 8) }], 'Ombro estranho');
    const { exercises, asPlanned } = workoutDelta({ exercises: [noted] });
    expect(asPlanned).toBe(true);
    expect(exercises.map(({ note }) => note)).toEqual(['Ombro estranho']);
  });

  test('without a planned set has no plan', () => {
    const free = exercise([{ done: load(80, 8) }]);
    const asked = exercise([{ plan: load(80, 8) }]);
    const hasPlan = (...exercises: WorkoutExercise[]) => workoutDelta({ exercises }).hasPlan;
    expect([hasPlan(free), hasPlan(free, asked)]).toEqual([false, true]);
  });

  test('any workout done exactly as planned has no difference', () => {
    fc.assert(
      fc.property(aWorkout, (workout) => {
        const exercises = workout.exercises.map((entry) => ({
          ...entry,
          note: '',
          sets: entry.sets.map((set) => ({ ...set, plan: set.done, target: null })),
        }));
        const done = exercises.map((entry) => ({
          ...entry,
          sets: entry.sets.filter((set) => set.done !== null),
        }));
        const { exercises: differing } = workoutDelta({ exercises: done });
        // One side without the other is no complete set: it has no delta.
        expect(differing.filter(({ planned, performed }) => planned === performed)).toEqual([]);
      }),
    );
  });

  test('more of anything is never told as less', () => {
    const whole = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(whole, whole, fc.nat(5), fc.nat(5)), { minLength: 1 }),
        (sets) => {
          const entry = exercise(
            sets.map(([kg, reps, moreKg, moreReps]) => ({
              plan: load(kg, reps),
              done: load(kg + moreKg, reps + moreReps),
            })),
          );
          const delta = exerciseDelta(entry);
          expect(delta.reps).toBe(sets.reduce((sum, [, , , more]) => sum + more, 0));
          expect(delta.load?.grams ?? 0).toBe(Math.max(...sets.map(([, , more]) => more)) * 1000);
          expect(isAsPlanned(delta)).toBe(sets.every(([, , a, b]) => a + b === 0));
        },
      ),
    );
  });
});
