import type { Insertable, Kysely } from 'kysely';
import { workoutKind } from '#domain/workouts/kind';
import type { Database } from '../db/schema';
import type { PainFactTable, UnreadMessageTable, WorkoutFactTable } from '../db/tables/coach-facts';
import { painRow, unreadRow } from './build-facts';
import { exercisesKnown } from './load-kinds';
import { programFactOf } from './program-fact';
import { MOST_RECORDS, newestRecords } from './read-records';
import { factOf, finishedOf, walkRecords } from './workout-facts';

/**
 * The facts from all records of a space, read one by one and with pauses. Only the facts stay in
 * memory, and other requests run meanwhile. Records before the newest 10,000 of a kind, or 32 MB of
 * them, do not count.
 */
export async function gatherFacts(db: Kysely<Database>, space: string, most = MOST_RECORDS) {
  const facts: Insertable<WorkoutFactTable>[] = [];
  const walk = walkRecords((exercises) => exercisesKnown(db, space, exercises));
  for await (const { id, registers } of newestRecords(db, space, 'workout', most)) {
    const one = finishedOf(id, workoutKind.project(registers));
    if (one) facts.push({ ...factOf(space, one), ...(await walk.take(one)) });
  }
  const pains: PainFactTable[] = [];
  for await (const record of newestRecords(db, space, 'pain', most)) {
    pains.push(...painRow(space, record));
  }
  const unread: UnreadMessageTable[] = [];
  for await (const record of newestRecords(db, space, 'message', most)) {
    unread.push(...unreadRow(space, record));
  }
  const bests = { bests: walk.bests, until: walk.until };
  return { facts, bests, pains, unread, program: await programFactOf(db, space) };
}
