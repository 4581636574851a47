import { describe, expect, test } from 'vitest';
import { gramsFrom } from '#domain/load';
import { easierAt } from '#domain/progression/rounding-at';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import {
  bestOf,
  type Earlier,
  earlierOf,
  firstOpen,
  NO_SET_CHOICE,
  plannedEffort,
  restState,
  turnAfter,
} from '../../../src/training/workouts/current-set';

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

const place = (workout: Workout, choice = NO_SET_CHOICE) => {
  const { exercise: at, set: current, next, done, total } = restState(workout, choice);
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

describe('a bi-set', () => {
  const pair = (one: WorkoutSet[], other: WorkoutSet[], after: WorkoutSet[] = []) =>
    workoutOf(
      { ...exercise('a', one), group: 'g' },
      { ...exercise('b', other), group: 'g' },
      exercise('c', after),
    );

  test('goes to the other exercise after each set, and on when both are through', () => {
    const two = [set('b1'), set('b2')];
    expect(place(pair([set('a1'), set('a2')], two)).slice(0, 2)).toEqual(['a', 'a1']);
    const one = [set('a1', { at: 1 }), set('a2')];
    expect(place(pair(one, two)).slice(0, 2)).toEqual(['b', 'b1']);
    const round = pair(one, [set('b1', { at: 2 }), set('b2')]);
    expect(place(round).slice(0, 2)).toEqual(['a', 'a2']);
    const through = pair([set('a1', { at: 1 })], [set('b1', { at: 2 })], [set('c1')]);
    expect(place(through).slice(0, 2)).toEqual(['c', 'c1']);
  });

  test('what comes next is after the whole of it', () => {
    expect(place(pair([set('a1')], [set('b1')], [set('c1')]))[2]).toBe('c');
  });

  test('a chosen set comes before its turn; then the turns go on', () => {
    const choice = { exercise: 'b', set: 'b1' };
    const before = pair([set('a1')], [set('b1'), set('b2')]);
    expect(place(before, choice).slice(0, 2)).toEqual(['b', 'b1']);
    const after = pair([set('a1')], [set('b1', { at: 1 }), set('b2')]);
    expect(place(after, choice).slice(0, 2)).toEqual(['a', 'a1']);
  });

  test('an exercise of it that is through can be read', () => {
    const workout = pair([set('a1', { at: 1 })], [set('b1')]);
    const choice = { exercise: 'a', set: null };
    expect(place(workout, choice).slice(0, 3)).toEqual(['a', undefined, 'b']);
  });

  test('the set after one that is being logged is the other exercise’s', () => {
    const workout = pair([set('a1'), set('a2')], [set('b1')]);
    const [first, other] = workout.exercises;
    if (!first || !other) throw new Error('two exercises');
    const [logged] = first.sets;
    expect(logged && turnAfter([first, other], logged)?.set.key).toBe('b1');
    expect(firstOpen([first, other], other)?.key).toBe('b1');
  });
});

test('warm-ups are numbered apart from the sets that count', () => {
  const sets = [
    set('1', { kind: 'warmup', at: 1 }),
    set('2', { kind: 'warmup' }),
    set('3'),
    set('4', { kind: 'drop' }),
  ];
  const at = (key: string | null) =>
    restState(workoutOf(exercise('a', sets)), { exercise: 'a', set: key });
  expect(at(null)).toMatchObject({ setNumber: 2, setCount: 2 });
  expect(at('3')).toMatchObject({ setNumber: 1, setCount: 2 });
  expect(at('4')).toMatchObject({ setNumber: 2, setCount: 2 });
});

describe('sides logged apart', () => {
  const left = set('1', { side: 'left' });
  const right = set('2', { side: 'right' });

  test('are one set of the exercise', () => {
    const standing = restState(workoutOf(exercise('a', [left, right])), NO_SET_CHOICE);
    expect(standing).toMatchObject({ setNumber: 1, setCount: 1, done: 0, total: 1 });
  });

  test('remember each side of the last time, and what both did where there were none', () => {
    const of = exercise('a', [left, right]);
    const apart: Earlier = {
      day: '',
      sets: [
        { kind: 'normal', side: 'left', done: effort(20, 10) },
        { kind: 'normal', side: 'right', done: effort(18, 10) },
      ],
    };
    expect(earlierOf(of, right, apart)).toEqual(effort(18, 10));
    const both: Earlier = { day: '', sets: [{ kind: 'normal', done: effort(20, 12) }] };
    expect(earlierOf(of, right, both)).toEqual(effort(20, 12));
  });

  test('the other side begins with what the first one did', () => {
    const done = set('1', { side: 'left', at: 1 });
    const of = exercise('a', [done, right]);
    expect(plannedEffort(of, right, bench, null, 'kg')).toEqual(effort(80, 8));
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
    expect(plannedEffort(of, second, bench, null, 'kg')).toEqual(effort(85, 8));
  });

  test('the set before it when it has no plan', () => {
    const second = set('2');
    const of = exercise('a', [set('1', { plan: effort(60, 10) }), second]);
    expect(plannedEffort(of, second, bench, earlier, 'kg')).toEqual(effort(60, 10));
  });

  test('W2i: a drop set the load of the set before it, less what the gym takes off', () => {
    const drop = set('2', { kind: 'drop', plan: { load: null, reps: 8 } });
    const of = exercise('a', [set('1', { plan: effort(60, 10) }), drop]);
    const here = easierAt(null, { ...bench, id: 'a', stepGrams: 2500, unilateral: false }, 'kg');
    expect(plannedEffort(of, drop, bench, earlier, 'kg', here)).toEqual(effort(47.5, 8));
    const help = { loadKind: 'assisted_bodyweight', equipment: 'machine' } as const;
    const more = easierAt(null, { ...help, id: 'a', stepGrams: 5000, unilateral: false }, 'kg');
    expect(plannedEffort(of, drop, help, null, 'kg', more)).toEqual(effort(70, 8));
  });

  test('W2g: the load of the working set before it when only its kind changed', () => {
    const last = set('2', { kind: 'failure', plan: { load: null, reps: 8 } });
    const of = exercise('a', [
      set('0', { kind: 'warmup', plan: effort(20, 5) }),
      set('1', { at: 1 }),
      last,
    ]);
    expect(plannedEffort(of, last, bench, null, 'kg')).toEqual(effort(80, 8));
  });

  test('the same set of the last time, counted among its kind', () => {
    const [warmup, work] = [set('1', { kind: 'warmup' }), set('2')];
    const of = exercise('a', [warmup, work]);
    expect(earlierOf(of, work, earlier)).toEqual(effort(80, 8));
    expect(plannedEffort(of, work, bench, earlier, 'kg')).toEqual(effort(80, 8));
    expect(plannedEffort(of, warmup, bench, earlier, 'kg')).toEqual(effort(40, 12));
  });

  test('the planned time again after a timed set that was cut short', () => {
    const timed = { loadKind: 'time', equipment: 'bodyweight' } as const;
    const short = set('1', { done: { load: null, reps: null, seconds: 12, at: 1 } });
    const second = set('2');
    const of = exercise('a', [short, second]);
    expect(plannedEffort(of, second, timed, null, 'kg').seconds).toBe(30);
  });

  test('the bare bar when nothing is known', () => {
    const only = set('1');
    expect(plannedEffort(exercise('a', [only]), only, bench, null, 'kg')).toEqual(effort(20, 10));
    const inPounds = plannedEffort(exercise('a', [only]), only, bench, null, 'lb');
    expect(inPounds.load).toBe(gramsFrom(45, 'lb'));
  });

  test('the best of the last time is its heaviest working set', () => {
    expect(bestOf(earlier, 'total')).toEqual(effort(82.5, 6));
    const warmUp = { day: '', sets: [{ kind: 'warmup', done: effort(40, 12) }] } as const;
    expect(bestOf(warmUp, 'total')).toEqual(effort(40, 12));
  });

  test('the best of the last time is the set with the least help, where a machine helps', () => {
    const none = { load: null, reps: 8 };
    const sets = [effort(30, 10), effort(20, 8), none, effort(25, 8)].map((done) => ({
      kind: 'normal' as const,
      done,
    }));
    expect(bestOf({ day: '', sets }, 'assisted_bodyweight')).toEqual(effort(20, 8));
  });
});
