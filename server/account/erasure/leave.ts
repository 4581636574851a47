import type { Kysely } from 'kysely';
import { keptMs } from '#domain/account/retention';
import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import { longDay } from '#words/format/day';
import { inTransactionOf, takeAccount } from '../../access/held-accounts';
import { noSession } from '../../access/session';
import type { Actor } from '../../core/auth';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { deletionCancelled, deletionScheduled } from '../../mail/templates/deletion';

type LeavingDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'events' | 'env'>;

/**
 * Schedules the erasure of an account in seven days, ends all its sessions, and mails the day and
 * how to cancel. A repeated call ends the sessions and keeps the first day.
 * @returns the instant before which nothing is erased, epoch ms
 */
export async function leave(deps: LeavingDeps, person: Actor): Promise<number> {
  const { db, now, mail, events, env } = deps;
  const asked = now();
  return inTransaction(db, async (trx) => {
    if (!(await takeAccount(trx, person.id))) throw noSession();
    const erase_at = asked + keptMs('leaving');
    const fresh = await trx
      .insertInto('account_deletion')
      .values({ user_id: person.id, asked_at: asked, erase_at })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('erase_at')
      .executeTakeFirst();
    await trx.deleteFrom('session').where('userId', '=', person.id).execute();
    if (!fresh) return firstDate(trx, person.id);
    await events.emit(trx, 'account.leaving', { userId: person.id });
    const day = longDay(localDay(erase_at, AGE_ZONE));
    const loginUrl = `${env.webUrl}/login`;
    await mail.queue(trx, person.email, deletionScheduled({ name: person.name, day, loginUrl }));
    return erase_at;
  });
}

async function firstDate(db: Kysely<Database>, person: string): Promise<number> {
  const { erase_at } = await db
    .selectFrom('account_deletion')
    .select('erase_at')
    .where('user_id', '=', person)
    .executeTakeFirstOrThrow();
  return erase_at;
}

/**
 * Cancels a scheduled erasure. If both happen at once, the one that deletes the row first wins.
 * @returns whether there was a request
 */
export async function stay(deps: LeavingDeps, person: Actor): Promise<boolean> {
  const { db, mail, events } = deps;
  return inTransactionOf(db, person.id, async (trx) => {
    const taken = await trx
      .deleteFrom('account_deletion')
      .where('user_id', '=', person.id)
      .returning('user_id')
      .executeTakeFirst();
    if (!taken) return false;
    await events.emit(trx, 'account.stayed', { userId: person.id });
    await mail.queue(trx, person.email, deletionCancelled({ name: person.name }));
    return true;
  });
}
