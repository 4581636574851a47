import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { spaceOf } from '#protocol/space';
import { erasedMark } from '../../access/erased-mark';
import { holdSpace, takeAccount } from '../../access/held-accounts';
import type { Actor } from '../../core/auth';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { forgetCounts } from '../../http/rate-limit';
import { accountErased } from '../../mail/templates/deletion';
import { type PersonalTable, personalTables } from './personal-tables';

export type ErasingDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'events' | 'log'>;

const AT_ONCE = 50;

/**
 * Erases the accounts past their seven days. A failure is logged and retried in the next run; it
 * does not delay the others.
 * @returns how many were erased
 */
export async function eraseDueAccounts(deps: ErasingDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('account_deletion')
    .select('user_id')
    .where('erase_at', '<=', deps.now())
    .orderBy('erase_at')
    .limit(AT_ONCE)
    .execute();
  let erased = 0;
  for (const { user_id } of due) {
    try {
      if (await inTransaction(deps.db, (trx) => eraseDue(deps, trx, user_id))) erased += 1;
    } catch (error) {
      deps.log.error({ err: error }, 'an account was not erased');
    }
  }
  return erased;
}

/**
 * Locks the space and the account before it erases anything. So concurrent writes about the person
 * are either stored and then erased, or find no account. The row of the request is next: it is gone
 * if the person cancelled in time, or another process took it.
 */
async function eraseDue(
  deps: ErasingDeps,
  trx: Transaction<Database>,
  id: string,
): Promise<boolean> {
  const { now, mail } = deps;
  // Locks are taken in the order that writers of records use: the space, then accounts.
  await holdSpace(trx, spaceOf(id));
  await takeAccount(trx, id);
  const taken = await trx
    .deleteFrom('account_deletion')
    .where('user_id', '=', id)
    .where('erase_at', '<=', now())
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  const person = await trx
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) return false;
  await eraseAllOf(deps, trx, person);
  await trx
    .insertInto('erased_account')
    .values({ mark: erasedMark(id), erased_at: now() })
    .execute();
  await mail.queue(trx, person.email, accountErased(person));
  return true;
}

/** A person as named in rows; `email` is null if it is no longer known. */
type Named = Omit<Actor, 'email'> & { readonly email: string | null };

/** Deletes every row of a person, in a transaction that has locked their space and account. */
export async function eraseAllOf(
  { events }: Pick<ErasingDeps, 'events'>,
  trx: Transaction<Database>,
  person: Named,
): Promise<void> {
  await events.emit(trx, 'account.erased', { userId: person.id });
  const names = person.email === null ? [person.id] : [person.id, person.email];
  await eraseProofs(trx, names, person.email);
  await forgetCounts(trx, names);
  for (const [name, table] of personalTables()) {
    const key = erasureKey(table, person);
    if (key === null) continue;
    const column = sql.ref(table.column);
    await sql`delete from ${sql.table(name)} where ${column} = ${key}`.execute(trx);
  }
}

/** The value that names a person in the rows of a table; null if unknown. */
export function erasureKey({ holds }: PersonalTable, person: Named): string | null {
  if (holds === 'email') return person.email;
  return holds === 'space' ? spaceOf(person.id) : person.id;
}

/**
 * Deletes a person's mailed codes and links. Their rows contain the person's id or e-mail, or have
 * as key a digest of purpose and e-mail, as the library writes it.
 */
async function eraseProofs(
  trx: Transaction<Database>,
  names: readonly string[],
  email: string | null,
): Promise<void> {
  const uses = ['email-verification', 'sign-in', 'forget-password', 'change-email'];
  const codes = email === null ? [] : uses.map((use) => `${use}-otp-${email}`);
  const digests = codes.map((name) => createHash('sha256').update(name).digest('base64url'));
  const found = await trx
    .selectFrom('verification')
    .select(['id', 'identifier', 'value'])
    .where((row) =>
      row.or([
        ...names.flatMap((name) => [
          row('value', 'like', `%${name}%`),
          row('identifier', 'like', `%${name}%`),
        ]),
        row('identifier', 'in', ['', ...digests]),
      ]),
    )
    .execute();
  // SQL matching is too wide: an e-mail may contain wildcard characters, or be the end of another
  // person's.
  const own = found.filter(
    ({ identifier, value }) =>
      digests.includes(identifier) ||
      names.some((name) => isNamed(value, name) || isNamed(identifier, name)),
  );
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await trx.deleteFrom('verification').where('id', 'in', ids).execute();
}

/** Whether a text contains a name as a whole, not as part of a longer one. */
function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + name.length] ?? ' ');
    if (!/^[\w.%+]|[\w.]$/.test(around)) return true;
  }
  return false;
}
