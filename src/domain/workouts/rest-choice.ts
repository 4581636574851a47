import { outcomeOf } from './perform';
import type { Effort, Workout } from './shape';
import { blockOf, otherSide, roundsOf } from './turns';

/** A person's rests, in seconds. */
export interface RestRules {
  /** After a warm-up, unless the exercise has a shorter rest. */
  readonly warmup: number;
  /** Additional rest after a set to failure or below its target; 0 for none. */
  readonly extra: number;
  /** Rest of an exercise: its own, or the person's default. 0 is off. */
  ofExercise(exerciseKey: string): number;
}

const LONGEST = 3600;

/**
 * The rest after a set that is about to be logged, in seconds; 0 for none.
 * None after the last open set of the workout, before the other side of the same set, and before a
 * drop set.
 * The set's own rest, if it has one. Inside a round only the ficha's groups give it one (W3d).
 * None inside the round of a group (bi-set, circuit); after the round, that of its last exercise.
 * A shorter one after a warm-up.
 * A longer one after a set to failure, or one below its target.
 * @param done the performance of the set
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
