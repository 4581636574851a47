import { exerciseFinder } from '#domain/ficha-text/find-exercise';
import type { FindExercise } from '#domain/ficha-text/shape';
import type { ExerciseBook } from '../../data/exercises';
import { searchIndexOf } from '../../training/picker-search';

/**
 * Finds what the texts of ready fichas name: among the exercises of the catalogue alone, because one
 * of the person's own may be called alike, and then nobody could tell which of the two is meant.
 */
export function templateFinder({ shipped }: Pick<ExerciseBook, 'shipped'>): FindExercise {
  return exerciseFinder(searchIndexOf(shipped));
}
