import type { Author, Registers, Writes } from '#domain/record/registers';
import { projectWorkout } from '#domain/workouts/project';
import type { Workout } from '#domain/workouts/shape';
import { type AccountSource, commitTo, type Write } from '../write';

/** Two ways to write a workout: with its registers only, or with its projection too. */
export function writerOf(source: AccountSource) {
  const onRegisters = async (id: string, write: Write) => commitTo(source(), 'workout', id, write);
  const onWorkout = async (
    id: string,
    write: (workout: Workout, registers: Registers, author: Author) => Writes,
  ) => onRegisters(id, (registers, author) => write(projectWorkout(registers), registers, author));
  return { onRegisters, onWorkout };
}
