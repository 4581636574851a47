import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { holdAccounts } from '../access/held-accounts';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { SpaceTable } from '../db/tables/sync';
import { inTransaction } from '../db/transaction';
import type { Overruns } from './overruns';
import type { LastPushes } from './push-chains';

async function openEpoch(db: Kysely<Database>, space: string, epoch: string): Promise<void> {
  await db
    .insertInto('space_epoch')
    .values({ space_id: space, epoch, ordinal: 0, start_rev: 0 })
    .execute();
}

interface Raised extends Pick<SpaceTable, 'rev' | 'epoch' | 'overruns' | 'pushes'> {
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
    .returning(['rev', 'epoch', 'overruns', 'pushes', 'bytes']),
);

/** Null where somebody else made it meanwhile, and where its owner has no account. */
async function makeSpace(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  by: By,
): Promise<Raised | null> {
  // Erasing takes the account first: a space made after that would hold records of nobody.
  if (!(await holdAccounts(trx, [owner])).has(owner)) return null;
  const made = await trx
    .insertInto('space')
    .values({ id: space, owner_id: owner, ...by, floor: 0, epoch: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['rev', 'epoch', 'overruns', 'pushes', 'bytes'])
    .executeTakeFirst();
  if (!made) return null;
  await openEpoch(trx, space, made.epoch);
  return made;
}

/**
 * Raises the rev of a space, making the space on its first use, and holds its row until the
 * transaction ends (rule S1): the next writer waits, so cursor order is commit order. The owner is not
 * erased meanwhile either. It has to be the first statement of its transaction. Answers the row as it
 * then is; null where the owner has no account.
 * @param bytes how much is about to be written, not less
 */
export async function raiseRev(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  rev: number,
  bytes = 0,
): Promise<Raised | null> {
  const by = { rev, bytes };
  const [known] = await raise(trx, { space, ...by });
  const raised = known ?? (await makeSpace(trx, space, owner, by));
  const [late] = raised ? [raised] : await raise(trx, { space, ...by });
  return late ?? null;
}

/** What is known of a space's writers; null where that is nothing new. */
interface OfWriters {
  readonly overruns: Overruns | null;
  readonly pushes: LastPushes | null;
}

/**
 * Stores what is known of a space's writers, in a transaction that holds the space; `unused` is how
 * much of what it was raised by nothing took.
 */
export async function settleSpace(
  trx: Transaction<Database>,
  space: string,
  { overruns, pushes }: OfWriters,
  unused: By,
): Promise<void> {
  await trx
    .updateTable('space')
    .set(({ eb }) => ({
      rev: eb('rev', '-', unused.rev),
      bytes: eb('bytes', '-', unused.bytes),
      ...(overruns && { overruns: JSON.stringify(overruns) }),
      ...(pushes && { pushes: JSON.stringify(pushes) }),
    }))
    .where('id', '=', space)
    .execute();
}

/** Makes a space that nobody has written to yet. False where its owner has no account. */
export async function ensureSpace(
  db: Kysely<Database>,
  space: string,
  owner: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => (await raiseRev(trx, space, owner, 0)) !== null);
}
