import type { Transaction } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { AccountLine } from '../backup/journal-line';
import type { Deps } from '../core/deps';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';

/**
 * Fixed reasons, because the journal contains no text; the admin of the first suspension has the
 * original one.
 */
const AGAIN = {
  suspended: 'Suspensa de novo ao restaurar um backup.',
  hidden: 'Fora do ar de novo ao restaurar um backup.',
} as const;

/**
 * Repeats one act on an account, in a transaction. Returns whether it changed the restored account.
 */
export async function doAgain(
  deps: Deps,
  trx: Transaction<Database>,
  person: string,
  { what, at }: AccountLine,
): Promise<boolean> {
  switch (what) {
    case 'suspended':
      return suspendAgain(deps, trx, person, at);
    case 'resumed':
      return endAgain(deps, trx, person, 'account_suspension');
    case 'leaving':
      return leaveAgain(deps, trx, person, at);
    case 'stayed':
      // The erasure that the person cancelled after the backup must not happen on its date.
      return endAgain(deps, trx, person, 'account_deletion');
    case 'erased':
      return markDue(trx, person, deps.now());
    case 'password':
      return forgetPassword(trx, person);
    case 'ways-in':
      return forgetPasskeys(trx, person);
    case 'page':
      return takePageBack(trx, person);
    case 'hidden':
      return hidePageAgain(trx, person);
  }
}

async function suspendAgain(
  { events }: Deps,
  trx: Transaction<Database>,
  person: string,
  at: number,
): Promise<boolean> {
  const fresh = await trx
    .insertInto('account_suspension')
    .values({ user_id: person, reason: AGAIN.suspended, at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (fresh) await events.emit(trx, 'account.suspended', { userId: person });
  return fresh !== undefined;
}

/** Deletes the row of an act that ended after the backup, and emits the event of its end. */
async function endAgain(
  { events }: Deps,
  trx: Transaction<Database>,
  person: string,
  table: 'account_suspension' | 'account_deletion',
): Promise<boolean> {
  const ended = await hasRow(
    trx.deleteFrom(table).where('user_id', '=', person).returning('user_id'),
  );
  const event = table === 'account_suspension' ? 'account.resumed' : 'account.stayed';
  if (ended) await events.emit(trx, event, { userId: person });
  return ended;
}

async function leaveAgain(
  { events }: Deps,
  trx: Transaction<Database>,
  person: string,
  at: number,
): Promise<boolean> {
  const fresh = await trx
    .insertInto('account_deletion')
    .values({ user_id: person, asked_at: at, erase_at: at + keptMs('leaving') })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (fresh) await events.emit(trx, 'account.leaving', { userId: person });
  return fresh !== undefined;
}

async function markDue(trx: Transaction<Database>, person: string, at: number): Promise<boolean> {
  const due = { asked_at: at, erase_at: at };
  await trx
    .insertInto('account_deletion')
    .values({ user_id: person, ...due })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(due))
    .execute();
  return true;
}

/** Deletes the restored password, which the person had changed; the mailed link sets another. */
async function forgetPassword(trx: Transaction<Database>, person: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password: null })
    .where('userId', '=', person)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes all passkeys: the backup may restore a removed one, and the journal does not name it. */
async function forgetPasskeys(trx: Transaction<Database>, person: string): Promise<boolean> {
  const gone = await trx.deleteFrom('passkey').where('userId', '=', person).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

async function takePageBack(trx: Transaction<Database>, person: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('professional')
    .set({ published_at: null })
    .where('user_id', '=', person)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function hidePageAgain(trx: Transaction<Database>, person: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('professional')
    .set({ hidden: AGAIN.hidden })
    .where('user_id', '=', person)
    .where('hidden', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
