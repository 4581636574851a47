import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { SpaceTable } from '../db/tables/sync';
import { inTransaction } from '../db/transaction';
import type { Overruns } from './overruns';

async function openEpoch(db: Kysely<Database>, space: string, epoch: string): Promise<void> {
  await db
    .insertInto('space_epoch')
    .values({ space_id: space, epoch, ordinal: 0, start_rev: 0 })
    .execute();
}

interface Raised extends Pick<SpaceTable, 'rev' | 'epoch' | 'overruns'> {
  readonly bytes: number;
}

interface By {
  readonly rev: number;
  readonly bytes: number;
}

const raise = prepared<By & { space: string }>()((db, place) =>
  db
    .updateTable('space')
    .set({
      rev: sql<number>`rev + ${place('rev')}`,
      bytes: sql<number>`bytes + ${place('bytes')}`,
    })
    .where('id', '=', place('space'))
    .returning(['rev', 'epoch', 'overruns', 'bytes']),
);

/** Null where somebody else made it meanwhile. */
async function makeSpace(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  by: By,
): Promise<Raised | null> {
  const made = await trx
    .insertInto('space')
    .values({ id: space, owner_id: owner, ...by, floor: 0, epoch: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['rev', 'epoch', 'overruns', 'bytes'])
    .executeTakeFirst();
  if (!made) return null;
  await openEpoch(trx, space, made.epoch);
  return made;
}

/**
 * Raises the rev of a space, making the space on its first use, and holds its row until the
 * transaction ends (rule S1): whoever writes next waits, so cursor order is commit order.
 * It has to be the first statement of its transaction. Answers the row as it then is.
 * @param bytes how much is about to be written, not less
 */
export async function raiseRev(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  rev: number,
  bytes = 0,
): Promise<Raised> {
  const by = { rev, bytes };
  const [known] = await raise(trx, { space, ...by });
  const raised = known ?? (await makeSpace(trx, space, owner, by));
  const [late] = raised ? [raised] : await raise(trx, { space, ...by });
  if (!late) throw new Error('a space was neither found nor made');
  return late;
}

/**
 * Keeps what is known of the clocks of a space's writers, null where that is nothing new, in a
 * transaction that holds the space; `unused` is how much of what it was raised by nothing took.
 */
export async function settleSpace(
  trx: Transaction<Database>,
  space: string,
  overruns: Overruns | null,
  unused: By,
): Promise<void> {
  await trx
    .updateTable('space')
    .set(({ eb }) => ({
      rev: eb('rev', '-', unused.rev),
      bytes: eb('bytes', '-', unused.bytes),
      ...(overruns && { overruns: JSON.stringify(overruns) }),
    }))
    .where('id', '=', space)
    .execute();
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
