import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isAtRest } from '../access/suspension';
import type { Database } from '../db/schema';

const TOKEN_BYTES = 20;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the secret of a person's calendar, in place of the one before; told once, kept as a digest. */
export async function renewAddress(
  db: Kysely<Database>,
  person: string,
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: hashOf(token), created_at: now };
  await db
    .insertInto('calendar_address')
    .values({ user_id: person, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
}

export async function endAddress(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('calendar_address').where('user_id', '=', person).execute();
}

/** Whose calendar a secret opens; null for none, and for who is suspended or waits to be erased. */
export async function personAt(db: Kysely<Database>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_address')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && !(await isAtRest(db, row.user_id)) ? row.user_id : null;
}
