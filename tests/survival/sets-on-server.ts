import { workoutKind } from '#domain/workouts/kind';
import type { SignedIn } from '../bench/fill';
import { createChance } from '../sync/chance';
import type { Door } from './door';
import { createPhone } from './phone';
import type { Prepared } from './prepared';

/** The numbers of the done sets of each workout, as a new device reads them. */
export async function setsOnServer(
  door: Door,
  person: SignedIn,
  workouts: readonly Prepared[],
): Promise<number[][]> {
  const newcomer = createPhone({ ...person, workouts: [] }, 'new', createChance(1), door);
  await newcomer.catchUp();
  return workouts.map(({ id, setKeys }) => {
    const shape = workoutKind.project(newcomer.held.get(id) ?? {});
    const done = new Set(
      shape.exercises.flatMap(({ sets }) => sets.flatMap((set) => (set.done ? [set.key] : []))),
    );
    return setKeys.flatMap((key, index) => (done.has(key) ? [index + 1] : []));
  });
}
