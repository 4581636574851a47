import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { holdAccounts } from '../access/held-accounts';
import type { Database } from '../db/schema';

/** Acts of admins, as named in the log. */
export type ActName =
  | 'cref-confirmed'
  | 'cref-refused'
  | 'report-closed'
  | 'report-opened'
  | 'page-hidden'
  | 'page-shown'
  | 'program-hidden'
  | 'program-shown'
  | 'suspended'
  | 'resumed';

interface Act {
  readonly admin: string;
  readonly act: ActName;
  /** The person with the account or page in question. */
  readonly person: string;
  readonly note: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Records an admin's act in the transaction of the act: without a record it must not happen. */
export async function writeDown(
  trx: Transaction<Database>,
  { admin, act, person, note, at }: Act,
): Promise<void> {
  const held = await holdAccounts(trx, [admin, person]);
  const named = (one: string) => (held.has(one) ? one : null);
  await trx
    .insertInto('admin_act')
    .values({
      id: uuidv7(),
      act,
      at,
      admin_id: named(admin),
      person_id: named(person),
      note: held.has(person) ? note : '',
    })
    .execute();
}

/** Removes an erased person from the log, as admin and as the person concerned, with the notes. */
export async function forgetInActs(trx: Transaction<Database>, person: string): Promise<void> {
  await trx
    .updateTable('admin_act')
    .set({ admin_id: null })
    .where('admin_id', '=', person)
    .execute();
  await trx
    .updateTable('admin_act')
    .set({ person_id: null, note: '' })
    .where('person_id', '=', person)
    .execute();
}

/** Deletes the records of acts before an instant, epoch ms. */
export async function forgetActs(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('admin_act').where('at', '<=', before).execute();
}
