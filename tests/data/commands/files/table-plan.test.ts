import { beforeEach, describe, expect, test, vi } from 'vitest';
import { instantOf } from '#domain/wall-time';
import { createTablePlanner } from '../../../../src/data/commands/files/table-plan';
import type { ReadWorkout } from '../../../../src/interchange/model';

vi.mock('#domain/wall-time', async (original) => {
  const real = await original<typeof import('#domain/wall-time')>();
  return { ...real, instantOf: vi.fn(real.instantOf) };
});

const ZONE = 'America/Sao_Paulo';
const HERE = { exercises: [], others: [], own: new Set<string>(), learned: new Map(), zone: ZONE };
const CHOICES = { chosen: new Map(), suggests: true };
const BATCH = { id: 'b1', at: 1, from: 'hevy' };

const done = { load: 20_000, reps: 10 };

function read(day: number): ReadWorkout {
  return {
    line: day,
    title: 'Treino',
    note: '',
    start: { day: `2026-03-0${day}`, seconds: 64_800 },
    durationSeconds: 3600,
    exercises: [
      {
        name: 'Rosca',
        note: '',
        group: null,
        restSeconds: null,
        sets: [{ kind: 'normal', done }],
      },
    ],
  };
}

beforeEach(() => {
  vi.mocked(instantOf).mockClear();
});

describe('the plan of a table', () => {
  test('makes no records for the preview when nothing is here, and makes them once', () => {
    const planner = createTablePlanner([read(1), read(2)], { ...HERE, workouts: [] });
    const plan = planner(CHOICES);
    expect(plan.shown).toMatchObject({ workouts: 2, known: { same: 0, changed: 0 } });
    expect(instantOf).not.toHaveBeenCalled();
    plan.prepare();
    expect(instantOf).toHaveBeenCalledTimes(2);
    const { steps } = plan.stepsOf(BATCH, new Set());
    expect(steps.map(({ kind }) => kind)).toEqual(['exercise', 'workout', 'workout']);
    expect(instantOf).toHaveBeenCalledTimes(2);
  });

  test('compares with the workouts here before the preview', () => {
    const start = { at: Date.UTC(2026, 2, 1, 21), zone: ZONE };
    const there = { start, exercises: ['x'], sets: ['200 10 0 0'] };
    const plan = createTablePlanner([read(1), read(2)], { ...HERE, workouts: [there] })(CHOICES);
    expect(plan.shown).toMatchObject({ workouts: 2, known: { same: 1, changed: 0 } });
    const { steps } = plan.stepsOf(BATCH, new Set());
    expect(steps.map(({ kind }) => kind)).toEqual(['exercise', 'workout']);
  });
});
