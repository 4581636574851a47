import type { ExerciseBook } from '../../data/exercises/exercises';

/** Names the exercises of a ficha, also one that this device does not know. */
export function exerciseNamer(
  book: Pick<ExerciseBook, 'byId'> | null,
): (exercise: string | null) => string {
  return (exercise) =>
    exercise === null ? 'Sem exercício' : (book?.byId(exercise)?.name ?? 'Exercício desconhecido');
}
