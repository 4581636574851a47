import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { RecordFact } from '#domain/coaching/attention';
import { isLocalDay } from '#domain/local-day';
import { mainRecords } from '#domain/progress/main-records';
import { type Bests, bestsOf, workoutRecords } from '#domain/progress/records';
import { planFrom } from '#domain/workouts/begin';
import type { Workout } from '#domain/workouts/shape';
import { setCounts } from '#domain/workouts/turns';
import type { WorkoutFactTable } from '../../db/tables/coach-facts';
import type { KnownExercise } from './load-kinds';

/** A finished, visible workout. */
export interface Finished {
  readonly id: string;
  readonly endedAt: number;
  readonly workout: Workout;
}

/** The workout if it is finished, was not removed, and has a valid day; null otherwise. */
export function finishedOf(id: string, workout: Workout): Finished | null {
  const { endedAt, removedAt, start } = workout;
  if (endedAt === null || removedAt !== null) return null;
  // A stored day may have the right form but not exist; that must not break a coach's list.
  return isLocalDay(start.day) ? { id, endedAt, workout } : null;
}

type Fact = Insertable<WorkoutFactTable>;

/** The fact of a workout without its records. */
export function factOf(
  space: string,
  { id, endedAt, workout }: Finished,
): Omit<Fact, 'records' | 'best'> {
  const { start, exercises, pse, mood, note, from } = workout;
  const { done, total } = setCounts(exercises);
  return {
    space_id: space,
    id,
    at: start.at,
    ended_at: endedAt,
    day: start.day,
    done,
    planned: total,
    pse: pse === null ? null : Math.round(pse * 10),
    mood: mood ?? null,
    note: note === '' && exercises.every((exercise) => exercise.note === '') ? 0 : 1,
    program: from?.program ?? null,
    program_day: from?.day ?? null,
    sets: digestOf(workout),
  };
}

/** A digest of the inputs of records: the performed sets, their order and time. */
function digestOf({ start, exercises }: Workout): string {
  const done = exercises.map(({ exercise, sets }) => [
    exercise,
    ...sets.flatMap(({ kind, side, done }) => (done ? [[kind, side, done]] : [])),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([start.at, done]))
    .digest('base64url');
}

/**
 * Compares a workout with the bests before it. Returns the number of its sets that are personal
 * records, and the most notable of them as JSON; 0 and null without any.
 */
export function recordsAgainst(
  workout: Workout,
  before: ReadonlyMap<string, Bests>,
  known: ReadonlyMap<string, KnownExercise>,
): { readonly records: number; readonly best: string | null } {
  const found = workoutRecords(workout, before, (id) => known.get(id)?.loadKind ?? null);
  const [first] = mainRecords(found);
  const effort = first && planFrom(first.set.effort);
  if (!first || !effort) return { records: 0, best: null };
  const name = known.get(first.exercise)?.name ?? null;
  const best: RecordFact = { exercise: first.exercise, name, effort };
  const records = found.reduce((sum, { sets }) => sum + sets.length, 0);
  return { records, best: JSON.stringify(best) };
}

/** The ids of a workout's exercises. */
export function exercisesIn({ exercises }: Workout): string[] {
  return [...new Set(exercises.flatMap(({ exercise }) => exercise ?? []))];
}

/** Limits of exercises with bests, and of loads of one; real training stays below them. */
const [MOST_EXERCISES, MOST_LOADS] = [2_000, 1_000];

/**
 * The workout without the exercises that exceed the limits: each set is compared with all loads of
 * its exercise.
 */
export function comparable(
  workout: Workout,
  bests: ReadonlyMap<string, Bests>,
  full = bests.size >= MOST_EXERCISES,
): Workout {
  const exercises = workout.exercises.filter(({ exercise }) => {
    const known = exercise === null ? undefined : bests.get(exercise);
    return known ? known.repsAt.size < MOST_LOADS : !full;
  });
  return exercises.length === workout.exercises.length ? workout : { ...workout, exercises };
}

/**
 * Goes through workouts, which `take` must get oldest first. `take` returns the personal records of
 * each; `bests` and `until` have the state after the last one.
 * @param knownOf load kinds of exercises, read once for each
 */
export function walkRecords(
  knownOf: (exercises: readonly string[]) => Promise<ReadonlyMap<string, KnownExercise>>,
) {
  const bests = new Map<string, Bests>();
  const until = new Map<string, number>();
  const known = new Map<string, KnownExercise>();
  return {
    bests,
    until,
    async take({ workout: all }: Finished): Promise<ReturnType<typeof recordsAgainst>> {
      const workout = comparable(all, bests);
      const own = exercisesIn(workout);
      const fresh = own.filter((exercise) => !until.has(exercise));
      if (fresh.length > 0) {
        const found = await knownOf(fresh);
        for (const exercise of fresh) {
          const one = found.get(exercise);
          if (one) known.set(exercise, one);
        }
      }
      const before = new Map(
        own.flatMap((exercise) => {
          const one = bests.get(exercise);
          return one ? [[exercise, one] as const] : [];
        }),
      );
      for (const [exercise, best] of grownBy(workout, before)) bests.set(exercise, best);
      for (const exercise of own) until.set(exercise, workout.start.at);
      return recordsAgainst(workout, before, known);
    },
  };
}

/** The bests with a workout included; only those of its exercises are rebuilt. */
export function grownBy(
  workout: Workout,
  bests: ReadonlyMap<string, Bests>,
): ReadonlyMap<string, Bests> {
  const own = exercisesIn(workout);
  const touched = new Map([...bests].filter(([exercise]) => own.includes(exercise)));
  return new Map([...bests, ...bestsOf([workout], touched)]);
}
