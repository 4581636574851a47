import { nextLoad } from '#domain/gyms/loadable';
import { isPraised } from '#domain/progress/main-records';
import {
  type Bests,
  type PersonalRecord,
  recordsIn,
  workoutRecords,
} from '#domain/progress/records';
import { easierAt } from '#domain/progression/rounding-at';
import type { Easier } from '#domain/workouts/carried';
import { findSet } from '#domain/workouts/perform';
import { type RestRules, restAfter } from '#domain/workouts/rest-choice';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { blockOf } from '#domain/workouts/turns';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useGymAtHand } from '../../data/gyms/gyms';
import { useBestsBefore } from '../../data/progress/bests';
import { usePreferences } from '../../data/store/preferences';
import type { WorkoutEntry } from '../../data/workouts/workouts';
import type { LoggedExercise } from '../../training/effort/effort-fields';
import { type ExerciseIn, exerciseInCatalogue } from './exercise-in';

type RecordsBySet = ReadonlyMap<string, readonly PersonalRecord[]>;

const NONE: RecordsBySet = new Map();

/** Facts about the exercises of a workout, from the catalogue, the gym and the person's choices. */
export interface ExerciseFacts {
  readonly book: ExerciseBook | null;
  knownOf(exercise: WorkoutExercise): ExerciseIn;
  loggedOf(exercise: WorkoutExercise): LoggedExercise;
  /** The load of a drop set after another one, possible at the gym. */
  easierOf(exercise: WorkoutExercise): Easier;
  /** Whether each side is logged separately. */
  sidesOf(exercise: WorkoutExercise): boolean;
  /** The rest after its next set, or after the next round of its group, in seconds. */
  restOf(exercise: WorkoutExercise): number;
  /** The rest after this set, in seconds. */
  restAfter(set: WorkoutSet, effort: Effort): number;
}

export function useExerciseFacts(
  { workout }: WorkoutEntry,
  book: ExerciseBook | null,
): ExerciseFacts {
  const preferences = usePreferences();
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const knownOf = (of: WorkoutExercise) => exerciseInCatalogue(of, book);
  const choiceOf = (of: WorkoutExercise) =>
    of.exercise === null ? null : preferences.exercise(of.exercise);
  const ownRestOf = (of: WorkoutExercise) =>
    of.restSeconds ?? choiceOf(of)?.restSeconds ?? preferences.restSeconds;

  /** Rests as set by the person, and by the exercises of this workout. */
  const rests: RestRules = {
    warmup: preferences.restWarmup,
    extra: preferences.restExtra,
    ofExercise(key) {
      const of = workout.exercises.find((each) => each.key === key);
      return of ? ownRestOf(of) : preferences.restSeconds;
    },
  };

  return {
    book,
    knownOf,
    loggedOf(of) {
      const { loadKind, equipment, unilateral, ...known } = knownOf(of);
      const stepGrams = choiceOf(of)?.stepGrams ?? known.stepGrams;
      if (!here || of.exercise === null) return { loadKind, stepGrams };
      const loaded = { id: of.exercise, loadKind, equipment, unilateral, stepGrams };
      return {
        loadKind,
        stepGrams,
        nextLoad: (grams, direction) => nextLoad(here, loaded, grams, direction, preferences.unit),
      };
    },
    easierOf(of) {
      const { loadKind, equipment, unilateral, ...known } = knownOf(of);
      const stepGrams = choiceOf(of)?.stepGrams ?? known.stepGrams;
      const loaded = { id: of.exercise ?? '', loadKind, equipment, unilateral, stepGrams };
      return easierAt(here, loaded, preferences.unit);
    },
    sidesOf: (of) =>
      of.sets.some(({ done, side }) => !done && side) || (choiceOf(of)?.sides ?? false),
    restOf(of) {
      const last = blockOf(workout, of.key).at(-1) ?? of;
      return last.sets.find(({ done }) => !done)?.restSeconds ?? ownRestOf(last);
    },
    restAfter: (set, effort) => restAfter(workout, set.key, effort, rests),
  };
}

export interface WorkoutRecords {
  /** The bests of an exercise before this workout, by id; null while the past is being read. */
  readonly before: ReadonlyMap<string, Bests> | null;
  /** Personal records of an exercise, by set. */
  of(exercise: WorkoutExercise): RecordsBySet;
  /** Number of sets of the workout with a personal record. */
  count(): number;
  /** Personal records of the set with this effort, if it would be praised; else none. */
  praised(exercise: WorkoutExercise, set: WorkoutSet, effort: Effort): readonly PersonalRecord[];
}

/** The personal records of the running workout; none while the past is being read. */
export function useRecords(
  { id, workout }: WorkoutEntry,
  book: ExerciseBook | null,
): WorkoutRecords {
  const { oneRepMax } = usePreferences();
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const before = useBestsBefore(ids.length > 0 ? id : null, workout.start.at, ids);

  const kindOf = (exercise: string) => book?.byId(exercise)?.loadKind ?? null;

  function recordsOf(exercises: readonly WorkoutExercise[], of: WorkoutExercise): RecordsBySet {
    const known = of.exercise === null ? null : book?.byId(of.exercise);
    if (before.state !== 'ready' || !known) return NONE;
    const bests = before.value.get(known.id) ?? null;
    return recordsIn({ ...workout, exercises }, known.id, bests, known.loadKind, oneRepMax);
  }

  return {
    before: before.state === 'ready' ? before.value : null,
    of: (exercise) => recordsOf(workout.exercises, exercise),
    count() {
      if (before.state !== 'ready') return 0;
      const records = workoutRecords(workout, before.value, kindOf, oneRepMax);
      return records.reduce((sum, { sets }) => sum + sets.length, 0);
    },
    praised(exercise, set, effort) {
      const done = { ...set, done: { ...effort, at: Number.POSITIVE_INFINITY } };
      const sets = exercise.sets.map((each) => (each.key === set.key ? done : each));
      const exercises = workout.exercises.map((each) =>
        each.key === exercise.key ? { ...each, sets } : each,
      );
      const best = recordsOf(exercises, exercise).get(set.key);
      if (!best || before.state !== 'ready') return [];
      const withIt = { ...workout, exercises };
      const all = workoutRecords(withIt, before.value, kindOf, oneRepMax);
      const atOf = (key: string) => findSet(withIt, key)?.set.done?.at ?? 0;
      return isPraised(all, set, atOf) ? best : [];
    },
  };
}
