import { type Kysely, sql, type Transaction } from 'kysely';
import { TERMS_VERSION } from '#domain/account/account';
import type { NamelessKey } from '#protocol/account/nameless';
import { isErasedAccount } from '../../access/erased-mark';
import { takeAccount } from '../../access/held-accounts';
import { isNamelessKey, keyDigest } from '../../access/nameless-key';
import { placeholderEmail } from '../../core/nameless';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

/**
 * Makes the nameless account that a device names, once; a repeated call finds it. `erased` if it
 * existed and was erased, `refused` if the id belongs to another key or to an account with a sign-up.
 */
export async function claim(
  db: Kysely<Database>,
  { id, key }: NamelessKey,
  now: number,
): Promise<'held' | 'erased' | 'refused'> {
  return inTransaction(db, async (trx) => {
    const seen = await trx
      .updateTable('nameless_account')
      .set({ seen_at: now })
      .where('user_id', '=', id)
      .where('key_digest', '=', keyDigest(key))
      .executeTakeFirst();
    if (seen.numUpdatedRows > 0n) return 'held';
    if (await isErasedAccount(trx, id)) return 'erased';
    const at = new Date(now).toISOString();
    const made = await trx
      .insertInto('user')
      .values({
        id,
        name: '',
        email: placeholderEmail(id),
        emailVerified: sql<boolean>`false`,
        image: null,
        createdAt: at,
        updatedAt: at,
        birthDate: '',
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: at,
        guardianAgreed: sql<boolean>`false`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return (await isNamelessKey(trx, { id, key })) ? 'held' : 'refused';
    await trx
      .insertInto('nameless_account')
      .values({ user_id: id, key_digest: keyDigest(key), seen_at: now })
      .execute();
    return 'held';
  });
}

/**
 * Gives a proven sign-up to the nameless account of the same browser, which keeps its id and space.
 * The row of the sign-up goes. False if that account is none any more; then the sign-up stays apart.
 */
export async function takeUpSignUp(
  trx: Transaction<Database>,
  nameless: string,
  signUp: string,
): Promise<boolean> {
  if (!(await takeAccount(trx, nameless))) return false;
  const taken = await trx
    .deleteFrom('nameless_account')
    .where('user_id', '=', nameless)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  const {
    id: _,
    createdAt: __,
    ...person
  } = await trx.selectFrom('user').selectAll().where('id', '=', signUp).executeTakeFirstOrThrow();
  await trx
    .updateTable('account')
    .set({ userId: nameless, accountId: nameless })
    .where('userId', '=', signUp)
    .execute();
  await trx
    .updateTable('guardian_consent')
    .set({ user_id: nameless })
    .where('user_id', '=', signUp)
    .execute();
  await trx.deleteFrom('user').where('id', '=', signUp).execute();
  await trx.updateTable('user').set(person).where('id', '=', nameless).execute();
  return true;
}
