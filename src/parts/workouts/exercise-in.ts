import { type Exercise, takesLoad } from '#domain/exercises/exercise';
import type { WorkoutExercise } from '#domain/workouts/shape';
import type { ExerciseBook } from '../../data/exercises/exercises';

/** Fallback for an unknown exercise: load and repetitions. */
const UNKNOWN = {
  loadKind: 'total',
  stepGrams: 2500,
  equipment: 'other',
  unilateral: false,
} as const satisfies Partial<Exercise>;

/** Facts of an exercise for the workout screen, also of an unknown one. */
export interface ExerciseIn
  extends Pick<Exercise, 'loadKind' | 'stepGrams' | 'equipment' | 'unilateral'> {
  readonly name: string;
}

/** The exercise of an entry. A set must be loggable even if its exercise is missing. */
export function exerciseInCatalogue(entry: WorkoutExercise, book: ExerciseBook | null): ExerciseIn {
  if (entry.exercise === null) return { ...UNKNOWN, name: 'Sem exercício' };
  const known = book?.byId(entry.exercise);
  if (!known) return { ...UNKNOWN, name: 'Exercício' };
  const { name, loadKind, stepGrams, equipment, unilateral } = known;
  return { name, loadKind, stepGrams, equipment, unilateral };
}

const ON_PLATES: readonly Exercise['equipment'][] = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'smith',
  'plate',
];

/** Whether an exercise's load may consist of plates, judged only by the exercise. */
export function hasPlates({ equipment, loadKind }: Pick<Exercise, 'equipment' | 'loadKind'>) {
  return takesLoad(loadKind) && ON_PLATES.includes(equipment);
}
