import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inTransactionOf } from '../../access/held-accounts';
import type { Session } from '../../core/auth';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { HttpError } from '../../http/errors';
import { emailChangeCode, emailChanged, emailTaken } from '../../mail/templates/account-change';
import { authMessage } from '../forms/messages';
import { authSecret } from '../session/secret';
import { endTrust } from '../session/trust';
import { CODE_MINUTES, CODE_TRIES, createCodeDigest, drawCode } from './codes';
import { discardUnproven } from './unproven';

type ChangeDeps = Pick<Deps, 'db' | 'dialect' | 'env' | 'mail' | 'now' | 'events'>;

/**
 * The change of an e-mail: a code goes to the new address, and typing it makes the change. If the
 * address belongs to a verified account, it gets another mail without a code, and the requester
 * sees no difference.
 */
export function createEmailChange(deps: ChangeDeps) {
  const { db, env, mail, now } = deps;
  const digest = createCodeDigest(authSecret(env.authSecret, env.dataDir));
  const sealed = (code: string, email: string) => digest(`${code}:${email}`);

  /**
   * Mails a code to `email`, in place of an earlier request. Throws 400 for the person's own
   * address.
   */
  async function ask({ user }: Session, email: string): Promise<void> {
    if (email === user.email) throw refusal('EMAIL_IS_YOURS');
    const code = drawCode();
    const owner = await ownerOf(db, email);
    const letter = owner
      ? emailTaken({ name: owner.name })
      : emailChangeCode({ code, minutes: CODE_MINUTES });
    const waiting = {
      email,
      code: await sealed(owner ? drawCode() : code, email),
      tries: 0,
      expires_at: now() + CODE_MINUTES * 60_000,
    };
    await inTransactionOf(db, user.id, async (trx) => {
      await trx
        .insertInto('email_change')
        .values({ user_id: user.id, ...waiting })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(waiting))
        .execute();
      await mail.queue(trx, email, letter);
    });
  }

  /** The new address that awaits its code; null if there is none. */
  async function pending(person: string): Promise<string | null> {
    const row = await db
      .selectFrom('email_change')
      .select('email')
      .where('user_id', '=', person)
      .where('expires_at', '>', now())
      .where('tries', '<', CODE_TRIES)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /**
   * Changes the e-mail if the code is right, and notifies the old address. Returns the new e-mail.
   * Throws 400 otherwise, and if another account has the address by now.
   */
  async function confirm(session: Session, code: string): Promise<string> {
    const row = await countedTry(session.user.id);
    const right = Buffer.from(await sealed(code, row.email));
    const held = Buffer.from(row.code);
    if (held.length !== right.length || !timingSafeEqual(held, right)) throw refusal('INVALID_OTP');
    try {
      await inTransactionOf(db, session.user.id, (trx) => carryOut(trx, session, row));
    } catch (error) {
      if (error instanceof HttpError || !(await ownerOf(db, row.email))) throw error;
      // Another person verified the same address meanwhile.
      throw refusal('EMAIL_TAKEN');
    }
    return row.email;
  }

  /** Counts a try before comparing, so that parallel requests get no additional tries. */
  async function countedTry(person: string) {
    const row = await db
      .updateTable('email_change')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', person)
      .where('expires_at', '>', now())
      .where('tries', '<', CODE_TRIES)
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
    const waiting = await db
      .selectFrom('email_change')
      .select('tries')
      .where('user_id', '=', person)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    throw refusal(waiting ? 'TOO_MANY_ATTEMPTS' : 'OTP_EXPIRED');
  }

  async function carryOut(
    trx: Transaction<Database>,
    { user }: Session,
    row: Database['email_change'],
  ): Promise<void> {
    const used = await trx
      .deleteFrom('email_change')
      .where('user_id', '=', user.id)
      .where('code', '=', row.code)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw refusal('OTP_EXPIRED');
    if (await ownerOf(trx, row.email)) throw refusal('EMAIL_TAKEN');
    // Deletes unverified sign-ups with this address.
    await discardUnproven(trx, row.email);
    const at = new Date(now());
    await trx
      .updateTable('user')
      .set({
        email: row.email,
        updatedAt: deps.dialect === 'postgres' ? at : at.toISOString(),
      })
      .where('id', '=', user.id)
      .execute();
    // Links mailed to the old address become invalid.
    await endTrust(trx, user.id);
    const contact = env.operator.contact;
    await mail.queue(
      trx,
      user.email,
      emailChanged({ name: user.name, at: now(), ...(contact ? { contact } : {}) }),
    );
    await deps.events.emit(trx, 'account.guarded', { userId: user.id, what: 'email' });
  }

  return { ask, pending, confirm };
}

/** The verified owner of an e-mail; unverified accounts do not count. */
async function ownerOf(executor: Kysely<Database>, email: string) {
  const found = await executor
    .selectFrom('user')
    .select(['name', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.emailVerified ? found : null;
}

function refusal(code: string): HttpError {
  return new HttpError(400, code, authMessage(code, 400));
}
