import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import type { FindExercise } from '#domain/programs/ficha-text/shape';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { searchIndexOf } from '../../training/exercises/picker-search';

/**
 * Finds exercises of ready fichas only in the catalogue, because a custom exercise with the same
 * name would make the name ambiguous.
 */
export function templateFinder({ shipped }: Pick<ExerciseBook, 'shipped'>): FindExercise {
  return exerciseFinder(searchIndexOf(shipped));
}
