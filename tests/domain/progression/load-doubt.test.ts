import { describe, expect, test } from 'vitest';
import type { Exercise } from '#domain/exercises/exercise';
import { type LoadsSoFar, loadDoubt } from '#domain/progression/load-doubt';
import type { SetKind } from '#domain/workouts/shape';

type Asked = Pick<Exercise, 'loadKind' | 'equipment'>;

const LEG_PRESS: Asked = { loadKind: 'total', equipment: 'machine' };
const BAR: Asked = { loadKind: 'total', equipment: 'barbell' };
const DUMBBELL: Asked = { loadKind: 'per_dumbbell', equipment: 'dumbbell' };
const DIP: Asked = { loadKind: 'added_bodyweight', equipment: 'parallel-bars' };
const HELPED: Asked = { loadKind: 'assisted_bodyweight', equipment: 'machine' };
const PUSH_UP: Asked = { loadKind: 'reps_only', equipment: 'bodyweight' };

const NEVER: LoadsSoFar = { recent: [], heaviest: null, mostReps: null };
const lifted = (...kilos: number[]): LoadsSoFar => ({
  recent: kilos.map((load) => ({ load: load * 1000, reps: 10 })),
  heaviest: Math.max(...kilos) * 1000,
  mostReps: 12,
});
const why = (
  kilos: number | null,
  exercise: Asked,
  known: LoadsSoFar,
  kind: SetKind = 'normal',
  reps = 10,
) => {
  const effort = { load: kilos === null ? null : kilos * 1000, reps };
  return loadDoubt(effort, kind, exercise, known)?.why ?? null;
};

describe('the doubt about a set', () => {
  test('opens a number that nobody set', () => {
    expect(why(0, LEG_PRESS, NEVER)).toBe('unset');
    expect(why(null, LEG_PRESS, NEVER, 'warmup')).toBe('unset');
    expect(why(0, DUMBBELL, NEVER)).toBe('unset');
    expect(why(20, BAR, NEVER)).toBeNull();
    expect(why(0, DIP, NEVER)).toBeNull();
    expect(why(0, HELPED, NEVER)).toBeNull();
    expect(why(null, PUSH_UP, NEVER)).toBeNull();
    expect(why(0, LEG_PRESS, lifted(0))).toBeNull();
  });

  test('asks about more than a first time usually has', () => {
    expect(why(600, LEG_PRESS, NEVER)).toBe('much');
    expect(why(9999, LEG_PRESS, lifted(0))).toBe('much');
    expect(why(300, LEG_PRESS, NEVER)).toBeNull();
    expect(why(62, DUMBBELL, NEVER)).toBe('much');
    expect(why(125, { loadKind: 'total', equipment: 'cable' }, NEVER)).toBe('much');
  });

  test('asks about loads far above the heaviest and far below the lightest', () => {
    expect(loadDoubt({ load: 600_000, reps: 10 }, 'normal', LEG_PRESS, lifted(60, 70))).toEqual({
      why: 'above',
      known: 70_000,
    });
    expect(loadDoubt({ load: 8000, reps: 10 }, 'normal', BAR, lifted(80, 85))).toEqual({
      why: 'below',
      known: 80_000,
    });
    expect(why(0, LEG_PRESS, lifted(60))).toBe('unset');
    expect(why(40, DUMBBELL, lifted(4))).toBe('above');
    expect(why(80, HELPED, lifted(20))).toBeNull();
    expect(why(800, HELPED, lifted(20))).toBe('above');
  });

  test('lets a person go up from the empty bar, and down for a reason', () => {
    expect(why(82.5, BAR, lifted(20))).toBeNull();
    expect(why(10, DUMBBELL, lifted(4))).toBeNull();
    expect(why(60, BAR, lifted(100))).toBeNull();
    expect(why(20, BAR, lifted(100), 'warmup')).toBeNull();
    expect(why(20, BAR, lifted(100), 'drop')).toBeNull();
    expect(why(0, DIP, lifted(40))).toBeNull();
  });

  test('asks about a value once: what was logged is known', () => {
    expect(why(600, LEG_PRESS, lifted(60))).toBe('above');
    expect(why(600, LEG_PRESS, lifted(60, 600))).toBeNull();
    expect(why(60, LEG_PRESS, lifted(60, 600))).toBeNull();
    expect(why(300, LEG_PRESS, { recent: [], heaviest: 290_000, mostReps: 10 })).toBeNull();
  });

  test('asks about repetitions that no set has', () => {
    expect(why(20, BAR, lifted(20), 'normal', 110)).toBe('reps');
    expect(why(null, PUSH_UP, NEVER, 'normal', 150)).toBe('many');
    expect(why(null, PUSH_UP, { ...NEVER, mostReps: 90 }, 'normal', 150)).toBeNull();
    expect(why(null, PUSH_UP, NEVER, 'normal', 60)).toBeNull();
  });
});
