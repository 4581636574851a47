import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { losePushes, readLastPushes } from './push-chains';

const SPACES_AT_ONCE = 500;

/** How far a device has read a space. */
export interface ReadUpTo {
  readonly cursor: number;
  /** Null before the first page. */
  readonly epoch: string | null;
}

/**
 * Whether a device refers to a past that this database lacks: a backup was restored since (rule
 * S4). A cursor from the future counts too.
 */
export function isLostPast(
  { cursor, epoch }: ReadUpTo,
  space: { readonly rev: number; readonly epoch: string },
): boolean {
  const strange = epoch === null ? cursor > 0 : epoch !== space.epoch;
  return strange || cursor > space.rev;
}

/**
 * The last rev that a device of another epoch shares with this database (rule S4b): the start of
 * the epoch after the device's. It is 0 for an unknown epoch.
 */
export async function commonRev(
  db: Kysely<Database>,
  space: string,
  epoch: string | null,
): Promise<number> {
  if (epoch === null) return 0;
  const next = await db
    .selectFrom('space_epoch as theirs')
    .innerJoin('space_epoch as later', 'later.space_id', 'theirs.space_id')
    .select('later.start_rev')
    .where('theirs.space_id', '=', space)
    .where('theirs.epoch', '=', epoch)
    .whereRef('later.ordinal', '>', 'theirs.ordinal')
    .orderBy('later.ordinal')
    .limit(1)
    .executeTakeFirst();
  return next?.start_rev ?? 0;
}

/**
 * Starts a new epoch in every space. Run once on a database restored from a backup, before it
 * answers. Devices then send again the writes that the backup lacks (rule S4e).
 * @returns how many spaces were rotated
 */
export async function rotateEpochs(db: Kysely<Database>): Promise<number> {
  let after = '';
  for (let rotated = 0; ; ) {
    const spaces = await db
      .selectFrom('space')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(SPACES_AT_ONCE)
      .execute();
    for (const { id } of spaces) await rotateEpoch(db, id);
    rotated += spaces.length;
    const last = spaces.at(-1);
    if (!last) return rotated;
    after = last.id;
  }
}

async function rotateEpoch(db: Kysely<Database>, space: string): Promise<void> {
  const epoch = randomUUID();
  await inTransaction(db, async (trx) => {
    const { rev, pushes } = await trx
      .updateTable('space')
      .set({ epoch })
      .where('id', '=', space)
      .returning(['rev', 'pushes'])
      .executeTakeFirstOrThrow();
    const lost = JSON.stringify(losePushes(readLastPushes(pushes)));
    await trx.updateTable('space').set({ pushes: lost }).where('id', '=', space).execute();
    const last = await trx
      .selectFrom('space_epoch')
      .select(({ fn }) => fn.max('ordinal').as('ordinal'))
      .where('space_id', '=', space)
      .executeTakeFirst();
    await trx
      .insertInto('space_epoch')
      .values({
        space_id: space,
        epoch,
        ordinal: (last?.ordinal ?? -1) + 1,
        start_rev: rev,
      })
      .execute();
  });
}
