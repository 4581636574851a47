import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';

async function openEpoch(db: Kysely<Database>, space: string, epoch: string): Promise<void> {
  await db
    .insertInto('space_epoch')
    .values({ space_id: space, epoch, ordinal: 0, start_rev: 0 })
    .execute();
}

/**
 * Raises the rev of a space, making the space on its first use, and holds its row until the
 * transaction ends (rule S1): whoever writes next waits, so cursor order is commit order.
 * It has to be the first statement of its transaction. Answers the raised rev and the epoch.
 */
export async function raiseRev(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  by: number,
): Promise<{ rev: number; epoch: string }> {
  const fresh = randomUUID();
  const { rev, epoch } = await trx
    .insertInto('space')
    .values({ id: space, owner_id: owner, rev: by, floor: 0, epoch: fresh })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ rev: sql<number>`space.rev + ${by}` }),
    )
    .returning(['rev', 'epoch'])
    .executeTakeFirstOrThrow();
  if (epoch === fresh) await openEpoch(trx, space, fresh);
  return { rev, epoch };
}

/** Makes a space that nobody has written to yet; harmless when it exists. */
export async function ensureSpace(
  db: Kysely<Database>,
  space: string,
  owner: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await raiseRev(trx, space, owner, 0);
  });
}
