import fc from 'fast-check';
import { addDays, type LocalDay } from '#domain/local-day';
import { SET_KINDS } from '#domain/workouts/shape';
import type { DoneExercise, DoneSet, WorkoutSummary } from '#domain/workouts/summary';

/** A performed set. */
export const set = (changes: Partial<DoneSet> = {}): DoneSet => ({
  kind: 'normal',
  side: null,
  done: { load: 60_000, reps: 8, seconds: null, meters: null, rir: null },
  ...changes,
});

export const lift = (load: number, reps: number): DoneSet =>
  set({ done: { load, reps, seconds: null, meters: null, rir: null } });

export const exercise = (id: string, sets: readonly DoneSet[]): DoneExercise => ({
  exercise: id,
  note: '',
  sets,
});

/** A finished workout of one hour that started at 18:00 in São Paulo. */
export function workout(
  day: LocalDay,
  exercises: readonly DoneExercise[],
  changes: Partial<WorkoutSummary> = {},
): WorkoutSummary {
  const startedAt = Date.parse(`${day}T18:00:00-03:00`);
  const id = `w-${day}`;
  const rest = { title: 'Treino', note: '', pse: null, from: null };
  return { id, day, startedAt, endedAt: startedAt + 3_600_000, ...rest, exercises, ...changes };
}

const sets = fc.array(
  fc.record({
    kind: fc.constantFrom(...SET_KINDS),
    side: fc.constantFrom(null, 'left' as const, 'right' as const),
    done: fc.record({
      load: fc.option(fc.integer({ min: 0, max: 200 }).map((kg) => kg * 1000)),
      reps: fc.integer({ min: 0, max: 15 }),
      seconds: fc.constant(null),
      meters: fc.constant(null),
      rir: fc.constant(null),
    }),
  }),
  { minLength: 1, maxLength: 5 },
);

/**
 * Workouts within a number of days from the first one, newest first, with exercises of some names.
 */
export function summariesFrom(first: LocalDay, days: number, names: readonly string[]) {
  const one = fc.record({
    after: fc.integer({ min: 0, max: days - 1 }),
    exercises: fc.uniqueArray(
      fc.record({ exercise: fc.constantFrom(...names), note: fc.constant(''), sets }),
      { maxLength: 4, selector: (each) => each.exercise },
    ),
    pse: fc.option(fc.integer({ min: 0, max: 10 })),
  });
  return fc
    .array(one, { maxLength: 25 })
    .map((all) =>
      all
        .sort((a, b) => b.after - a.after)
        .map(({ after, exercises, pse }, at) =>
          workout(addDays(first, after), exercises, { id: `w${at}`, pse }),
        ),
    );
}
