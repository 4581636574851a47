import { useMemo } from 'react';
import * as arrange from '#domain/workouts/arrange';
import { addExercises, addSetLike } from '#domain/workouts/begin';
import * as performing from '#domain/workouts/perform';
import * as resting from '#domain/workouts/rest';
import type { Effort, SetKind } from '#domain/workouts/shape';
import { newKey } from '../keys';
import { type AccountSource, commit, commitTo, type Refusal, useAccountSource } from '../write';
import { draftsFor, repeatWorkout, startWorkout } from './start-workout';
import { wholeWorkoutCommands } from './whole-workout';
import { commitWorkout } from './write-workout';

/**
 * Commands on a workout. Each resolves once it is stored on this device; unless noted, with null or
 * the refusal.
 */
export interface WorkoutCommands {
  /** Starts an empty workout; resolves with its id. */
  start(): Promise<string>;
  /** Starts a workout with a past one's exercises; null if that is not on this device. */
  repeat(pastId: string): Promise<string | null>;
  /** Adds exercises, planned as last done. */
  addExercises(id: string, exerciseIds: readonly string[]): Promise<Refusal | null>;
  /** Adds a set like the last one. */
  addSet(id: string, exerciseKey: string): Promise<Refusal | null>;
  perform(id: string, setKey: string, effort: Effort, restSeconds: number): Promise<Refusal | null>;
  /** Logs a set in a finished workout, at its end or at another time, epoch ms. */
  record(id: string, setKey: string, effort: Effort, at?: number): Promise<Refusal | null>;
  correct(id: string, setKey: string, effort: Effort): Promise<Refusal | null>;
  unperform(id: string, setKey: string): Promise<Refusal | null>;
  plan(id: string, setKey: string, effort: Effort): Promise<Refusal | null>;
  keepAlternative(id: string, setKey: string): Promise<Refusal | null>;
  dropAlternative(id: string, setKey: string): Promise<Refusal | null>;
  setKind(id: string, setKey: string, kind: SetKind): Promise<Refusal | null>;
  removeSet(id: string, setKey: string): Promise<Refusal | null>;
  restoreSet(id: string, setKey: string): Promise<Refusal | null>;
  removeExercise(id: string, exerciseKey: string): Promise<Refusal | null>;
  restoreExercise(id: string, exerciseKey: string): Promise<Refusal | null>;
  moveExercise(id: string, exerciseKey: string, by: -1 | 1): Promise<Refusal | null>;
  /** Groups it with the next exercise, to alternate their sets. */
  groupWithNext(id: string, exerciseKey: string): Promise<Refusal | null>;
  ungroup(id: string, exerciseKey: string): Promise<Refusal | null>;
  /** Logs each side of the open sets separately from now on, or both together again. */
  splitSides(id: string, exerciseKey: string): Promise<Refusal | null>;
  joinSides(id: string, exerciseKey: string): Promise<Refusal | null>;
  noteExercise(id: string, exerciseKey: string, note: string): Promise<Refusal | null>;
  noteWorkout(id: string, note: string): Promise<Refusal | null>;
  title(id: string, title: string): Promise<Refusal | null>;
  /** Sets the rest after an exercise's sets, or after the rounds of its group. */
  restOfExercise(id: string, exerciseKey: string, seconds: number): Promise<Refusal | null>;
  extendRest(id: string, seconds: number): Promise<Refusal | null>;
  skipRest(id: string): Promise<Refusal | null>;
  pauseRest(id: string): Promise<Refusal | null>;
  resumeRest(id: string): Promise<Refusal | null>;
  /** Ends the workout at a time, epoch ms, now by default. */
  finish(id: string, at?: number): Promise<Refusal | null>;
  reopen(id: string): Promise<Refusal | null>;
  /** Moves the workout to the bin. */
  discard(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
  /** Erases a removed workout now instead of after 30 days. */
  purge(id: string): Promise<Refusal | null>;
}

/** The commands for the open account. */
export function workoutCommands(account: AccountSource): WorkoutCommands {
  return {
    start: () => startWorkout(account),
    repeat: (pastId) => repeatWorkout(account, pastId),
    async addExercises(id, exerciseIds) {
      const drafts = await draftsFor(account, exerciseIds, id);
      return commitWorkout(account, id, (workout) => addExercises(workout, drafts));
    },
    addSet: (id, exerciseKey) =>
      commitWorkout(account, id, (workout) => addSetLike(workout, exerciseKey, newKey)),
    perform: (id, setKey, effort, restSeconds) =>
      commit(account, {
        kind: 'workout',
        id,
        write: (registers, author) =>
          performing.performSet(registers, setKey, effort, restSeconds, author),
      }),
    record: (id, setKey, effort, at) =>
      commitWorkout(account, id, (workout, registers, author) => {
        const moment = at ?? workout.endedAt ?? workout.start.at;
        return performing.recordSet(registers, setKey, effort, moment, author);
      }),
    correct: (id, setKey, effort) =>
      commitWorkout(account, id, (workout, registers, author) =>
        performing.correctSet(registers, workout, setKey, effort, author),
      ),
    unperform: (id, setKey) =>
      commitWorkout(account, id, (workout, registers, author) =>
        performing.unperformSet(registers, workout, setKey, author),
      ),
    plan: (id, setKey, effort) =>
      commitWorkout(account, id, (workout) => performing.planSet(workout, setKey, effort)),
    keepAlternative: (id, setKey) =>
      commitWorkout(account, id, (workout, registers, author) =>
        performing.keepAlternative(registers, workout, setKey, author),
      ),
    dropAlternative: (id, setKey) =>
      commitWorkout(account, id, (workout, registers, author) =>
        performing.dropAlternative(registers, workout, setKey, author),
      ),
    setKind: (id, setKey, kind) =>
      commitWorkout(account, id, (workout) => arrange.setKind(workout, setKey, kind)),
    removeSet: (id, setKey) =>
      commitTo(account, 'workout', id, (registers, author) =>
        arrange.removeSet(registers, setKey, author),
      ),
    restoreSet: (id, setKey) =>
      commitTo(account, 'workout', id, (_, author) => arrange.restoreSet(setKey, author)),
    removeExercise: (id, key) =>
      commitTo(account, 'workout', id, (registers, author) =>
        arrange.removeExercise(registers, key, author),
      ),
    restoreExercise: (id, key) =>
      commitTo(account, 'workout', id, (_, author) => arrange.restoreExercise(key, author)),
    moveExercise: (id, key, by) =>
      commitWorkout(account, id, (workout) => arrange.moveExercise(workout, key, by)),
    groupWithNext: (id, key) =>
      commitWorkout(account, id, (workout) => arrange.groupWithNext(workout, key, newKey())),
    ungroup: (id, key) => commitWorkout(account, id, (workout) => arrange.ungroup(workout, key)),
    splitSides: (id, key) =>
      commitWorkout(account, id, (workout) => arrange.splitSides(workout, key, newKey)),
    joinSides: (id, key) =>
      commitWorkout(account, id, (workout, registers, author) =>
        arrange.joinSides(registers, workout, key, author),
      ),
    noteExercise: (id, key, note) =>
      commitTo(account, 'workout', id, () => arrange.noteExercise(key, note)),
    noteWorkout: (id, note) => commitTo(account, 'workout', id, () => arrange.noteWorkout(note)),
    title: (id, title) => commitTo(account, 'workout', id, () => arrange.titleWorkout(title)),
    restOfExercise: (id, key, seconds) =>
      commitWorkout(account, id, (workout) => arrange.restOfExercise(workout, key, seconds)),
    extendRest: (id, seconds) =>
      commitWorkout(account, id, (workout, _, author) =>
        resting.extendRest(workout, seconds, author.now),
      ),
    skipRest: (id) => commitWorkout(account, id, resting.skipRest),
    pauseRest: (id) =>
      commitWorkout(account, id, (workout, _, { now }) => resting.pauseRest(workout, now)),
    resumeRest: (id) =>
      commitWorkout(account, id, (workout, _, { now }) => resting.resumeRest(workout, now)),
    finish: (id, at) =>
      commitTo(account, 'workout', id, (_, author) => arrange.finishWorkout(author, at)),
    reopen: (id) => commitTo(account, 'workout', id, arrange.reopenWorkout),
    ...wholeWorkoutCommands(account),
  };
}

/** The open account's commands. They wait only for this device. */
export function useWorkoutCommands(): WorkoutCommands {
  const source = useAccountSource();
  return useMemo(() => workoutCommands(source), [source]);
}
