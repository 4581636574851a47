import type { WholeSession } from '#domain/progression/session';
import type { WorkoutSet } from '#domain/workouts/shape';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { entryOf, type WorkoutEntry } from './workouts';

/** One exercise as done in one finished workout. */
export interface ExerciseSession extends WholeSession {
  readonly workoutId: string;
  readonly title: string;
  /** Start of the workout, epoch ms. */
  readonly startedAt: number;
  readonly note: string;
  readonly sets: readonly WorkoutSet[];
}

/** An exercise listed twice in a workout counts as one session. */
function sessionIn({ id, workout }: WorkoutEntry, exerciseId: string): ExerciseSession | null {
  const entries = workout.exercises.filter(({ exercise }) => exercise === exerciseId);
  const sets = entries.flatMap((entry) => entry.sets);
  if (!sets.some(({ done }) => done)) return null;
  return {
    workoutId: id,
    title: workout.title,
    day: workout.start.day,
    startedAt: workout.start.at,
    origin: workout.from,
    advice: entries.find(({ advice }) => advice)?.advice ?? null,
    note: entries
      .map(({ note }) => note)
      .filter((note) => note !== '')
      .join('\n'),
    sets,
    parts: entries.map(({ from, advice, sets: of }) => ({ from, advice, sets: of })),
  };
}

/**
 * The last finished workouts with a done set of each exercise, newest first.
 * @param counts number of workouts by exercise
 */
export async function findSessions(
  replica: Pick<Replica, 'summaries'>,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly ExerciseSession[]>> {
  const summaries = await replica.summaries();
  const rows = await summaries.newestUsing('workout', counts);
  return new Map(
    [...counts.keys()].map((id) => [
      id,
      (rows.get(id) ?? []).flatMap((row) => {
        const entry = entryOf(row);
        return (entry && sessionIn(entry, id)) ?? [];
      }),
    ]),
  );
}

const useFound = defineQuery<readonly ExerciseSession[]>({
  async read(replica, key) {
    const [id = '', count = ''] = key.split(' ');
    return (await findSessions(replica, new Map([[id, Number(count)]]))).get(id) ?? [];
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});

/** The last `count` finished workouts with a done set of the exercise, newest first. */
export function useExerciseSessions(id: string, count: number): Loaded<readonly ExerciseSession[]> {
  return useFound(`${id} ${count}`);
}
