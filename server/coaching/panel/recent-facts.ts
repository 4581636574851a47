import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { WorkoutFact } from '#domain/coaching/attention';
import { MOODS } from '#domain/workouts/shape';
import { recordFactSchema, workoutFactSchema } from '#protocol/coaching/coach-panel';
import type { Database } from '../../db/schema';

/** Maximum of workouts, and of training days: seven weeks with one a day. */
const DAYS = 49;

const recentSchema = v.array(workoutFactSchema);

/**
 * Updates the single row with a space's newest workouts, so that many students cost one row each.
 * It has the training days, the newest workout, and the newest with records.
 */
export async function keepRecent(trx: Transaction<Database>, space: string): Promise<void> {
  const rows = await trx
    .selectFrom('workout_fact')
    .select(['id', 'day', 'ended_at', 'done', 'planned', 'mood', 'records', 'best'])
    .where('space_id', '=', space)
    .orderBy('day', 'desc')
    .orderBy('at', 'desc')
    .limit(DAYS)
    .execute();
  const days = await trx
    .selectFrom('workout_fact')
    .select('day')
    .distinct()
    .where('space_id', '=', space)
    .orderBy('day', 'desc')
    .limit(DAYS)
    .execute();
  const [newest] = rows;
  const record = rows.find((row) => row !== newest && row.records > 0);
  const told = [newest, newest?.records === 0 ? record : undefined].filter(
    (row) => row !== undefined,
  );
  const recent = told.map(
    ({ ended_at, mood, best, ...row }): WorkoutFact => ({
      ...row,
      at: ended_at,
      mood: MOODS.find((each) => each === mood) ?? null,
      best: best === null ? null : v.parse(recordFactSchema, JSON.parse(best)),
    }),
  );
  await trx
    .updateTable('student_fact')
    .set({
      last_day: newest?.day ?? null,
      days: days.map(({ day }) => day).join(' '),
      recent: JSON.stringify(recent),
    })
    .where('space_id', '=', space)
    .execute();
}

/** The days and workouts of a row, newest first; empty without one. */
export function readRecent(row: { days: string; recent: string } | null): {
  readonly days: readonly string[];
  readonly recent: readonly WorkoutFact[];
} {
  return {
    days: row?.days.split(' ').filter((day) => day !== '') ?? [],
    recent: row ? v.parse(recentSchema, JSON.parse(row.recent)) : [],
  };
}
