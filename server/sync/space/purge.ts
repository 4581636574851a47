import type { Kysely, Transaction } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { writeBody } from '../record/body';
import { eraseStored, readStored } from '../record/stored-record';
import { raiseRev, spacesRemovedUntil } from './space';

/** How long removed records stay in the bin (rule R6a), in ms. */
export const BIN_MS = keptMs('bin');

const RECORDS_AT_ONCE = 100;

/**
 * Erases the values of records that were removed more than 30 days ago and keeps their stamps (rule
 * R6). Returns how many were erased.
 * @param now server time, epoch ms
 */
export async function eraseRemoved(db: Kysely<Database>, now: number): Promise<number> {
  const before = now - BIN_MS;
  const spaces = await spacesRemovedUntil(db, before).where('erased', '=', 0).execute();
  let erased = 0;
  for (const { id, owner_id } of spaces) {
    for (let done = RECORDS_AT_ONCE; done === RECORDS_AT_ONCE; erased += done) {
      done = await inTransaction(db, (trx) => eraseSome(trx, id, owner_id, before));
    }
  }
  return erased;
}

async function eraseSome(
  trx: Transaction<Database>,
  space: string,
  owner: string,
  before: number,
): Promise<number> {
  if (!(await raiseRev(trx, space, owner, 0))) return 0;
  const rows = await trx
    .selectFrom('record')
    .select(['kind', 'id', 'body'])
    .where('space_id', '=', space)
    .where('removed_at', '<=', before)
    .where('erased', '=', 0)
    .orderBy('rev')
    .limit(RECORDS_AT_ONCE)
    .execute();
  const raised = await raiseRev(trx, space, owner, rows.length);
  if (!raised) return 0;
  const { rev: top } = raised;
  for (const [index, { kind, id, body }] of rows.entries()) {
    await trx
      .updateTable('record')
      .set({
        rev: top - rows.length + 1 + index,
        body: writeBody(eraseStored(readStored(body)), null).text,
        data: null,
        erased: 1,
      })
      .where('space_id', '=', space)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}
