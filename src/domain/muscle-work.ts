import { MUSCLE_GROUP_ORDER, MUSCLES, type Muscle, type MuscleGroup, muscleGroup } from './muscles';
import type { Effort, WorkoutExercise, WorkoutSet } from './workout/shape';
import { turnsOf } from './workout/turns';

/** What an exercise trains: directly, and as a helper. */
export interface TrainedMuscles {
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
}

/** As much of a workout as is needed to count. */
interface Trained {
  readonly exercises: readonly (Pick<WorkoutExercise, 'exercise'> & {
    readonly sets: readonly TrainedSet[];
  })[];
}

type TrainedSet = Pick<WorkoutSet, 'kind'> &
  Partial<Pick<WorkoutSet, 'side'>> & { readonly done: Effort | null };

const DIRECT = 1;
const INDIRECT = 0.5;

/**
 * How many of the sets of an exercise count as work: those that were performed, warm-ups left out.
 * A left and a right side are one set, because each muscle worked in one of them.
 */
export function hardSets(sets: readonly TrainedSet[]): number {
  const worked = (turn: readonly TrainedSet[]) =>
    turn.some(({ done, kind }) => done !== null && kind !== 'warmup');
  return turnsOf(sets).filter(worked).length;
}

/** How much of a set counts for a muscle: whole, half where the muscle helps, or nothing. */
export function shareOfMuscle({ primary, secondary }: TrainedMuscles, muscle: Muscle): number {
  if (primary.includes(muscle)) return DIRECT;
  return secondary.includes(muscle) ? INDIRECT : 0;
}

/** The same for a group: a set counts for it once, however many of its muscles it trains. */
export function shareOfGroup({ primary, secondary }: TrainedMuscles, group: MuscleGroup): number {
  const within = (muscle: Muscle) => muscleGroup(muscle) === group;
  if (primary.some(within)) return DIRECT;
  return secondary.some(within) ? INDIRECT : 0;
}

type TrainedBy = (exerciseId: string) => TrainedMuscles | null;

/** The sums by part, the most first, equals in the order of the parts. */
function setsPer<Part>(
  { exercises }: Trained,
  trainedBy: TrainedBy,
  parts: readonly Part[],
  shareOf: (trained: TrainedMuscles, part: Part) => number,
): ReadonlyMap<Part, number> {
  const sums = new Map<Part, number>();
  for (const { exercise, sets } of exercises) {
    const trained = exercise === null ? null : trainedBy(exercise);
    const count = hardSets(sets);
    if (!trained || count === 0) continue;
    for (const part of parts) {
      const share = shareOf(trained, part);
      if (share > 0) sums.set(part, (sums.get(part) ?? 0) + count * share);
    }
  }
  const order = (part: Part) => parts.indexOf(part);
  return new Map([...sums].sort(([a, more], [b, most]) => most - more || order(a) - order(b)));
}

/**
 * How many sets of a workout each muscle did, the most first, equals from head to foot. A set
 * counts whole for the muscles that the exercise is for and half for those that help: the
 * "fractional" quantification of Pelland, Remmert, Robinson, Hinson and Zourdos, "The Resistance
 * Training Dose-Response", SportRxiv 2024 (a preprint, about the sets of a week). Which muscles only
 * help is the catalogue's word; warm-ups and sets that were not performed do not count.
 *
 * @param trainedBy the muscles of an exercise, null when it is not known here: it counts for none
 */
export function setsPerMuscle(workout: Trained, trainedBy: TrainedBy): ReadonlyMap<Muscle, number> {
  return setsPer(workout, trainedBy, MUSCLES, shareOfMuscle);
}

/** The same by group, equals in the order of a menu; a set counts for a group once. */
export function setsPerMuscleGroup(
  workout: Trained,
  trainedBy: TrainedBy,
): ReadonlyMap<MuscleGroup, number> {
  return setsPer(workout, trainedBy, MUSCLE_GROUP_ORDER, shareOfGroup);
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
