import { type LoadedExercise, nextLoad, roundLoad } from '../gyms/loadable';
import type { Gym } from '../gyms/shape';
import type { LoadUnit } from '../load';
import { DROP_PERCENT, type Easier } from '../workouts/carried';
import { loadsOf, type Rounding } from './rounding';

/**
 * The possible loads of an exercise at a gym. If the gym does not know it, loads are rounded to the
 * step of the exercise, but performed and written loads are always possible.
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

/** The possible load of a drop set after another one: easier by the usual percent, at least by one. */
export function easierAt(gym: Gym | null, exercise: LoadedExercise, unit: LoadUnit): Easier {
  const loads = loadsOf(exercise.loadKind, roundingAt(gym, exercise, unit));
  return (grams) => loads.loweredSurely(grams, DROP_PERCENT);
}
