import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { holdAccounts } from '../../access/held-accounts';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { SpaceTable } from '../../db/tables/sync';
import { inTransaction } from '../../db/transaction';
import type { Overruns } from './overruns';
import type { LastPushes } from './push-chains';

async function openEpoch(db: Kysely<Database>, space: string, epoch: string): Promise<void> {
  await db
    .insertInto('space_epoch')
    .values({ space_id: space, epoch, ordinal: 0, start_rev: 0 })
    .execute();
}

/** Spaces, with their owners, of records that were removed up to an instant. */
export function spacesRemovedUntil(db: Kysely<Database>, instant: number) {
  return db
    .selectFrom('record')
    .innerJoin('space', 'space.id', 'record.space_id')
    .select(['space.id', 'space.owner_id'])
    .distinct()
    .where('removed_at', '<=', instant);
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

/** Null if another request created it meanwhile, or if its owner has no account. */
async function makeSpace(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  by: By,
): Promise<Raised | null> {
  // Erasure locks the account first: a space created after it would hold records without an owner.
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
 * Raises the rev of a space, creating the space on first use, and locks its row until the
 * transaction ends (rule S1). The next writer waits, so cursor order is commit order. The owner
 * cannot be erased meanwhile. It must be the first statement of its transaction. Returns the new
 * row; null if the owner has no account.
 * @param bytes upper bound of the coming writes
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

/** New facts about a space's writers; null where nothing is new. */
interface OfWriters {
  readonly overruns: Overruns | null;
  readonly pushes: LastPushes | null;
}

const settle = prepared<By & { space: string } & Pick<SpaceTable, 'overruns' | 'pushes'>>()(
  (db, place) =>
    db
      .updateTable('space')
      .set({
        rev: sql<number>`rev - ${place('rev')}`,
        bytes: sql<number>`bytes - ${place('bytes')}`,
        overruns: place('overruns'),
        pushes: place('pushes'),
      })
      .where('id', '=', place('space')),
);

/**
 * Stores facts about a space's writers, in a transaction that holds the space.
 * @param unused the part of the raised rev and bytes that no record used
 */
export async function settleSpace(
  trx: Transaction<Database>,
  space: string,
  held: Pick<SpaceTable, 'overruns' | 'pushes'>,
  { overruns, pushes }: OfWriters,
  unused: By,
): Promise<void> {
  await settle(trx, {
    space,
    rev: unused.rev,
    bytes: unused.bytes,
    overruns: overruns ? JSON.stringify(overruns) : held.overruns,
    pushes: pushes ? JSON.stringify(pushes) : held.pushes,
  });
}

/** Creates a space without writes. False if its owner has no account. */
export async function ensureSpace(
  db: Kysely<Database>,
  space: string,
  owner: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => (await raiseRev(trx, space, owner, 0)) !== null);
}
