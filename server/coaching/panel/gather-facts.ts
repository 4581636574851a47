import type { Insertable, Kysely } from 'kysely';
import { painKind, painOf } from '#domain/health/pain';
import { messageKind } from '#domain/messages/message';
import { workoutKind } from '#domain/workouts/kind';
import type { Database } from '../../db/schema';
import type {
  PainFactTable,
  UnreadMessageTable,
  WorkoutFactTable,
} from '../../db/tables/coach-facts';
import { exercisesKnown } from './load-kinds';
import { programFactOf } from './program-fact';
import { MOST_RECORDS, newestRecords, type ReadRecord } from './read-records';
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

/** The fact of a pain; none once it was withdrawn. */
export function painRow(space: string, { id, registers }: ReadRecord): PainFactTable[] {
  const pain = painOf(id, painKind.project(registers));
  if (!pain) return [];
  const { at, day, region, strength } = pain;
  return [{ space_id: space, id, at, day, region, strength }];
}

/** The fact of an unread message; none for others. */
export function unreadRow(space: string, { id, registers }: ReadRecord): UnreadMessageTable[] {
  const { link, from, at, readAt, removedAt } = messageKind.project(registers);
  if (link === null || from === null || at === null) return [];
  if (readAt !== null || removedAt !== null) return [];
  return [{ space_id: space, id, link_id: link, from_id: from, at }];
}
