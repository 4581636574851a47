import { MUSCLES, type Muscle } from './muscles';
import type { WorkoutExercise, WorkoutSet } from './workout/shape';
import { turnsOf } from './workout/turns';

/** What an exercise trains: directly, and as a helper. */
export interface TrainedMuscles {
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
}

/** As much of a workout as is needed to count. */
interface Trained {
  readonly exercises: readonly (Pick<WorkoutExercise, 'exercise'> & {
    readonly sets: readonly (Pick<WorkoutSet, 'done' | 'kind'> &
      Partial<Pick<WorkoutSet, 'side'>>)[];
  })[];
}

const DIRECT = 1;
const INDIRECT = 0.5;

/**
 * How many sets of a workout each muscle did, the most first, equals from head to foot. A set
 * counts whole for the muscles that the exercise is for and half for those that help: the
 * "fractional" quantification of Pelland, Remmert, Robinson, Hinson and Zourdos, "The Resistance
 * Training Dose-Response", SportRxiv 2024 (a preprint, about the sets of a week). Which muscles only
 * help is the catalogue's word; warm-ups and sets that were not performed do not count. A left and
 * a right side are one set, because each muscle worked in one of them.
 *
 * @param trainedBy the muscles of an exercise, null when it is not known here: it counts for none
 */
export function setsPerMuscle(
  workout: Trained,
  trainedBy: (exerciseId: string) => TrainedMuscles | null,
): ReadonlyMap<Muscle, number> {
  const sums = new Map<Muscle, number>();
  for (const { exercise, sets } of workout.exercises) {
    const trained = exercise === null ? null : trainedBy(exercise);
    const worked = turnsOf(sets).filter((turn) =>
      turn.some(({ done, kind }) => done !== null && kind !== 'warmup'),
    );
    const count = worked.length;
    if (!trained || count === 0) continue;
    const direct = new Set(trained.primary);
    for (const muscle of MUSCLES) {
      const indirect = !direct.has(muscle) && trained.secondary.includes(muscle);
      const share = direct.has(muscle) ? DIRECT : indirect ? INDIRECT : 0;
      if (share > 0) sums.set(muscle, (sums.get(muscle) ?? 0) + count * share);
    }
  }
  const order = (muscle: Muscle) => MUSCLES.indexOf(muscle);
  return new Map([...sums].sort(([a, more], [b, most]) => most - more || order(a) - order(b)));
}

/**
 * How strongly one workout worked a muscle, from 0 (not at all) to 4. The steps are ours, made to be
 * told apart on a map: up to 1.5 sets, up to 3.5, up to 5.5, and 6 or more.
 */
export function workLevel(sets: number): 0 | 1 | 2 | 3 | 4 {
  if (sets >= 6) return 4;
  if (sets >= 4) return 3;
  if (sets >= 2) return 2;
  return sets > 0 ? 1 : 0;
}
