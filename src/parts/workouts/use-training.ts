import { useCallback, useRef, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import { type LoadDoubt, loadDoubt, loadsSoFar } from '#domain/progression/load-doubt';
import { findSet } from '#domain/workouts/perform';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { blockOf, setNumber, type Turn } from '#domain/workouts/turns';
import { firstName } from '#words/format/people';
import { useWorkoutCommands, type WorkoutCommands } from '../../data/commands/workouts/workouts';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { type EffectivePreferences, usePreferences } from '../../data/store/preferences';
import { type LastPerformance, useLastPerformances } from '../../data/workouts/last-performances';
import type { WorkoutEntry } from '../../data/workouts/workouts';
import {
  earlierOf,
  firstOpen,
  NO_SET_CHOICE,
  plannedEffort,
  type RestState,
  restState,
  type SetChoice,
  turnAfter,
} from '../../training/workouts/current-set';
import { guarded } from '../input/guarded';
import { rememberedClock } from './clock-memory';
import { useDraft } from './use-draft';
import {
  type ExerciseFacts,
  useExerciseFacts,
  useRecords,
  type WorkoutRecords,
} from './use-exercise-facts';
import { type SetTaps, useSetTaps } from './use-set-taps';

/** The running workout, and the place in it. */
export interface RunningWorkout {
  readonly id: string;
  readonly workout: Workout;
  readonly commands: WorkoutCommands;
  readonly standing: RestState;
  choose(exercise: WorkoutExercise, set?: WorkoutSet): void;
}

/** The person who trains, and their preferences. */
export interface Trainee {
  /** The workout is another person's, so nothing is stored among one's own preferences. */
  readonly isForOther: boolean;
  readonly unit: LoadUnit;
  readonly effortScale: EffectivePreferences['effortScale'];
  /** Seconds before a timed set starts. */
  readonly getReady: number;
  /** The announcement, with the name if several people train on one screen. */
  said(text: string): string;
  /** The title of a sheet, with the name if several people train on one screen. */
  titled(name: string): string;
}

/** The values of sets: performed, just changed, planned, and of earlier workouts. */
export interface SetEfforts {
  of(exercise: WorkoutExercise, set: WorkoutSet): Effort;
  /** The last performance of the exercise. */
  last(exercise: WorkoutExercise): LastPerformance | null;
  /** The corresponding set of the last performance. */
  lastOf(exercise: WorkoutExercise, set: WorkoutSet): Effort | null;
  /** Changes the values of an open set. */
  change(setKey: string, effort: Effort): void;
  /** Stores changed values, before any act that ends the workout. */
  settle(): void;
}

/** A set that was tapped, and waits for an answer. */
export interface DoubtedSet {
  readonly set: string;
  readonly effort: Effort;
  readonly doubt: LoadDoubt;
}

/** The questions to ask before a set is logged: also about a load that nobody set, or none. */
export type Asking = 'all' | 'far' | 'none';

/** Logging by taps. */
export interface SetLog extends Omit<SetTaps, 'begin'> {
  /**
   * Resolves once the set is stored; false if the tap did not count, was not stored, or its values
   * are in doubt first.
   */
  complete(
    exercise: WorkoutExercise,
    set: WorkoutSet,
    effort: Effort,
    asking?: Asking,
  ): Promise<boolean>;
  /** The set with values in doubt; null without one. */
  readonly doubted: DoubtedSet | null;
  /** Closes the question. */
  forgetDoubt(): void;
  /** The set that was logged last on this screen. */
  readonly logged: Turn | null;
}

/** A running workout as a screen reads and changes it. A part names the pieces that it needs. */
export interface Training {
  readonly running: RunningWorkout;
  readonly trainee: Trainee;
  readonly facts: ExerciseFacts;
  readonly records: WorkoutRecords;
  readonly efforts: SetEfforts;
  readonly log: SetLog;
}

/** @param whose name of the person, if several train on one screen */
export function useTraining(
  entry: WorkoutEntry,
  book: ExerciseBook | null,
  whose: string | null = null,
): Training {
  const { id, workout } = entry;
  const commands = useWorkoutCommands();
  const { unit, effortScale, getReady } = usePreferences();
  const [choice, setChoice] = useState<SetChoice>(() => underTheClock(entry));
  /** Number of times that the person chose an exercise. */
  const chosen = useRef(0);
  const [loggedKey, setLoggedKey] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<DoubtedSet | null>(null);
  const forgetDoubt = useCallback(() => setDoubted(null), []);
  const standing = restState(workout, choice);
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const performances = useLastPerformances(ids, id);
  const draft = useDraft(async (setKey, effort) => {
    await guarded(commands.plan(id, setKey, effort));
  });
  const current = standing.set?.key ?? null;
  const { begin, ...taps } = useSetTaps({ entry, commands, current, whose });
  const facts = useExerciseFacts(entry, book);
  // A coach has only the last weeks of a student (rule G2a), too few to claim a record.
  const records = useRecords(entry, whose === null ? book : null);

  const last = (of: WorkoutExercise) =>
    (performances.state === 'ready' &&
      of.exercise !== null &&
      performances.value.get(of.exercise)) ||
    null;

  function doubtOf(of: WorkoutExercise, set: WorkoutSet, effort: Effort): LoadDoubt | null {
    const { before } = records;
    // An exercise that this device does not know may take any load.
    if (of.exercise === null || !book?.byId(of.exercise)) return null;
    if (performances.state !== 'ready' || !before) return null;
    const bests = before.get(of.exercise) ?? null;
    const soFar = loadsSoFar(workout, of.exercise, set.key, last(of)?.sets ?? [], bests);
    return loadDoubt(effort, set.kind, facts.knownOf(of), soFar);
  }

  async function complete(
    of: WorkoutExercise,
    set: WorkoutSet,
    effort: Effort,
    asking: Asking = 'all',
  ) {
    draft.flush();
    const doubt = asking === 'none' || set.done ? null : doubtOf(of, set, effort);
    if (doubt && (asking === 'all' || doubt.why !== 'unset')) {
      setDoubted({ set: set.key, effort, doubt });
      return false;
    }
    const number = setNumber(of.sets, set);
    const rest = facts.restAfter(set, effort);
    const best = records.praised(of, set, effort);
    const { loadKind } = facts.knownOf(of);
    const before = chosen.current;
    const tap = begin(set);
    if (!tap) return false;
    if (!(await guarded(commands.perform(id, set.key, effort, rest)))) {
      tap.fail();
      return false;
    }
    await tap.succeed({ number, effort, rest, loadKind, best });
    setLoggedKey(set.key);
    // A person who chose another exercise during the storing stays there.
    if (chosen.current !== before) return true;
    const next = turnAfter(blockOf(workout, of.key), set);
    // No set is named, so that an undone one gets its turn again.
    setChoice(next ? { exercise: next.exercise.key, set: null } : NO_SET_CHOICE);
    return true;
  }

  function choose(of: WorkoutExercise, set: WorkoutSet | null = null) {
    chosen.current += 1;
    draft.flush();
    const block = blockOf(workout, of.key);
    // In a group only a set identifies the exercise, because turns rotate.
    const at = set ?? (block.length > 1 ? firstOpen(block, of) : null);
    setChoice({ exercise: of.key, set: at?.key ?? null });
  }

  return {
    running: { id, workout, commands, standing, choose },
    trainee: {
      isForOther: whose !== null,
      unit,
      effortScale,
      getReady,
      said: (text) => (whose === null ? text : `${firstName(whose)}: ${text}`),
      titled: (name) => (whose === null ? name : `${firstName(whose)} · ${name}`),
    },
    facts,
    records,
    efforts: {
      of: (of, set) =>
        set.done ??
        draft.of(set.key) ??
        plannedEffort(of, set, facts.knownOf(of), last(of), unit, facts.easierOf(of)),
      last,
      lastOf: (of, set) => earlierOf(of, set, last(of)),
      change: draft.change,
      settle: draft.flush,
    },
    log: {
      ...taps,
      complete,
      doubted,
      forgetDoubt,
      logged: loggedKey === null ? null : findSet(workout, loggedKey),
    },
  };
}

/** The exercise of a timed set that continues after a reload, with which the screen opens. */
function underTheClock({ id, workout }: WorkoutEntry): SetChoice {
  const clock = rememberedClock(id);
  const found = clock && findSet(workout, clock.set);
  if (!found || found.set.done) return NO_SET_CHOICE;
  return { exercise: found.exercise.key, set: found.set.key };
}
