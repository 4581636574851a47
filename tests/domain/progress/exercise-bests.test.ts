import { describe, expect, test } from 'vitest';
import { exerciseBests } from '#domain/progress/exercise-bests';
import type { Effort, SetKind, Side } from '#domain/workouts/shape';

const kg = (load: number, reps: number): Effort => ({ load: load * 1000, reps });
const set = (done: Effort, kind: SetKind = 'normal', side: Side | null = null) => ({
  kind,
  done,
  side,
});
const session = (number: number, ...sets: ReturnType<typeof set>[]) => ({
  workoutId: `w${number}`,
  day: `2026-03-0${number}`,
  startedAt: number,
  sets,
});

describe('the bests of an exercise', () => {
  test('are its heaviest set, the one with most repetitions and the fullest session', () => {
    const sessions = [
      session(1, set(kg(60, 12)), set(kg(60, 12))),
      session(2, set(kg(140, 1), 'warmup'), set(kg(80, 5)), set(kg(80, 6))),
    ];
    expect(exerciseBests(sessions, 'total', 'epley')).toEqual([
      { of: 'one-rep-max', workoutId: 'w2', day: '2026-03-02', effort: kg(80, 6), value: 96_000 },
      { of: 'load', workoutId: 'w2', day: '2026-03-02', effort: kg(80, 6), value: 80_000 },
      { of: 'reps', workoutId: 'w1', day: '2026-03-01', effort: kg(60, 12), value: 12 },
      { of: 'volume', workoutId: 'w1', day: '2026-03-01', effort: null, value: 1_440_000 },
    ]);
  });

  test('know that less help is more, and count what each side moved', () => {
    const helped = [session(1, set(kg(30, 8))), session(2, set(kg(20, 6)))];
    expect(exerciseBests(helped, 'assisted_bodyweight')).toMatchObject([
      { of: 'help', value: 20_000 },
      { of: 'reps', value: 8 },
    ]);
    const pair = [
      session(1, set(kg(20, 10), 'normal', 'left'), set(kg(20, 10), 'normal', 'right')),
    ];
    expect(exerciseBests(pair, 'per_dumbbell').at(-1)).toMatchObject({ value: 400_000 });
    const both = [session(1, set(kg(20, 10)))];
    expect(exerciseBests(both, 'per_dumbbell').at(-1)).toMatchObject({ value: 400_000 });
  });

  test('are of the first day they were done on', () => {
    const again = [session(2, set(kg(80, 5))), session(1, set(kg(80, 5)))];
    expect(exerciseBests(again, 'total').map(({ workoutId }) => workoutId)).toEqual(
      Array.from({ length: 4 }, () => 'w1'),
    );
  });

  test('are time or distance where those count, and none without a set', () => {
    const plank = set({ load: null, reps: null, seconds: 90 });
    expect(exerciseBests([session(1, plank)], 'time')).toMatchObject([{ of: 'time', value: 90 }]);
    expect(exerciseBests([], 'total')).toEqual([]);
  });
});
