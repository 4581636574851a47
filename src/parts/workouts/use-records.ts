import { type PersonalRecord, recordsIn, workoutRecords } from '#domain/workouts/records';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useBestsBefore } from '../../data/progress/bests';
import { usePreferences } from '../../data/store/preferences';
import type { WorkoutEntry } from '../../data/workouts/workouts';

type RecordsBySet = ReadonlyMap<string, readonly PersonalRecord[]>;

const NONE: RecordsBySet = new Map();

/** The personal records of the running workout; none while the past is being read. */
export function useRecords({ id, workout }: WorkoutEntry, book: ExerciseBook | null) {
  const { oneRepMax } = usePreferences();
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const before = useBestsBefore(ids.length > 0 ? id : null, workout.start.at, ids);

  function recordsOf(exercises: readonly WorkoutExercise[], of: WorkoutExercise): RecordsBySet {
    const known = of.exercise === null ? null : book?.byId(of.exercise);
    if (before.state !== 'ready' || !known) return NONE;
    const bests = before.value.get(known.id) ?? null;
    return recordsIn({ ...workout, exercises }, known.id, bests, known.loadKind, oneRepMax);
  }

  return {
    /** Personal records of an exercise, by set. */
    of: (exercise: WorkoutExercise) => recordsOf(workout.exercises, exercise),
    /** Number of sets of the workout with a personal record. */
    count(): number {
      if (before.state !== 'ready') return 0;
      const kindOf = (exercise: string) => book?.byId(exercise)?.loadKind ?? null;
      const records = workoutRecords(workout, before.value, kindOf, oneRepMax);
      return records.reduce((sum, { sets }) => sum + sets.length, 0);
    },
    /** Personal records that the set would beat with this effort. */
    would(exercise: WorkoutExercise, set: WorkoutSet, effort: Effort): readonly PersonalRecord[] {
      const done = { ...set, done: { ...effort, at: Number.POSITIVE_INFINITY } };
      const sets = exercise.sets.map((each) => (each.key === set.key ? done : each));
      const exercises = workout.exercises.map((each) =>
        each.key === exercise.key ? { ...each, sets } : each,
      );
      return recordsOf(exercises, exercise).get(set.key) ?? [];
    },
  };
}
