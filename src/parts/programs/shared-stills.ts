import { type Exercise, exerciseFromCustom } from '#domain/exercises/exercise';
import type { SharedProgram } from '#domain/programs/ficha-code/shape';
import { exerciseStills } from '../exercises/exercise-figure';

/** The stills of a shared ficha, whose own exercises may borrow one. */
export function sharedStills(
  { own }: SharedProgram,
  book: { byId(id: string): Exercise | null },
): ReturnType<typeof exerciseStills> {
  const brought = new Map(
    own.map(({ id, exercise }) => [
      id,
      exercise.like ? exerciseFromCustom(id, { ...exercise, note: '' }) : null,
    ]),
  );
  return exerciseStills({
    byId: (id) => (brought.has(id) ? brought.get(id) : book.byId(id)) ?? null,
  });
}
