import { outcomeOf } from './outcome';
import type { Effort, Workout } from './shape';
import { blockOf, otherSide, roundsOf } from './turns';

/** What a person wants of the rests, in seconds. */
export interface RestRules {
  /** After a warm-up, where the exercise does not rest less than that anyway. */
  readonly warmup: number;
  /** On top after a set to failure or below its target; 0 for never. */
  readonly extra: number;
  /** After the sets of an exercise: what it says itself, or the person for it. 0 is off. */
  ofExercise(exerciseKey: string): number;
}

const LONGEST = 3600;

/**
 * How long to rest after a set that is about to be logged, in seconds; 0 for none.
 * - none when it is the last open set of the workout, before the other side of the same set, and
 *   before a drop set;
 * - what the set itself asks for, when it does;
 * - none inside the round of a group (bi-set, circuit); after the round what its last exercise says;
 * - after a warm-up the shorter one;
 * - longer after a set to failure, or one that stayed below its target.
 *
 * @param done what is logged for the set
 */
export function restAfter(
  workout: Workout,
  setKey: string,
  done: Effort,
  rules: RestRules,
): number {
  const exercise = workout.exercises.find(({ sets }) => sets.some(({ key }) => key === setKey));
  const set = exercise?.sets.find(({ key }) => key === setKey);
  if (!exercise || !set) return 0;
  const isOpen = (other: { key: string; done: unknown }) => other.key !== setKey && !other.done;
  if (!workout.exercises.some(({ sets }) => sets.some(isOpen))) return 0;

  const other = otherSide(exercise.sets, set);
  if (other && isOpen(other)) return 0;
  const following = exercise.sets.slice(exercise.sets.indexOf(set) + 1);
  const next = following.find((each) => each !== other);
  if (next?.kind === 'drop' && isOpen(next)) return 0;
  if (set.restSeconds !== null) return set.restSeconds;

  const block = blockOf(workout, exercise.key);
  const round = roundsOf(block).find((turns) => turns.some((turn) => turn.set === set)) ?? [];
  if (round.some((turn) => turn.exercise !== exercise && isOpen(turn.set))) return 0;

  const usual = rules.ofExercise(block.at(-1)?.key ?? exercise.key);
  if (set.kind === 'warmup') return Math.min(usual, rules.warmup);
  if (usual === 0) return 0;
  const hard =
    set.kind === 'failure' || outcomeOf({ ...set, done: { ...done, at: 0 } }) === 'below';
  return Math.min(LONGEST, usual + (hard ? rules.extra : 0));
}
