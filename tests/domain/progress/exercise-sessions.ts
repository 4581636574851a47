import fc from 'fast-check';
import { addDays } from '#domain/local-day';
import { type Effort, SET_KINDS, SIDES } from '#domain/workouts/shape';
import type { DoneSet, WorkoutSummary } from '#domain/workouts/summary';

export const kg = (load: number, reps: number): Effort => ({ load: load * 1000, reps });

export const done = (effort: Effort, rest: Partial<DoneSet> = {}): DoneSet => ({
  kind: 'normal',
  side: null,
  done: effort,
  ...rest,
});

/** A finished workout a number of days after the first one. */
export function summary(
  after: number,
  exercises: Readonly<Record<string, readonly DoneSet[]>>,
): WorkoutSummary {
  return {
    id: `w${after}`,
    title: '',
    note: '',
    day: addDays('2026-01-01', after),
    startedAt: after * 86_400_000,
    endedAt: after * 86_400_000 + 3_600_000,
    pse: null,
    from: null,
    exercises: Object.entries(exercises).map(([exercise, sets]) => ({ exercise, note: '', sets })),
  };
}

export const session = (after: number, ...sets: readonly DoneSet[]) => {
  const { id, day, startedAt } = summary(after, {});
  return { workoutId: id, day, startedAt, sets };
};

const set: fc.Arbitrary<DoneSet> = fc.record({
  kind: fc.constantFrom(...SET_KINDS),
  side: fc.constantFrom(null, null, ...SIDES),
  done: fc.record({
    load: fc.option(fc.integer({ min: 0, max: 40 }).map((plates) => plates * 2500)),
    reps: fc.option(fc.integer({ min: 0, max: 20 })),
  }),
});

/** Sessions of one exercise, each on its own day, in any order. */
export const sessions = fc
  .array(fc.array(set, { minLength: 1, maxLength: 5 }), { maxLength: 12 })
  .map((all) => all.map((sets, after) => session(after, ...sets)))
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
