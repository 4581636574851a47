import { uuidv7 } from 'uuidv7';
import type { LearnedName } from '#domain/exercises/learned-names';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workouts/past';
import type { NameUse } from '../../../interchange/matching/drafts';
import { exerciseStep, type ImportStep, workoutStep } from './import-steps';

/** A name in the file with its exercise; null creates a custom one. */
export interface Matched {
  readonly use: NameUse;
  readonly exercise: string | null;
  /**
   * Source of the match: the person in this preview or in an earlier import, a suggestion, or null
   * for the same name.
   */
  readonly by: 'hand' | 'learned' | 'suggested' | null;
}

/** The writes of an import, and the names to remember. */
export interface TableSteps {
  readonly steps: readonly ImportStep[];
  readonly learned: readonly LearnedName[];
}

const NEW = 'new ';

/** A placeholder for a name's exercise until it exists. */
export function placeholderOf(name: string): string {
  return `${NEW}${name}`;
}

/** Steps that create the missing exercises, then the workouts. */
export function tableSteps(
  matched: readonly Matched[],
  workouts: readonly PastWorkout[],
  batch: Batch,
): TableSteps {
  const used = new Set(workouts.flatMap((one) => one.exercises.map(({ exercise }) => exercise)));
  const made = new Map<string, string>();
  const exercises = matched.flatMap(({ use, exercise }) => {
    const name = placeholderOf(use.name);
    if (exercise !== null || !used.has(name)) return [];
    const id = uuidv7();
    made.set(name, id);
    return [exerciseStep(id, use, batch)];
  });
  const steps = workouts.map((one) => {
    const own = one.exercises.map((each) => ({
      ...each,
      exercise: made.get(each.exercise) ?? each.exercise,
    }));
    return workoutStep(uuidv7(), { ...one, exercises: own }, batch);
  });
  // Choices by hand come first, because the list is limited. They find a new exercise even after it
  // was renamed.
  const said = [
    ...matched.filter(({ by }) => by === 'hand'),
    ...matched.filter(({ by, exercise }) => by === null && exercise === null),
  ];
  const learned = said.flatMap(({ use, exercise }) => {
    const id = exercise ?? made.get(placeholderOf(use.name));
    return id === undefined ? [] : [{ name: use.name, exercise: id }];
  });
  return { steps: [...exercises, ...steps], learned };
}
