import type { Kysely } from 'kysely';
import { ownerOf, spaceOf } from '#protocol/space';
import type { Database } from '../../db/schema';

/** Messages of a student that their coach has not seen: how many, and the time of the newest. */
export interface Unread {
  readonly count: number;
  /** Epoch ms. */
  readonly at: number;
}

/** The unread messages of students by link; links without any are absent. */
export async function unreadFrom(
  db: Kysely<Database>,
  students: readonly string[],
): Promise<ReadonlyMap<string, Unread>> {
  if (students.length === 0) return new Map();
  const rows = await db
    .selectFrom('unread_message')
    .select(['space_id', 'link_id', 'from_id'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('at')])
    .where('space_id', 'in', students.map(spaceOf))
    .groupBy(['space_id', 'link_id', 'from_id'])
    .execute();
  const theirs = rows.filter(({ space_id, from_id }) => from_id === ownerOf(space_id));
  return new Map(theirs.map(({ link_id, count, at }) => [link_id, { count: Number(count), at }]));
}
