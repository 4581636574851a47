import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { workoutFigures, workoutTitle } from '../../../src/parts/workouts/workout-line';
import { pastWorkout } from './past-workout';

const known = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const book = {
  all: exercises,
  shipped: exercises,
  recentIds: [],
  byId: (id: string) => known.get(id) ?? null,
};
const NBSP = '\u00a0';

describe('the name of a workout', () => {
  test('is the one its person gave it', () => {
    const { workout } = pastWorkout('2026-11-20', ['back-squat'], { title: 'Pernas pesado' });
    expect(workoutTitle(workout, book)).toBe('Pernas pesado');
  });

  test('is what it trained when it has none', () => {
    const { workout } = pastWorkout('2026-11-20', ['barbell-bench-press', 'triceps-pushdown']);
    expect(workoutTitle(workout, book)).toMatch(/^Peito/);
  });

  test('is its day when nothing of it is known', () => {
    const { workout } = pastWorkout('2026-11-20', ['gone']);
    expect(workoutTitle(workout, book)).toBe('Treino de sexta');
    expect(workoutTitle(workout, null)).toBe('Treino de sexta');
  });
});

describe('what a workout came to', () => {
  test('is said in sets, volume and time, in the unit of the person', () => {
    const { workout } = pastWorkout('2026-11-20', ['back-squat']);
    expect(workoutFigures(workout, book, 'kg')).toBe(`1 série · 500${NBSP}kg · 55${NBSP}min`);
    expect(workoutFigures(workout, book, 'lb')).toBe(`1 série · 1.102${NBSP}lb · 55${NBSP}min`);
  });

  test('leaves out what there is none of', () => {
    const { workout } = pastWorkout('2026-11-20', [], { endedAt: null });
    expect(workoutFigures(workout, book, 'kg')).toBe('Nenhuma série');
  });
});
