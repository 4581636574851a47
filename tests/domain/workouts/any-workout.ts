import fc from 'fast-check';
import type { Json, Writes } from '#domain/record/registers';
import { projectWorkout } from '#domain/workouts/project';
import { SET_KINDS, SIDES, type Workout } from '#domain/workouts/shape';
import { stamped } from '#protocol/merge';

/** Few exercises, so that they repeat. */
export const EXERCISES = ['supino', 'remada', 'prancha'] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const half = fc.integer({ min: 0, max: 20 }).map((steps) => steps / 2);

const effort = fc.record(
  {
    load: maybe(fc.integer({ min: 0, max: 8 }).map((steps) => steps * 20_000)),
    reps: maybe(fc.integer({ min: 0, max: 30 })),
    seconds: maybe(fc.integer({ min: 0, max: 86_400 })),
    meters: maybe(fc.integer({ min: 0, max: 1_000_000 })),
    rir: maybe(half),
  },
  { requiredKeys: ['load', 'reps'] },
);

const set = fc.record({
  kind: fc.constantFrom(...SET_KINDS),
  side: fc.constantFrom(...SIDES, null),
  done: maybe(effort),
});

const exercise = fc.record({
  exercise: fc.constantFrom<string[]>(...EXERCISES),
  note: fc.constantFrom<string[]>('', 'Devagar', '"\n\u2028'),
  sets: fc.array(set, { maxLength: 5 }),
});

/** The content of any workout, except its place and time. */
export const anyWorkout = fc.record({
  title: fc.constantFrom<string[]>('', 'Peito', 'Pernas'),
  note: fc.constantFrom<string[]>('', 'Boa'),
  pse: maybe(half),
  from: maybe(
    fc.record({
      program: fc.constantFrom<string[]>('f', 'g'),
      day: fc.constantFrom<string[]>('a', 'b'),
      week: fc.integer({ min: 1, max: 520 }),
    }),
  ),
  startedAt: fc.integer({ min: 1, max: 40 }).map((day) => day * 86_400_000),
  finished: fc.boolean(),
  exercises: fc.array(exercise, { maxLength: 4 }),
});
export type AnyWorkout = typeof anyWorkout extends fc.Arbitrary<infer T> ? T : never;

/** A workout's registers as written by a device. */
export function writesOf(workout: AnyWorkout, device: string): Writes {
  const { title, note, pse, from, startedAt: at, exercises } = workout;
  const day = new Date(at).toISOString().slice(0, 10);
  const writes: Record<string, Json> = { title, note, pse, start: { at, zone: 'UTC', day } };
  if (from) writes.from = { ...from };
  if (workout.finished) writes.finish = { at: at + 3_600_000 };
  exercises.forEach((one, nth) => {
    writes[`e.e${nth}.exercise`] = one.exercise;
    writes[`e.e${nth}.order`] = `a${nth + 1}`;
    if (one.note !== '') writes[`e.e${nth}.note`] = one.note;
    one.sets.forEach(({ kind, side, done }, set) => {
      const node = `s.s${nth}x${set}`;
      writes[`${node}.place`] = [`e${nth}`, `a${set + 1}`];
      writes[`${node}.kind`] = kind;
      writes[`${node}.side`] = side;
      if (done) writes[`${node}.done.${device}`] = { ...done, at };
    });
  });
  return writes;
}

export const aWorkout: fc.Arbitrary<Workout> = anyWorkout.map((workout) =>
  projectWorkout(stamped(writesOf(workout, 'a'), [workout.startedAt, 0, 'a'])),
);
