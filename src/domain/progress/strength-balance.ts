import type { LocalDay } from '../local-day';
import type { Side } from '../workouts/shape';
import { type TrendSession, type TrendStep, trendOf } from './exercise-trend';
import type { OneRepMaxFormula } from './one-rep-max';
import type { TrainedExercise } from './trained-exercises';

/**
 * Pairs of opposite lifts, the first relative to the second: for example the row as a share of the
 * bench press.
 */
export const BALANCE_PAIRS = ['pull-push', 'back-front-thigh', 'upper-lower'] as const;
export type BalancePair = (typeof BALANCE_PAIRS)[number];

/** Exercises that can represent the two parts of a pair, each with its load entered as a whole. */
export interface PairChoice {
  readonly pair: BalancePair;
  readonly of: readonly string[];
  readonly against: readonly string[];
}

/** One part of a pair: an exercise and its estimated 1RM in grams. */
export interface BalancePart {
  readonly exercise: string;
  readonly max: number;
}

export interface PairBalance {
  readonly pair: BalancePair;
  readonly of: BalancePart;
  readonly against: BalancePart;
  /** The first divided by the second: 0.82. */
  readonly ratio: number;
  /** The ratio at the first session of each; null if either was done only once. */
  readonly before: number | null;
}

/**
 * Two opposite lifts of one person, by the estimated 1RM of the last session of each. A personal
 * ratio without a verdict: no norm is known for these lifts. Baker D. G. and Newton R. U. (2004).
 * An analysis of the ratio and relationship between upper body pressing and pulling strength, J
 * Strength Cond Res 18(3), 594-598. It has bench press against pull-up, 97.7 % in 42 rugby league
 * players, and no rows. Coombs R. and Garbutt G. (2002). Developments in the use of the
 * hamstring/quadriceps ratio for the assessment of muscle balance, J Sports Sci Med 1(3), 56-62.
 * Its 0.6 holds for isokinetic devices. It does not hold for the loads of two machines.
 * @param trained exercises of some period
 * @returns only pairs with both parts trained, each by its most trained exercise
 */
export function pairBalances(
  trained: readonly TrainedExercise[],
  choices: readonly PairChoice[],
): readonly PairBalance[] {
  return choices.flatMap(({ pair, of, against }) => {
    const [one, other] = [mostTrained(trained, of), mostTrained(trained, against)];
    const [last, otherLast] = [one?.trend.steps.at(-1), other?.trend.steps.at(-1)];
    const [first, otherFirst] = [one?.trend.steps[0], other?.trend.steps[0]];
    if (!one || !other || !last || !otherLast || !first || !otherFirst) return [];
    const once = one.change === null || other.change === null;
    return [
      {
        pair,
        of: { exercise: one.exercise, max: last.value },
        against: { exercise: other.exercise, max: otherLast.value },
        ratio: last.value / otherLast.value,
        before: once ? null : first.value / otherFirst.value,
      },
    ];
  });
}

function mostTrained(trained: readonly TrainedExercise[], ids: readonly string[]) {
  const able = trained.filter(
    ({ exercise, trend }) =>
      ids.includes(exercise) && trend.measure === 'one-rep-max' && trend.steps.length > 0,
  );
  return able.reduce<TrainedExercise | null>(
    (most, each) => (most && most.sessions.length >= each.sessions.length ? most : each),
    null,
  );
}

/** The two sides of one exercise in one workout. */
export interface SidesThen {
  readonly day: LocalDay;
  readonly workoutId: string;
  /** In the exercise's measure: grams, repetitions, seconds or metres. */
  readonly left: number;
  readonly right: number;
  /** The side with less; null if equal. */
  readonly weaker: Side | null;
  /** Share by which the weaker side is below the stronger one: 0.09. */
  readonly gap: number;
}

export interface SideBalance {
  readonly exercise: string;
  readonly measure: TrainedExercise['trend']['measure'];
  /** The last workout with both sides. */
  readonly now: SidesThen;
  /** The first one; null if there was only one. */
  readonly before: SidesThen | null;
}

/**
 * How far the weaker side is below the stronger one: (max - min) / max, proposed for unilateral
 * tests. Bishop C., Read P., Lake J., Chavda S. and Turner A. (2018). Interlimb asymmetries:
 * understanding how to calculate differences from bilateral and unilateral tests, Strength Cond J
 * 40(4), 1-6. They find no evidence for the common threshold of 15 %, so none is used here.
 */
function sidesOf(left: TrendStep, right: TrendStep): SidesThen {
  const [most, least] = [Math.max(left.value, right.value), Math.min(left.value, right.value)];
  const weaker = left.value === right.value ? null : left.value < right.value ? 'left' : 'right';
  return {
    day: left.day,
    workoutId: left.workoutId,
    left: left.value,
    right: right.value,
    weaker,
    gap: most === 0 ? 0 : (most - least) / most,
  };
}

/**
 * Left against right in exercises with sides logged separately, most trained first. Only workouts
 * with sets of both sides count, because joint sets have no ratio. Assisted loads are left out:
 * help has no meaningful share.
 */
export function sideBalances(
  trained: readonly TrainedExercise[],
  formula?: OneRepMaxFormula,
): readonly SideBalance[] {
  return trained.flatMap(({ exercise, sessions, trend: { measure } }) => {
    if (measure === 'help') return [];
    const stepsOn = (side: Side) =>
      trendOf(sessions.flatMap(only(side)), measure, { formula }).steps;
    const right = new Map(stepsOn('right').map((step) => [step.workoutId, step]));
    const both = stepsOn('left').flatMap((left) => {
      const other = right.get(left.workoutId);
      return other ? [sidesOf(left, other)] : [];
    });
    const now = both.at(-1);
    if (!now) return [];
    const before = both[0];
    return [{ exercise, measure, now, before: before === now ? null : (before ?? null) }];
  });
}

function only(side: Side) {
  return (session: TrendSession): TrendSession[] => {
    const sets = session.sets.filter((set) => set.side === side);
    return sets.length === 0 ? [] : [{ ...session, sets }];
  };
}
