import { type Kysely, sql, type Transaction } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { NamelessKey } from '#protocol/account/nameless';
import { spaceOf } from '#protocol/space';
import { erasedMark } from '../../access/erased-mark';
import { holdSpace, takeAccount } from '../../access/held-accounts';
import { isNamelessKey } from '../../access/nameless-key';
import { placeholderEmail } from '../../core/nameless';
import { hasRow } from '../../db/has-row';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type ErasingDeps, eraseAllOf } from './erase';

/** Erases a nameless account at once, if `holds` still finds it under the locks of an erasure. */
async function eraseWhile(
  deps: ErasingDeps,
  id: string,
  holds: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    await holdSpace(trx, spaceOf(id));
    if (!(await takeAccount(trx, id)) || !(await holds(trx))) return false;
    await eraseAllOf(deps, trx, { id, name: '', email: placeholderEmail(id) });
    await trx
      .insertInto('erased_account')
      .values({ mark: erasedMark(id), erased_at: deps.now() })
      .execute();
    return true;
  });
}

/**
 * Erases the nameless account of a key, after its records came into the account of who signed in.
 * False if it is gone already, or was signed up.
 */
export function eraseJoined(deps: ErasingDeps, key: NamelessKey): Promise<boolean> {
  return eraseWhile(deps, key.id, (trx) => isNamelessKey(trx, key));
}

/** Erases the nameless account of a session, whose person leaves. */
export function eraseLeft(deps: ErasingDeps, id: string): Promise<boolean> {
  return eraseWhile(deps, id, (trx) => isNamelessSince(trx, id, Number.MAX_SAFE_INTEGER));
}

/** Whether an account is nameless, and was last seen until `until` (epoch ms). */
function isNamelessSince(db: Kysely<Database>, id: string, until: number): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('nameless_account')
      .select('user_id')
      .where('user_id', '=', id)
      .where('seen_at', '<=', until),
  );
}

/** State of the account that a key names; `unknown` also if it was erased. */
export async function standingOf(
  db: Kysely<Database>,
  key: NamelessKey,
): Promise<'nameless' | 'unknown' | 'named'> {
  if (await isNamelessKey(db, key)) return 'nameless';
  const known = hasRow(db.selectFrom('user').select('id').where('id', '=', key.id));
  return (await known) ? 'named' : 'unknown';
}

const AT_ONCE = 200;

/**
 * Erases nameless accounts that nobody used for their time. The uses of their sessions count.
 * @returns how many were erased
 */
export async function eraseUnusedNameless(deps: ErasingDeps): Promise<number> {
  const { db, now, log } = deps;
  const until = now() - keptMs('nameless');
  await sql`
    update nameless_account set seen_at = coalesce(
      (select max(${sql.ref('usedAt')}) from session
        where ${sql.ref('userId')} = nameless_account.user_id
          and ${sql.ref('usedAt')} > nameless_account.seen_at),
      seen_at)
    where seen_at <= ${until}`.execute(db);
  const unused = await db
    .selectFrom('nameless_account')
    .select('user_id')
    .where('seen_at', '<=', until)
    .orderBy('seen_at')
    .limit(AT_ONCE)
    .execute();
  let erased = 0;
  for (const { user_id } of unused) {
    try {
      const gone = await eraseWhile(deps, user_id, (trx) => isNamelessSince(trx, user_id, until));
      if (gone) erased += 1;
    } catch (error) {
      log.error({ err: error }, 'a nameless account was not erased');
    }
  }
  return erased;
}
