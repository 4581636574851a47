import { useState } from 'react';
import { findSet } from '#domain/workouts/perform';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { turnsOf } from '#domain/workouts/turns';
import type { Corrections } from './use-corrections';

interface EditedSet {
  readonly exercise: WorkoutExercise;
  readonly set: WorkoutSet;
}

/** A set that is being added to a past workout; it opens once it is stored. */
interface Adding {
  readonly exercise: string;
  readonly before: ReadonlySet<string>;
}

/** The set that is open for correction. An added set that stays empty is removed. */
export function useSetEditing(workout: Workout, corrections: Corrections) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState<Adding | null>(null);
  const at: EditedSet | null =
    (chosen === null ? null : findSet(workout, chosen)) ?? addedSet(workout, adding);

  return {
    at,
    open: (set: WorkoutSet) => setChosen(set.key),
    async add(exercise: WorkoutExercise): Promise<void> {
      setAdding({ exercise: exercise.key, before: new Set(exercise.sets.map(({ key }) => key)) });
      if (!(await corrections.addSet(exercise.key))) setAdding(null);
    },
    async save(effort: Effort): Promise<void> {
      if (!at || !(await corrections.write(at.set, effort))) return;
      setChosen(null);
      setAdding(null);
    },
    close(): void {
      if (at && adding) {
        for (const set of addedWith(at, adding.before)) void corrections.dropSet(set);
      }
      setChosen(null);
      setAdding(null);
    },
  };
}

/** An added, empty set with its other side; none while another one is open. */
export function addedWith(
  { exercise, set }: EditedSet,
  before: ReadonlySet<string>,
): readonly WorkoutSet[] {
  const turn = turnsOf(exercise.sets).find((each) => each.includes(set)) ?? [];
  return before.has(set.key) ? [] : turn.filter(({ key, done }) => !done && !before.has(key));
}

function addedSet(workout: Workout, adding: Adding | null): EditedSet | null {
  const exercise = workout.exercises.find(({ key }) => key === adding?.exercise);
  const set = exercise?.sets.find(({ key }) => !adding?.before.has(key));
  return exercise && set ? { exercise, set } : null;
}
