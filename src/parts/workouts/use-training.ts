import { useRef, useState } from 'react';
import { nextLoad } from '#domain/gyms/loadable';
import { findSet } from '#domain/workouts/perform';
import { type RestRules, restAfter } from '#domain/workouts/rest-choice';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { blockOf, turnsOf } from '#domain/workouts/turns';
import { firstName } from '#words/format/people';
import { useWorkoutCommands } from '../../data/commands/workouts/workouts';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useGymAtHand } from '../../data/gyms/gyms';
import { usePreferences } from '../../data/store/preferences';
import { useLastPerformances } from '../../data/workouts/last-performances';
import type { WorkoutEntry } from '../../data/workouts/workouts';
import type { LoggedExercise } from '../../training/effort/effort-fields';
import {
  earlierOf,
  firstOpen,
  NO_SET_CHOICE,
  plannedEffort,
  restState,
  type SetChoice,
  turnAfter,
} from '../../training/workouts/current-set';
import { type ExerciseIn, exerciseInCatalogue } from '../exercises/exercise-in';
import { guarded } from '../input/guarded';
import { rememberedClock } from './clock-memory';
import { useDraft } from './use-draft';
import { useLogSet } from './use-log-set';
import { useRecords } from './use-records';
import { useTakenElsewhere } from './use-taken-elsewhere';

/**
 * The running workout as the screen reads and changes it. The third parameter names the person, if
 * several train on one screen.
 */
export function useTraining(
  entry: WorkoutEntry,
  book: ExerciseBook | null,
  whose: string | null = null,
) {
  const { id, workout } = entry;
  const commands = useWorkoutCommands();
  const preferences = usePreferences();
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const [choice, setChoice] = useState<SetChoice>(() => underTheClock(entry));
  /** Number of navigations by the person. */
  const chosen = useRef(0);
  const [loggedKey, setLoggedKey] = useState<string | null>(null);
  const standing = restState(workout, choice);
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const last = useLastPerformances(ids, id);
  const draft = useDraft(async (setKey, effort) => {
    await guarded(commands.plan(id, setKey, effort));
  });
  const logging = useLogSet(id, commands, whose);
  const { pending, justDone, fresh, ticks, isHeld, underWay, takeBack } = logging;
  const justTaken = useTakenElsewhere(workout, standing.set?.key ?? null, logging.isOwn);
  // A coach has only the last weeks of a student (rule G2a), too few to claim a record.
  const records = useRecords(entry, whose === null ? book : null);

  /** Counted from 1; the two sides of a set count once. */
  const numberOf = (of: WorkoutExercise, set: WorkoutSet) =>
    turnsOf(of.sets).findIndex((turn) => turn.includes(set)) + 1;
  const knownOf = (of: WorkoutExercise): ExerciseIn => exerciseInCatalogue(of, book);
  const choiceOf = (of: WorkoutExercise) =>
    of.exercise === null ? null : preferences.exercise(of.exercise);
  const earlier = (of: WorkoutExercise) =>
    (last.state === 'ready' && of.exercise !== null && last.value.get(of.exercise)) || null;

  function loggedOf(of: WorkoutExercise): LoggedExercise {
    const { loadKind, equipment, unilateral, ...known } = knownOf(of);
    const stepGrams = choiceOf(of)?.stepGrams ?? known.stepGrams;
    if (!here || of.exercise === null) return { loadKind, stepGrams };
    const loaded = { id: of.exercise, loadKind, equipment, unilateral, stepGrams };
    return {
      loadKind,
      stepGrams,
      nextLoad: (grams, direction) => nextLoad(here, loaded, grams, direction, preferences.unit),
    };
  }

  function ownRestOf(of: WorkoutExercise): number {
    return of.restSeconds ?? choiceOf(of)?.restSeconds ?? preferences.restSeconds;
  }

  /** The rest after its next set, or after the next round of its group. */
  function restOf(of: WorkoutExercise): number {
    const last = blockOf(workout, of.key).at(-1) ?? of;
    return last.sets.find(({ done }) => !done)?.restSeconds ?? ownRestOf(last);
  }

  function effortOf(of: WorkoutExercise, set: WorkoutSet): Effort {
    return (
      set.done ??
      draft.of(set.key) ??
      plannedEffort(of, set, knownOf(of), earlier(of), preferences.unit)
    );
  }

  /** Rests as set by the person, and by the exercises of this workout. */
  const rests: RestRules = {
    warmup: preferences.restWarmup,
    extra: preferences.restExtra,
    ofExercise(key) {
      const of = workout.exercises.find((each) => each.key === key);
      return of ? ownRestOf(of) : preferences.restSeconds;
    },
  };

  async function complete(of: WorkoutExercise, set: WorkoutSet, effort: Effort) {
    draft.flush();
    const number = numberOf(of, set);
    const rest = restAfter(workout, set.key, effort, rests);
    const best = records.would(of, set, effort);
    const before = chosen.current;
    if (!(await logging.log({ set, number, effort, rest, best }))) return false;
    setLoggedKey(set.key);
    // A person who navigated away during the storing stays there.
    if (chosen.current !== before) return true;
    const next = turnAfter(blockOf(workout, of.key), set);
    // No set is named, so that an undone one gets its turn again.
    setChoice(next ? { exercise: next.exercise.key, set: null } : NO_SET_CHOICE);
    return true;
  }

  return {
    id,
    workout,
    book,
    /** The workout is another person's, so nothing is stored among their preferences. */
    isForOther: whose !== null,
    commands,
    unit: preferences.unit,
    standing,
    pending,
    justDone,
    justTaken,
    fresh,
    ticks,
    isHeld,
    underWay,
    takeBack,
    /** The set that was logged last on this screen. */
    logged: loggedKey === null ? null : findSet(workout, loggedKey),
    recordsOf: records.of,
    recordCount: records.count,
    numberOf,
    /** Logs each side of an exercise separately. */
    sidesOf: (of: WorkoutExercise) =>
      of.sets.some(({ done, side }) => !done && side) || (choiceOf(of)?.sides ?? false),
    effortScale: preferences.effortScale,
    getReady: preferences.getReady,
    knownOf,
    /** The announcement, with the name if several people train on one screen. */
    said: (text: string) => (whose === null ? text : `${firstName(whose)}: ${text}`),
    /** The title of a sheet, with the name if several people train on one screen. */
    titleOf: (of: WorkoutExercise) =>
      whose === null ? knownOf(of).name : `${firstName(whose)} · ${knownOf(of).name}`,
    loggedOf,
    restOf,
    effortOf,
    earlier,
    earlierOf: (of: WorkoutExercise, set: WorkoutSet) => earlierOf(of, set, earlier(of)),
    /** Changes the values of an open set. */
    change: draft.change,
    complete,
    choose(of: WorkoutExercise, set: WorkoutSet | null = null) {
      chosen.current += 1;
      draft.flush();
      const block = blockOf(workout, of.key);
      // In a group only a set identifies the exercise, because turns rotate.
      const at = set ?? (block.length > 1 ? firstOpen(block, of) : null);
      setChoice({ exercise: of.key, set: at?.key ?? null });
    },
    /** Stores changed values, before any act that ends the workout. */
    settle: draft.flush,
  };
}

/** The exercise of a timed set that continues after a reload, with which the screen opens. */
function underTheClock({ id, workout }: WorkoutEntry): SetChoice {
  const clock = rememberedClock(id);
  const found = clock && findSet(workout, clock.set);
  if (!found || found.set.done) return NO_SET_CHOICE;
  return { exercise: found.exercise.key, set: found.set.key };
}

export type Training = ReturnType<typeof useTraining>;
