import type { Kysely, Transaction } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { raiseRev, spacesRemovedUntil } from './space';

/** How long removed records are remembered (rule S3a), in ms. */
export const TOMBSTONE_MS = keptMs('tombstones');

/**
 * Deletes records that were removed more than 180 days ago and raises the floor of their space to
 * their rev (rule S3a). Returns how many were deleted.
 * @param now server time, epoch ms
 */
export async function forgetTombstones(db: Kysely<Database>, now: number): Promise<number> {
  const before = now - TOMBSTONE_MS;
  const spaces = await spacesRemovedUntil(db, before).execute();
  let forgotten = 0;
  for (const { id, owner_id } of spaces) {
    forgotten += await inTransaction(db, (trx) => forgetIn(trx, id, owner_id, before));
  }
  return forgotten;
}

async function forgetIn(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  before: number,
): Promise<number> {
  if (!(await raiseRev(trx, space, owner, 0))) return 0;
  const gone = await trx
    .deleteFrom('record')
    .where('space_id', '=', space)
    .where('removed_at', '<=', before)
    .returning('rev')
    .execute();
  const floor = gone.reduce((newest, { rev }) => Math.max(newest, rev), 0);
  await trx
    .updateTable('space')
    .set({ floor })
    .where('id', '=', space)
    .where('floor', '<', floor)
    .execute();
  return gone.length;
}
