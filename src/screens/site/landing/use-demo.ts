import { useEffect, useMemo, useRef, useState } from 'react';
import type { Author, Registers, Writes } from '#domain/record/registers';
import { removeSet, restoreSet, setKind } from '#domain/workouts/arrange';
import { addSetLike } from '#domain/workouts/begin';
import * as performing from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import * as resting from '#domain/workouts/rest';
import type { Effort, SetKind, Workout, WorkoutSet } from '#domain/workouts/shape';
import { spokenSetDone } from '#words/workouts/spoken';
import { restAt } from '../../../live/rest-figures';
import { useAlignedNow } from '../../../live/use-aligned-now';
import {
  NO_SET_CHOICE,
  plannedEffort,
  restState,
  type SetChoice,
} from '../../../training/workouts/current-set';
import {
  DEMO_EARLIER,
  DEMO_EXERCISE,
  DEMO_REST_SECONDS,
  demoAuthor,
  demoDrop,
  demoStart,
  written,
} from './demo-workout';

/** A second tap within this time, ms, was meant for the first. */
const GUARD_MS = 350;

const clock = () => Date.now();

/** The last act, with its undo. */
export interface DemoNotice {
  readonly text: string;
  readonly undo?: () => void;
}

type Command = (registers: Registers, workout: Workout, author: Author) => Writes;

/** The workout of the demonstration: the app's own commands on registers in memory. */
export function useDemo() {
  const [registers, setRegisters] = useState(demoStart);
  const [choice, setChoice] = useState<SetChoice>(NO_SET_CHOICE);
  const [notice, setNotice] = useState<DemoNotice | null>(null);
  const [justDone, setJustDone] = useState(false);
  const guard = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(guard.current), []);

  const workout = useMemo(() => projectWorkout(registers), [registers]);
  const standing = restState(workout, choice);
  const { rest } = workout;
  const now = useAlignedNow(clock, rest?.endsAt ?? 0, rest !== null && rest.pausedLeft === null);

  function run(command: Command) {
    setRegisters((before) => {
      const at = clock();
      return written(before, command(before, projectWorkout(before), demoAuthor(at)), at);
    });
  }

  function reopen(key: string) {
    run((before, shape, author) => performing.unperformSet(before, shape, key, author));
    setNotice(null);
  }

  return {
    standing,
    notice,
    justDone,
    rest: restAt(rest, now),
    done:
      standing.exercise?.sets.flatMap(({ key, done }) => (done ? `${key}@${done.at}` : [])) ?? [],
    effortOf: (set: WorkoutSet): Effort =>
      set.done ??
      (standing.exercise
        ? plannedEffort(standing.exercise, set, DEMO_EXERCISE, DEMO_EARLIER, 'kg', demoDrop)
        : { load: null, reps: null }),
    plan: (set: WorkoutSet, effort: Effort) =>
      run((_, shape) => performing.planSet(shape, set.key, effort)),
    complete(set: WorkoutSet, number: number, effort: Effort) {
      const last = standing.total - standing.done <= 1;
      const seconds = last ? 0 : DEMO_REST_SECONDS;
      run((before, _, author) => performing.performSet(before, set.key, effort, seconds, author));
      setChoice(NO_SET_CHOICE);
      setNotice({ text: spokenSetDone(number), undo: () => reopen(set.key) });
      setJustDone(true);
      guard.current = setTimeout(() => setJustDone(false), GUARD_MS);
    },
    correct: (set: WorkoutSet, effort: Effort) =>
      run((before, shape, author) => performing.correctSet(before, shape, set.key, effort, author)),
    reopen(set: WorkoutSet) {
      reopen(set.key);
      setChoice({ exercise: standing.exercise?.key ?? null, set: set.key });
    },
    choose: (set: WorkoutSet) =>
      setChoice({ exercise: standing.exercise?.key ?? null, set: set.key }),
    setKind: (set: WorkoutSet, kind: SetKind) => run((_, shape) => setKind(shape, set.key, kind)),
    remove(set: WorkoutSet) {
      run((before, _, author) => removeSet(before, set.key, author));
      setNotice({
        text: 'Série removida',
        undo() {
          run((_, __, author) => restoreSet(set.key, author));
          setNotice(null);
        },
      });
    },
    keep: (set: WorkoutSet, which: 'mine' | 'other') =>
      run((before, shape, author) =>
        which === 'mine'
          ? performing.dropAlternative(before, shape, set.key, author)
          : performing.keepAlternative(before, shape, set.key, author),
      ),
    addSet: () =>
      run((_, shape) => {
        const newKey = () => `s${clock().toString(36)}`.slice(0, 12);
        return addSetLike(shape, shape.exercises[0]?.key ?? '', newKey);
      }),
    extendRest: () => run((_, shape, author) => resting.extendRest(shape, 15, author.now)),
    skipRest: () => run((_, shape) => resting.skipRest(shape)),
    pauseRest: () => run((_, shape, author) => resting.pauseRest(shape, author.now)),
    resumeRest: () => run((_, shape, author) => resting.resumeRest(shape, author.now)),
    restart() {
      setRegisters(demoStart());
      setChoice(NO_SET_CHOICE);
      setNotice(null);
    },
  };
}

export type DemoTraining = ReturnType<typeof useDemo>;
