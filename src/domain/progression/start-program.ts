import type { ProgramExercise } from '../programs/shape';
import { type ExerciseDraft, type SetDraft, withSides } from '../workouts/begin';
import { WORKOUT_LIMITS } from '../workouts/paths';
import type { Suggestion } from './suggestion';

/** An exercise of a day with its suggestion. */
export interface DaySuggestion {
  readonly entry: ProgramExercise;
  readonly suggestion: Suggestion;
}

/**
 * The key of a set, from its exercise in the ficha and its number. So two devices that start the
 * same day write to the same sets.
 */
function setKey(entry: string, index: number): string {
  return `${entry}${index.toString(36).padStart(2, '0')}`;
}

function setsOf({ entry, suggestion }: DaySuggestion, most: number): SetDraft[] {
  return suggestion.sets.slice(0, most).map(({ kind, plan, target, restSeconds }, index) => ({
    key: setKey(entry.key, index),
    kind,
    plan,
    target,
    restSeconds,
  }));
}

function bothSides(sets: readonly SetDraft[]): SetDraft[] {
  let doubled = 0;
  return withSides(sets, () => {
    const key = `${sets[doubled]?.key ?? ''}r`;
    doubled += 1;
    return key;
  });
}

/**
 * The exercises of a new workout from a day of a ficha. Exercises beyond the limits of a workout
 * are left out at the end.
 * @param apart exercises with each side logged separately
 */
export function startDrafts(
  day: readonly DaySuggestion[],
  apart: ReadonlySet<string> = new Set(),
): ExerciseDraft[] {
  let left: number = WORKOUT_LIMITS.sets;
  return day.slice(0, WORKOUT_LIMITS.exercises).flatMap((part) => {
    const { entry, suggestion } = part;
    if (entry.exercise === null) return [];
    const isApart = apart.has(entry.exercise);
    const sets = setsOf(part, isApart ? Math.floor(left / 2) : left);
    const drafts = isApart ? bothSides(sets) : sets;
    left -= drafts.length;
    return {
      key: entry.key,
      exercise: entry.exercise,
      group: entry.group,
      restSeconds: entry.restSeconds,
      note: entry.note,
      from: entry.key,
      advice: suggestion.advice,
      sets: drafts,
    };
  });
}
