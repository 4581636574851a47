import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { CheckedOp } from './check-op';
import { raiseRev } from './space';
import { isFate } from './stored-record';

/**
 * Bytes that a space may hold. Ten years of training with every set logged are some 25 MB, and a
 * file of them that comes in again counts once more until the next night (`measureSpaces`).
 */
const ROOM = 256 * 1024 * 1024;
/** Others leave half of it: no coach can fill up what is the student's. */
const ROOM_OF_GUESTS = ROOM / 2;
/** What is removed makes room after 30 days, and is taken where nothing else is. */
const ROOM_TO_REMOVE = ROOM * 2;
/** Below it nobody has to know more precisely. */
const MEASURED_FROM = ROOM / 4;

/** Whether a space in which so much was written has room for an op; what is refused takes none. */
export function hasRoom(
  bytes: number,
  { own, registers }: Pick<CheckedOp, 'own' | 'registers'>,
): boolean {
  if (bytes <= ROOM_OF_GUESTS) return true;
  if (!own) return false;
  return bytes <= (Object.keys(registers).every(isFate) ? ROOM_TO_REMOVE : ROOM);
}

/**
 * Measures the spaces in which much was written: the row of a space counts all that was ever sent,
 * also what took the place of something.
 * @returns how many were measured
 */
export async function measureSpaces(db: Kysely<Database>): Promise<number> {
  const spaces = await db
    .selectFrom('space')
    .select(['id', 'owner_id'])
    .where('bytes', '>', MEASURED_FROM)
    .execute();
  for (const { id, owner_id } of spaces) {
    await inTransaction(db, (trx) => measure(trx, id, owner_id));
  }
  return spaces.length;
}

async function measure(trx: Transaction<Database>, space: string, owner: string): Promise<void> {
  // Whoever writes meanwhile waits, and is counted after.
  if (!(await raiseRev(trx, space, owner, 0))) return;
  const held = await trx
    .selectFrom('record')
    .select(({ fn }) => fn.sum<number | string | null>(fn<number>('length', ['body'])).as('bytes'))
    .where('space_id', '=', space)
    .executeTakeFirst();
  const bytes = Number(held?.bytes ?? 0);
  await trx.updateTable('space').set({ bytes }).where('id', '=', space).execute();
}
