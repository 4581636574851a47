import { describe, expect, test } from 'vitest';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from '../../src/domain/workout/shape';
import {
  bestOf,
  type Earlier,
  earlierOf,
  NO_CHOICE,
  plannedEffort,
  standingOf,
} from '../../src/training/current-set';

const effort = (kilos: number, reps: number): Effort => ({ load: kilos * 1000, reps });

function set(key: string, change: Partial<WorkoutSet> & { at?: number } = {}): WorkoutSet {
  const { at, ...rest } = change;
  return {
    key,
    order: key,
    kind: 'normal',
    plan: null,
    done: at === undefined ? null : { ...effort(80, 8), at },
    alternative: null,
    target: null,
    restSeconds: null,
    side: null,
    returned: false,
    ...rest,
  };
}

function exercise(key: string, sets: WorkoutSet[]): WorkoutExercise {
  return {
    key,
    exercise: `exercise-${key}`,
    order: key,
    group: null,
    note: '',
    restSeconds: null,
    from: null,
    advice: null,
    sets,
    returned: false,
  };
}

const workoutOf = (...exercises: WorkoutExercise[]): Workout => ({
  title: '',
  note: '',
  start: { at: 0, zone: 'UTC', day: '2026-11-20' },
  endedAt: null,
  rest: null,
  from: null,
  pse: null,
  exercises,
  returned: false,
  removedAt: null,
  purged: false,
});

const place = (workout: Workout, choice = NO_CHOICE) => {
  const { exercise: at, set: current, next, done, total } = standingOf(workout, choice);
  return [at?.key, current?.key, next?.key, done, total];
};

describe('where a workout stands', () => {
  test('begins with the first set of the first exercise', () => {
    const workout = workoutOf(exercise('a', [set('1'), set('2')]), exercise('b', [set('3')]));
    expect(place(workout)).toEqual(['a', '1', 'b', 0, 3]);
  });

  test('goes on where the last set was done, also when that was out of order', () => {
    const workout = workoutOf(
      exercise('a', [set('1', { at: 10 }), set('2')]),
      exercise('b', [set('3', { at: 20 }), set('4')]),
    );
    expect(place(workout)).toEqual(['b', '4', 'a', 2, 4]);
  });

  test('moves to the next exercise with open sets, from the start again at the end', () => {
    const workout = workoutOf(
      exercise('a', [set('1')]),
      exercise('b', [set('2', { at: 20 })]),
      exercise('c', [set('3', { at: 30 })]),
    );
    expect(place(workout)).toEqual(['a', '1', undefined, 2, 3]);
  });

  test('a chosen exercise and set come first while they are there', () => {
    const workout = workoutOf(exercise('a', [set('1')]), exercise('b', [set('2'), set('3')]));
    expect(place(workout, { exercise: 'b', set: '3' })).toEqual(['b', '3', 'a', 0, 3]);
    expect(place(workout, { exercise: 'gone', set: 'gone' })).toEqual(['a', '1', 'b', 0, 3]);
  });

  test('a finished exercise that was chosen to be read has no set at hand', () => {
    const workout = workoutOf(exercise('a', [set('1', { at: 1 })]), exercise('b', [set('2')]));
    expect(place(workout, { exercise: 'a', set: null })).toEqual(['a', undefined, 'b', 1, 2]);
  });

  test('with everything done the last exercise stays', () => {
    const workout = workoutOf(exercise('a', [set('1', { at: 1 })]));
    expect(place(workout)).toEqual(['a', undefined, undefined, 1, 1]);
  });

  test('an empty workout stands nowhere', () => {
    expect(place(workoutOf())).toEqual([undefined, undefined, undefined, 0, 0]);
  });
});

const bench = { loadKind: 'total', equipment: 'barbell' } as const;
const earlier: Earlier = {
  day: '2026-11-13',
  sets: [
    { kind: 'warmup', done: effort(40, 12) },
    { kind: 'normal', done: effort(80, 8) },
    { kind: 'normal', done: effort(82.5, 6) },
  ],
};

describe('what a set to be done shows', () => {
  test('its plan, with what the plan leaves out from the set before it', () => {
    const first = set('1', { at: 1 });
    const second = set('2', { plan: { load: 85_000, reps: null } });
    const of = exercise('a', [first, second]);
    expect(plannedEffort(of, second, bench, null)).toEqual(effort(85, 8));
  });

  test('the set before it when it has no plan', () => {
    const second = set('2');
    const of = exercise('a', [set('1', { plan: effort(60, 10) }), second]);
    expect(plannedEffort(of, second, bench, earlier)).toEqual(effort(60, 10));
  });

  test('the same set of the last time, counted among its kind', () => {
    const [warmup, work] = [set('1', { kind: 'warmup' }), set('2')];
    const of = exercise('a', [warmup, work]);
    expect(earlierOf(of, work, earlier)).toEqual(effort(80, 8));
    expect(plannedEffort(of, work, bench, earlier)).toEqual(effort(80, 8));
    expect(plannedEffort(of, warmup, bench, earlier)).toEqual(effort(40, 12));
  });

  test('the planned time again after a timed set that was cut short', () => {
    const timed = { loadKind: 'time', equipment: 'bodyweight' } as const;
    const short = set('1', { done: { load: null, reps: null, seconds: 12, at: 1 } });
    const second = set('2');
    const of = exercise('a', [short, second]);
    expect(plannedEffort(of, second, timed, null).seconds).toBe(30);
  });

  test('the bare bar when nothing is known', () => {
    const only = set('1');
    expect(plannedEffort(exercise('a', [only]), only, bench, null)).toEqual(effort(20, 10));
  });

  test('the best of the last time is its heaviest working set', () => {
    expect(bestOf(earlier)).toEqual(effort(82.5, 6));
    expect(bestOf({ day: '', sets: [{ kind: 'warmup', done: effort(40, 12) }] })).toEqual(
      effort(40, 12),
    );
  });
});
