import type { Workout } from '#domain/workouts/shape';
import type { WorkoutEntry } from '../../../src/data/workouts/workouts';

/** A finished workout on a day, with one performed set for each of the exercises. */
export function pastWorkout(
  day: string,
  exercises: readonly string[],
  changes: Partial<Workout> = {},
): WorkoutEntry {
  const at = Date.parse(`${day}T18:00:00-03:00`);
  const workout: Workout = {
    title: '',
    note: '',
    start: { at, zone: 'America/Sao_Paulo', day },
    endedAt: at + 3_300_000,
    rest: null,
    from: null,
    pse: null,
    exercises: exercises.map((exercise, index) => ({
      key: `e${index}`,
      exercise,
      order: `a${index}`,
      group: null,
      note: '',
      restSeconds: null,
      from: null,
      advice: null,
      returned: false,
      sets: [
        {
          key: `s${index}`,
          order: 'a',
          kind: 'normal',
          plan: null,
          done: { load: 50_000, reps: 10, at },
          alternative: null,
          target: null,
          restSeconds: null,
          side: null,
          returned: false,
        },
      ],
    })),
    returned: false,
    removedAt: null,
    purged: false,
    ...changes,
  };
  return { id: `${day} ${exercises.join('+')}`, workout };
}
