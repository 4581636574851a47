import { useCatalogue } from '../../data/exercises/exercises';
import type { LikeChoice } from '../../training/exercises/like-field';
import { ExerciseStill } from './exercise-figure';

/** The exercises that a person's own may look like; none until they are loaded. */
export function useLikeChoice(): LikeChoice {
  const catalogue = useCatalogue();
  return {
    exercises: catalogue.state === 'ready' ? catalogue.value : [],
    still: (exercise) => <ExerciseStill exercise={exercise} />,
  };
}
