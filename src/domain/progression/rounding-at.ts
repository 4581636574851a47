import type { Gym } from '../gym/shape';
import type { LoadUnit } from '../load';
import { type LoadedExercise, nextLoad, roundLoad } from '../loadable';
import type { Rounding } from './rounding';

/**
 * What can be loaded for an exercise at a gym. Where the gym knows nothing of it loads are rounded
 * to the step of the exercise, but any load that was done or written can be done.
 */
export function roundingAt(gym: Gym | null, exercise: LoadedExercise, unit: LoadUnit): Rounding {
  return {
    round: (grams, direction) => roundLoad(gym, exercise, grams, direction, unit).grams,
    next: (grams, direction) => nextLoad(gym, exercise, grams, direction === 'up' ? 1 : -1, unit),
    fits(grams) {
      const { by, rounded } = roundLoad(gym, exercise, grams, 'nearest', unit);
      return by === 'step' || !rounded;
    },
  };
}
