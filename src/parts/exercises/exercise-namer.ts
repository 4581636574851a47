import type { ExerciseBook } from '../../data/exercises/exercises';

/** Gives the names of a ficha's exercises, also of those unknown to this device. */
export function exerciseNamer(
  book: Pick<ExerciseBook, 'byId'> | null,
): (exercise: string | null) => string {
  return (exercise) =>
    exercise === null ? 'Sem exercício' : (book?.byId(exercise)?.name ?? 'Exercício desconhecido');
}
