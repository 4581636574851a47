import { useState } from 'react';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workout/shape';
import { useWorkoutCommands } from '../../data/commands/workouts';
import type { ExerciseBook } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import { useLastPerformances, type WorkoutEntry } from '../../data/workouts';
import {
  type Choice,
  earlierOf,
  NO_CHOICE,
  plannedEffort,
  standingOf,
} from '../../training/current-set';
import type { LoggedExercise } from '../../training/effort-fields';
import { guarded } from '../guarded';
import { type ExerciseIn, exerciseIn } from './exercise-in';
import { useDraft } from './use-draft';
import { useLogSet } from './use-log-set';
import { useRecords } from './use-records';

/** The running workout as the screen reads and changes it. */
export function useTraining(entry: WorkoutEntry, book: ExerciseBook | null) {
  const { id, workout } = entry;
  const commands = useWorkoutCommands();
  const preferences = usePreferences();
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const standing = standingOf(workout, choice);
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const last = useLastPerformances(ids, id);
  const draft = useDraft(async (setKey, effort) => {
    await guarded(commands.plan(id, setKey, effort));
  });
  const { pending, justDone, fresh, isHeld, log } = useLogSet(id, commands);
  const records = useRecords(entry, book);

  const knownOf = (of: WorkoutExercise): ExerciseIn => exerciseIn(of, book);
  const choiceOf = (of: WorkoutExercise) =>
    of.exercise === null ? null : preferences.exercise(of.exercise);
  const earlier = (of: WorkoutExercise) =>
    (last.state === 'ready' && of.exercise !== null && last.value.get(of.exercise)) || null;

  function loggedOf(of: WorkoutExercise): LoggedExercise {
    const { loadKind, stepGrams } = knownOf(of);
    return { loadKind, stepGrams: choiceOf(of)?.stepGrams ?? stepGrams };
  }

  function restOf(of: WorkoutExercise): number {
    return of.restSeconds ?? choiceOf(of)?.restSeconds ?? preferences.restSeconds;
  }

  function effortOf(of: WorkoutExercise, set: WorkoutSet): Effort {
    return set.done ?? draft.of(set.key) ?? plannedEffort(of, set, knownOf(of), earlier(of));
  }

  /** No rest before a drop set, and none after the last set of all. */
  function restAfter(of: WorkoutExercise, set: WorkoutSet): number {
    const next = of.sets[of.sets.indexOf(set) + 1];
    if (next && !next.done && next.kind === 'drop') return 0;
    return standing.total - standing.done <= 1 ? 0 : restOf(of);
  }

  async function complete(of: WorkoutExercise, set: WorkoutSet, effort: Effort) {
    draft.flush();
    const number = of.sets.indexOf(set) + 1;
    const rest = restAfter(of, set);
    const best = records.would(of, set, effort);
    if (!(await log({ set: set.key, number, effort, rest, best }))) return false;
    const open = of.sets.some((other) => other.key !== set.key && !other.done);
    setChoice(open ? { exercise: of.key, set: null } : NO_CHOICE);
    return true;
  }

  return {
    id,
    workout,
    book,
    commands,
    unit: preferences.unit,
    standing,
    pending,
    justDone,
    fresh,
    isHeld,
    recordsOf: records.of,
    recordCount: records.count,
    knownOf,
    loggedOf,
    restOf,
    effortOf,
    earlier,
    earlierOf: (of: WorkoutExercise, set: WorkoutSet) => earlierOf(of, set, earlier(of)),
    /** Steps the figures of a set to be done. */
    change: draft.change,
    complete,
    choose(of: WorkoutExercise, set: WorkoutSet | null = null) {
      draft.flush();
      setChoice({ exercise: of.key, set: set?.key ?? null });
    },
    /** Stores what is being stepped, before anything that ends the workout. */
    settle: draft.flush,
  };
}

export type Training = ReturnType<typeof useTraining>;
