import type { Effort } from '#domain/workouts/shape';
import { type AnyWorkout, writesOf } from '../../../domain/workouts/any-workout';
import { idOf } from '../../../replica/browser';
import type { Here } from '../../../replica/here';

const PLAIN: AnyWorkout = {
  title: '',
  note: '',
  pse: null,
  from: null,
  startedAt: 1,
  finished: true,
  exercises: [],
};

/** Stores a finished or running workout, and returns its id. */
export async function store(here: Here, nth: number, part: Partial<AnyWorkout>): Promise<string> {
  const id = idOf(nth);
  const write = () => writesOf({ ...PLAIN, ...part }, here.replica.device());
  await here.replica.commit([{ kind: 'workout', id, write }]);
  return id;
}

/** An exercise with one performed set. */
export function once(exercise: string, done: Effort | null): AnyWorkout['exercises'][number] {
  return { exercise, note: '', sets: [{ kind: 'normal', side: null, done }] };
}
