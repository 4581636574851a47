import type { LoadUnit } from '#domain/load';
import { loadOf } from '#domain/workouts/carried';
import type { Workout } from '#domain/workouts/shape';
import { spokenRestEnd, spokenRestLeft } from '#words/workouts/spoken';
import { NO_SET_CHOICE, restState } from './current-set';

const NEAR_SECONDS = 10;

/** Announcement shortly before the end of a rest. */
export const REST_NEAR_WORDS = spokenRestLeft(NEAR_SECONDS);

/** Announcement at the end of a rest: the next set with its effort. */
export function restEndWords(workout: Workout, unit: LoadUnit): string {
  const { exercise, set, setNumber } = restState(workout, NO_SET_CHOICE);
  const before = exercise?.sets.findLast(({ done }) => done)?.done;
  // Only the screen knows the fitted load of a drop set.
  const carried = exercise && set && set.kind !== 'drop' ? loadOf(exercise.sets, set) : null;
  const effort = set?.plan ? { ...set.plan, load: set.plan.load ?? carried } : before;
  return spokenRestEnd(
    set && effort ? { set: setNumber, side: set.side, kind: set.kind, effort, unit } : undefined,
  );
}
