import { describe, expect, test } from 'vitest';
import { distinctWorkouts, nextWorkout } from '../../../src/parts/workouts/next-workout';
import { pastWorkout } from './past-workout';

const A = ['barbell-bench-press', 'triceps-pushdown'];
const B = ['back-squat', 'leg-press'];
const C = ['barbell-row'];

describe('the workout that the home screen offers', () => {
  test('is the one that followed the latest one the last time', () => {
    const history = [
      pastWorkout('2026-11-20', A),
      pastWorkout('2026-11-18', C),
      pastWorkout('2026-11-16', B),
      pastWorkout('2026-11-13', A),
    ];
    expect(nextWorkout(history)?.id).toBe(history[2]?.id);
  });

  test('is its newest version', () => {
    const history = [
      pastWorkout('2026-11-20', A),
      pastWorkout('2026-11-18', B),
      pastWorkout('2026-11-16', A),
      pastWorkout('2026-11-14', B),
    ];
    expect(nextWorkout(history)?.id).toBe(history[1]?.id);
  });

  test('before a cycle is over, is the one of these days that waits longest', () => {
    const history = [
      pastWorkout('2026-11-20', A),
      pastWorkout('2026-11-18', B),
      pastWorkout('2026-09-01', C),
    ];
    expect(nextWorkout(history)?.id).toBe(history[1]?.id);
  });

  test('is the same again for who always does the same', () => {
    const history = [pastWorkout('2026-11-20', A), pastWorkout('2026-11-18', A)];
    expect(nextWorkout(history)?.id).toBe(history[0]?.id);
    expect(nextWorkout(history.slice(0, 1))?.id).toBe(history[0]?.id);
  });

  test('is none without history, nor from workouts without exercises', () => {
    expect(nextWorkout([])).toBeNull();
    expect(nextWorkout([pastWorkout('2026-11-20', [])])).toBeNull();
  });
});

test('workouts are the same by their title, else by their exercises in any order', () => {
  const history = [
    pastWorkout('2026-11-20', A, { title: 'Superiores ' }),
    pastWorkout('2026-11-18', B, { title: 'superiores' }),
    pastWorkout('2026-11-16', [...A].reverse()),
    pastWorkout('2026-11-14', A),
  ];
  expect(distinctWorkouts(history).map(({ workout }) => workout.start.day)).toEqual([
    '2026-11-20',
    '2026-11-16',
  ]);
});
