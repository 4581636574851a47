import {
  MUSCLE_GROUP_ORDER,
  MUSCLES,
  type Muscle,
  type MuscleGroup,
  muscleGroup,
} from '../exercises/muscles';
import type { Effort, WorkoutExercise, WorkoutSet } from './shape';
import { turnsOf } from './turns';

/** Muscles of an exercise: primary ones, and helpers. */
export interface TrainedMuscles {
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
}

/** The part of a workout that counting needs. */
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
 * Number of an exercise's sets that count as work: performed ones without warm-ups. A left and a
 * right side are one set, because each muscle worked in one of them.
 */
export function hardSets(sets: readonly TrainedSet[]): number {
  const worked = (turn: readonly TrainedSet[]) =>
    turn.some(({ done, kind }) => done !== null && kind !== 'warmup');
  return turnsOf(sets).filter(worked).length;
}

/** The share of a set for a muscle: whole, half where the muscle helps, or none. */
export function shareOfMuscle({ primary, secondary }: TrainedMuscles, muscle: Muscle): number {
  if (primary.includes(muscle)) return DIRECT;
  return secondary.includes(muscle) ? INDIRECT : 0;
}

/** The share of a muscle group: a set counts once, however many of its muscles it trains. */
export function shareOfGroup({ primary, secondary }: TrainedMuscles, group: MuscleGroup): number {
  const within = (muscle: Muscle) => muscleGroup(muscle) === group;
  if (primary.some(within)) return DIRECT;
  return secondary.some(within) ? INDIRECT : 0;
}

type TrainedBy = (exerciseId: string) => TrainedMuscles | null;

/** The sums by part, most first, ties in the order of the parts. */
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
 * Sets of a workout per muscle, most first, ties from head to foot. A set counts whole for primary
 * muscles and half for helpers, as in the "fractional" quantification. Source: Pelland, Remmert,
 * Robinson, Hinson and Zourdos. The Resistance Training Dose-Response, SportRxiv 2024 (a preprint,
 * about the sets of a week). The catalogue decides which muscles only help. Warm-ups and open sets
 * do not count.
 * @param trainedBy the muscles of an exercise; null if unknown here: it counts for none
 */
export function setsPerMuscle(workout: Trained, trainedBy: TrainedBy): ReadonlyMap<Muscle, number> {
  return setsPer(workout, trainedBy, MUSCLES, shareOfMuscle);
}

/** Sets per muscle group, ties in menu order; a set counts once per group. */
export function setsPerMuscleGroup(
  workout: Trained,
  trainedBy: TrainedBy,
): ReadonlyMap<MuscleGroup, number> {
  return setsPer(workout, trainedBy, MUSCLE_GROUP_ORDER, shareOfGroup);
}

/**
 * How strongly one workout worked a muscle, from 0 (not at all) to 4. The limits are our own, for
 * contrast on a map: below 2, 4 and 6 sets, and 6 or more.
 */
export function workLevel(sets: number): 0 | 1 | 2 | 3 | 4 {
  if (sets >= 6) return 4;
  if (sets >= 4) return 3;
  if (sets >= 2) return 2;
  return sets > 0 ? 1 : 0;
}
