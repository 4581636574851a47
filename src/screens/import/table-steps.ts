import { uuidv7 } from 'uuidv7';
import type { LearnedName } from '#domain/preference-choices';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workout/past';
import { exerciseStep, type ImportStep, workoutStep } from '../../data/commands/import-steps';
import type { NameUse } from '../../interchange/drafts';

/** A name of the file and the exercise it becomes; null makes one of the person's own. */
export interface Matched {
  readonly use: NameUse;
  readonly exercise: string | null;
  /** Who said so, where it was the person: in this preview, or in an earlier import. */
  readonly by: 'hand' | 'learned' | null;
}

/** What an import writes, and which names are to be known the next time. */
export interface TableSteps {
  readonly steps: readonly ImportStep[];
  readonly learned: readonly LearnedName[];
}

const NEW = 'new ';

/** What stands for the exercise of a name until it has been made. */
export function placeholderOf(name: string): string {
  return `${NEW}${name}`;
}

/** Makes the exercises that are missing, then the workouts. */
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
  // What was said by hand comes first: there is an end to what can be kept. An exercise that was
  // made is found again by this even after the person has given it another name.
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
