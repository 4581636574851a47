import type { Author, Registers, Writes } from '#domain/record/registers';
import { projectWorkout } from '#domain/workouts/project';
import type { Workout } from '#domain/workouts/shape';
import { type AccountSource, commitTo } from '../write';

type WriteOnWorkout = (workout: Workout, registers: Registers, author: Author) => Writes;

/** Commits a write that needs the projected workout, not only its registers. */
export function commitWorkout(source: AccountSource, id: string, write: WriteOnWorkout) {
  return commitTo(source, 'workout', id, (registers, author) =>
    write(projectWorkout(registers), registers, author),
  );
}
