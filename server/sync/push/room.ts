import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isFate } from '../record/stored-record';
import { raiseRev } from '../space/space';
import type { CheckedOp } from './check-op';

/**
 * Maximum bytes of a space. Ten years of training with every set logged are some 25 MB. A repeated
 * import of them counts again until the next night (`measureSpaces`).
 */
const ROOM = 256 * 1024 * 1024;
/** People without a sign-up may use six years' worth, so that a script fills no disk. */
const ROOM_OF_NAMELESS = ROOM / 16;
/** Guests may use only half, so that no coach can fill a student's space. */
const ROOM_OF_GUESTS = ROOM / 2;
/** Removals make room after 30 days, so they are accepted above the limit. */
const ROOM_TO_REMOVE = ROOM * 2;
/** Below it an estimate suffices. */
const MEASURED_FROM = ROOM / 4;

/** Whether a space with this many written bytes has room for an op; a refused op uses none. */
export function hasRoom(
  bytes: number,
  { own, registers }: Pick<CheckedOp, 'own' | 'registers'>,
  { nameless } = { nameless: false },
): boolean {
  if (nameless && bytes > ROOM_OF_NAMELESS) return Object.keys(registers).every(isFate);
  if (bytes <= ROOM_OF_GUESTS) return true;
  if (!own) return false;
  return bytes <= (Object.keys(registers).every(isFate) ? ROOM_TO_REMOVE : ROOM);
}

/**
 * Measures the spaces with many writes. Until then a space's row also counts bytes that were
 * replaced since the last measurement.
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
  // Concurrent writers wait, and count afterwards.
  if (!(await raiseRev(trx, space, owner, 0))) return;
  const held = await trx
    .selectFrom('record')
    .select(({ fn }) => fn.sum<number | string | null>(fn<number>('length', ['body'])).as('bytes'))
    .where('space_id', '=', space)
    .executeTakeFirst();
  const bytes = Number(held?.bytes ?? 0);
  await trx.updateTable('space').set({ bytes }).where('id', '=', space).execute();
}
