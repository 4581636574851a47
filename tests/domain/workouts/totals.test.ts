import { describe, expect, test } from 'vitest';
import type { SetKind, Workout } from '#domain/workouts/shape';
import { totalsOf } from '#domain/workouts/totals';

type Done = [load: number | null, reps: number | null, kind?: SetKind] | null;

function workout(exercises: Record<string, Done[]>, endedAt: number | null = null): Workout {
  return {
    title: '',
    note: '',
    start: { at: 1_000_000, zone: 'America/Sao_Paulo', day: '2026-11-20' },
    endedAt,
    rest: null,
    from: null,
    pse: null,
    exercises: Object.entries(exercises).map(([exercise, sets], at) => ({
      key: `e${at}`,
      exercise,
      order: `a${at}`,
      group: null,
      note: '',
      restSeconds: null,
      from: null,
      advice: null,
      returned: false,
      sets: sets.map((done, index) => ({
        key: `e${at}s${index}`,
        order: `a${index}`,
        kind: done?.[2] ?? 'normal',
        plan: null,
        done: done && { load: done[0], reps: done[1], at: 1_000_000 },
        alternative: null,
        target: null,
        restSeconds: null,
        side: null,
        returned: false,
      })),
    })),
    returned: false,
    removedAt: null,
    purged: false,
  };
}

describe('what a workout adds up to', () => {
  test('load times repetitions of the sets that were done', () => {
    const totals = totalsOf(workout({ squat: [[80_000, 8], [82_500, 6], null] }), () => 'total');
    expect(totals.volumeGrams).toBe(80_000 * 8 + 82_500 * 6);
    expect(totals.sets).toBe(2);
  });

  test('warm-ups count as sets but not as volume', () => {
    const totals = totalsOf(workout({ squat: [[40_000, 10, 'warmup']] }), () => 'total');
    expect(totals).toMatchObject({ sets: 1, volumeGrams: 0 });
  });

  test('both dumbbells are lifted, help of a machine is not', () => {
    const done: Done[] = [[20_000, 10]];
    const kinds = { curl: 'per_dumbbell', pull: 'assisted_bodyweight', plank: 'time' } as const;
    const totals = totalsOf(workout({ curl: done, pull: done, plank: [[null, null]] }), (id) =>
      id === 'curl' || id === 'pull' || id === 'plank' ? kinds[id] : null,
    );
    expect(totals).toMatchObject({ sets: 3, volumeGrams: 400_000 });
  });

  test('an exercise that is not known here counts as entered', () => {
    expect(totalsOf(workout({ gone: [[50_000, 2]] }), () => null).volumeGrams).toBe(100_000);
  });

  test('lasts from its start to its end, and has no length while it runs', () => {
    expect(totalsOf(workout({}, 400), () => null).durationMs).toBe(0);
    expect(totalsOf(workout({}, 4_600_000), () => null).durationMs).toBe(3_600_000);
    expect(totalsOf(workout({}), () => null).durationMs).toBeNull();
  });
});
