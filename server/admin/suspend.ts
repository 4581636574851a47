import type { Kysely } from 'kysely';
import { isAdmin } from '../access/admin';
import { takeAccount } from '../access/held-accounts';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { HttpError } from '../http/errors';
import { accountResumed, accountSuspended } from '../mail/templates/suspension';
import { writeDown } from './acts';

type SuspendDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'events'>;
interface Doing {
  readonly admin: string;
  readonly person: string;
  readonly reason: string;
}

const unknown = () => new HttpError(404, 'unknown_person', 'Esta conta não existe.');

/**
 * Suspends an account: ends its sessions, blocks sign-in and mails the reason. Repeating it changes
 * nothing.
 */
export async function suspend(deps: SuspendDeps, { admin, person, reason }: Doing): Promise<void> {
  const { db, now, mail, events } = deps;
  const at = now();
  await inTransaction(db, async (trx) => {
    if (!(await takeAccount(trx, person))) throw unknown();
    if (await isAdmin(trx, person)) {
      throw new HttpError(409, 'is_admin', 'Quem administra não pode ser suspenso por aqui.');
    }
    const user = await userOf(trx, person);
    const fresh = await trx
      .insertInto('account_suspension')
      .values({ user_id: person, reason, at })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    await trx.deleteFrom('session').where('userId', '=', person).execute();
    if (!fresh) return;
    await events.emit(trx, 'account.suspended', { userId: person });
    await writeDown(trx, { admin, act: 'suspended', person, note: reason, at });
    await mail.queue(trx, user.email, accountSuspended({ name: user.name, reason }));
  });
}

/** Lifts a suspension and restores the account; a repeated call changes nothing. */
export async function resume(
  deps: SuspendDeps,
  { admin, person }: Omit<Doing, 'reason'>,
): Promise<void> {
  const { db, now, mail, events } = deps;
  await inTransaction(db, async (trx) => {
    if (!(await takeAccount(trx, person))) throw unknown();
    const user = await userOf(trx, person);
    const taken = await trx
      .deleteFrom('account_suspension')
      .where('user_id', '=', person)
      .returning('user_id')
      .executeTakeFirst();
    if (!taken) return;
    await events.emit(trx, 'account.resumed', { userId: person });
    await writeDown(trx, { admin, act: 'resumed', person, note: '', at: now() });
    await mail.queue(trx, user.email, accountResumed({ name: user.name }));
  });
}

async function userOf(db: Kysely<Database>, person: string) {
  const user = await db
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', person)
    .executeTakeFirst();
  if (!user) throw unknown();
  return user;
}
