import type { Exercise } from '../exercises/exercise';
import { type LoadedExercise, loadsNear, mountsFor, roundLoad } from '../gyms/loadable';
import type { Gym } from '../gyms/shape';
import { barOf, usualBar } from '../gyms/usual-bar';
import type { LoadUnit } from '../load';

/** A set before the work sets. */
export interface WarmUpSet {
  /** Grams, in the exercise's own load kind. */
  readonly load: number;
  readonly reps: number;
}

export type WarmedExercise = LoadedExercise & Pick<Exercise, 'mechanic'>;

/** The most warm-up sets that are offered. */
export const MAX_WARM_UPS = 5;

interface Step {
  /** Percentage of the work load; 0 is the lightest possible: the bare bar. */
  readonly share: number;
  readonly reps: number;
}

/**
 * The ramps, by their length. With two: one set of 8 at 50 % and one of 3 at 70 % (Brown and Weir,
 * ASEP procedures recommendation I, 2001). Longer ones begin with the bare bar and follow Kraemer
 * and Fry (in Maud and Foster, Physiological assessment of human fitness, 1995). Their bands: 5 to
 * 10 repetitions at 40 to 60 %, 3 to 5 at 60 to 80 %, then few close to the load. Their shares
 * refer to the 1RM, ours to the work load, so our ramp is easier.
 */
const RAMPS: readonly (readonly Step[])[] = [
  [],
  [{ share: 50, reps: 8 }],
  [
    { share: 50, reps: 8 },
    { share: 70, reps: 3 },
  ],
  [
    { share: 50, reps: 8 },
    { share: 70, reps: 4 },
    { share: 85, reps: 2 },
  ],
  [
    { share: 0, reps: 10 },
    { share: 50, reps: 6 },
    { share: 70, reps: 4 },
    { share: 85, reps: 2 },
  ],
  [
    { share: 0, reps: 10 },
    { share: 40, reps: 8 },
    { share: 55, reps: 5 },
    { share: 70, reps: 3 },
    { share: 85, reps: 1 },
  ],
];

/** A warm-up set closer to the work load than this would be one more work set. */
const NEAREST_SHARE = 0.92;

/**
 * The usual number of warm-up sets for a work load: four on a bar loaded well beyond its own
 * weight, three on a lighter one. Two for other compound exercises, one for an isolated muscle,
 * none without a load.
 */
export function usualWarmUps(
  workGrams: number,
  exercise: WarmedExercise,
  gym: Gym | null,
  unit: LoadUnit = gym?.unit ?? 'kg',
): number {
  if (!canWarmUp(exercise) || workGrams <= 0) return 0;
  if (exercise.mechanic === 'isolation') return 1;
  if (exercise.loadKind !== 'total' && exercise.loadKind !== 'per_side') return 2;
  const bar = barGrams(exercise, gym, unit);
  if (bar === null) return 2;
  return workGrams >= 2.5 * Math.max(bar, 10_000) ? 4 : 3;
}

/** Whether a warm-up can be a share of the load: not with time, assistance, or body weight. */
function canWarmUp({ loadKind }: LoadedExercise): boolean {
  return (
    loadKind === 'total' ||
    loadKind === 'per_dumbbell' ||
    loadKind === 'per_side' ||
    loadKind === 'added_bodyweight'
  );
}

/** The bar's weight for the work load, in grams; null if the load includes no bar. */
function barGrams(exercise: LoadedExercise, gym: Gym | null, unit: LoadUnit): number | null {
  const kind = exercise.loadKind === 'total' ? barOf(exercise.equipment) : null;
  if (kind === null) return null;
  if (gym) {
    const [mount] = mountsFor(gym, exercise);
    // Rounded like loads: a bar in kilos has hundredths of a pound.
    return mount ? roundLoad(gym, exercise, mount.grams).grams : null;
  }
  return usualBar(kind, unit);
}

/**
 * The warm-up sets for a work load (grams), lightest first. It is the ramp of `count` sets, rounded
 * to possible loads, strictly rising and below the work load. Fewer than `count` if a light load
 * leaves no room; none for time, assistance or body weight.
 */
export function warmUpSets(
  workGrams: number,
  exercise: WarmedExercise,
  gym: Gym | null,
  count?: number,
  unit: LoadUnit = gym?.unit ?? 'kg',
): readonly WarmUpSet[] {
  if (!canWarmUp(exercise) || workGrams <= 0) return [];
  const added = exercise.loadKind === 'added_bodyweight';
  const bar = barGrams(exercise, gym, unit);
  const lightest = bar ?? loadsNear(gym, exercise, added ? 0 : 1, unit).above ?? 0;
  const wantedSets = count ?? usualWarmUps(workGrams, exercise, gym, unit);
  const length = Math.min(MAX_WARM_UPS, Math.max(0, Math.floor(wantedSets)));
  const sets: WarmUpSet[] = [];
  for (const { share, reps } of RAMPS[length] ?? []) {
    const wanted = Math.max(lightest, (workGrams * share) / 100);
    const load =
      share === 0 || wanted === lightest
        ? lightest
        : roundLoad(gym, exercise, wanted, 'nearest', unit).grams;
    const isAbove = load > (sets.at(-1)?.load ?? (added ? -1 : 0));
    if (isAbove && load <= workGrams * NEAREST_SHARE) sets.push({ load, reps });
  }
  return sets;
}
