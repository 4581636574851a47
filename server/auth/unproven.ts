import type { Kysely } from 'kysely';
import type { Dialect } from '../db/database';
import type { Database } from '../db/schema';

/**
 * Deletes an account whose e-mail nobody has proven. Signing up again starts from nothing:
 * otherwise whoever signed up first with somebody else's e-mail would have chosen the password
 * that the owner's code then confirms. Such an account never had a session, so it holds no data.
 */
export async function discardUnproven(db: Kysely<Database>, email: string): Promise<void> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (found && !found.emailVerified) {
    await db.deleteFrom('user').where('id', '=', found.id).execute();
  }
}

/**
 * Deletes the accounts whose e-mail was not proven since `before` (epoch ms): it may be the e-mail
 * of somebody who never asked for one.
 */
export async function forgetUnproven(
  { db, dialect }: { readonly db: Kysely<Database>; readonly dialect: Dialect },
  before: number,
): Promise<void> {
  await db
    .deleteFrom('user')
    .where('emailVerified', '=', dialect === 'postgres' ? false : 0)
    .where('createdAt', '<=', new Date(before).toISOString())
    .execute();
}
