import { finishWorkout, noteExercise, noteWorkout } from '#domain/workouts/arrange';
import { beginWorkout, type ExerciseDraft } from '#domain/workouts/begin';
import { sayEffort, sayMood } from '#domain/workouts/end';
import { performSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { pauseRest, resumeRest } from '#domain/workouts/rest';
import type { Origin, SetTarget, Start } from '#domain/workouts/shape';
import { type Chance, createChance } from './chance';
import { createNotebook, type Notebook } from './notebook';
import type { TrainedSet } from './progress';

/** A workout as it was trained. */
export interface TrainedWorkout {
  readonly title: string;
  readonly start: Start;
  readonly exercises: readonly SeedExercise[];
  readonly origin: Origin | null;
  readonly note?: string | undefined;
  /** Minutes for which the person paused the rest in the middle; 0 for none. */
  readonly pauseMinutes: number;
}

export interface SeedExercise {
  readonly exercise: string;
  readonly restSeconds: number;
  readonly note?: string | undefined;
  /** The exercise's id in the ficha. */
  readonly from: string | null;
  /** The ficha's target for each working set. */
  readonly target: SetTarget;
  readonly sets: readonly TrainedSet[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const exerciseKey = (exercise: number) => `e${exercise}`;
const setKey = (exercise: number, set: number) => `e${exercise}s${set}`;

function draftOf(trained: SeedExercise, index: number): ExerciseDraft {
  const { exercise, restSeconds, from, target, sets } = trained;
  return {
    from,
    key: exerciseKey(index),
    exercise,
    restSeconds,
    sets: sets.map(({ kind, plan }, at) => ({
      key: setKey(index, at),
      kind,
      plan,
      target: kind === 'warmup' ? null : target,
    })),
  };
}

/** Writes a workout tap by tap, as a device does during training. */
export function writeWorkout(workout: TrainedWorkout, chance: Chance): Notebook {
  const notebook = createNotebook();
  const drafts = workout.exercises.map(draftOf);
  let now = workout.start.at;
  notebook.write(now, () => beginWorkout(workout.title, workout.start, drafts, workout.origin));
  now += chance.between(2, 5) * MINUTE;

  const middle = Math.floor(workout.exercises.length / 2);
  for (const [index, { restSeconds, sets, note }] of workout.exercises.entries()) {
    for (const [at, { done }] of sets.entries()) {
      now += (done.seconds ?? chance.between(28, 50)) * SECOND;
      notebook.write(now, (registers, author) =>
        performSet(registers, setKey(index, at), done, restSeconds, author),
      );
      if (index === middle && at === 0) now = holdRest(notebook, now, workout.pauseMinutes);
      now += (restSeconds + chance.between(-12, 35)) * SECOND;
    }
    if (note) notebook.write(now, () => noteExercise(exerciseKey(index), note));
    now += chance.between(30, 110) * SECOND;
  }
  const { note } = workout;
  if (note) notebook.write(now, () => noteWorkout(note));
  notebook.write(now + MINUTE, (_, author) => finishWorkout(author));
  // A separate generator, so that effort does not change the other draws.
  const effort = createChance(`effort of ${workout.start.day}`);
  if (effort.happens(85)) notebook.write(now + MINUTE, () => sayEffort(effort.between(5, 9)));
  if (effort.happens(60)) notebook.write(now + MINUTE, () => sayMood(effort.happens(50) ? 5 : 4));
  return notebook;
}

/** Pauses the running rest and continues after some minutes; returns the time of continuing. */
function holdRest(notebook: Notebook, tappedAt: number, minutes: number): number {
  if (minutes === 0) return tappedAt;
  const pausedAt = tappedAt + 15 * SECOND;
  const resumedAt = pausedAt + minutes * MINUTE;
  notebook.write(pausedAt, (registers) => pauseRest(projectWorkout(registers), pausedAt));
  notebook.write(resumedAt, (registers) => resumeRest(projectWorkout(registers), resumedAt));
  return resumedAt;
}
