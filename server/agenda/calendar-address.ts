import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isAtRest } from '../access/suspension';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';

const TOKEN_BYTES = 20;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Creates the secret of a person's calendar, in place of the former one; the caller sees it once,
 * the database has its digest. Needs a transaction.
 */
export async function renewAddress(
  deps: Pick<Deps, 'now' | 'events'>,
  trx: Transaction<Database>,
  person: string,
): Promise<string> {
  await endAddress(deps, trx, person);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: hashOf(token), created_at: deps.now() };
  await trx
    .insertInto('calendar_address')
    .values({ user_id: person, ...row })
    // The later of two concurrent calls wins.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
}

/** Invalidates the secret address of a person's calendar. Needs a transaction. */
export async function endAddress(
  { events }: Pick<Deps, 'events'>,
  trx: Transaction<Database>,
  person: string,
): Promise<void> {
  const before = await trx
    .deleteFrom('calendar_address')
    .where('user_id', '=', person)
    .returning('token_hash')
    .executeTakeFirst();
  if (!before) return;
  await events.emit(trx, 'taken.back', { what: 'calendar', address: before.token_hash });
}

/** The person of a calendar's secret; null if unknown, suspended or waiting for erasure. */
export async function personAt(db: Kysely<Database>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_address')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && !(await isAtRest(db, row.user_id)) ? row.user_id : null;
}
