import type { Kysely } from 'kysely';
import { NOTICE_KINDS, type NoticeKind } from '#protocol/device/notifications';
import { holdAccounts } from '../access/held-accounts';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { Stop } from './stop-token';

/** Kinds of mail that a person ended by the link in a mail. */
export async function stoppedMail(db: Kysely<Database>, person: string): Promise<NoticeKind[]> {
  const rows = await db
    .selectFrom('stopped_mail')
    .select('kind')
    .where('user_id', '=', person)
    .execute();
  return NOTICE_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Ends the mails of a kind; does nothing if they were ended before or the account is gone. */
export async function stopMail(
  db: Kysely<Database>,
  { person, kind }: Stop,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await holdAccounts(trx, [person])).has(person)) return;
    await trx
      .insertInto('stopped_mail')
      .values({ user_id: person, kind, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Allows the mails of a kind again, as the preferences choose. */
export async function resumeMail(
  db: Kysely<Database>,
  person: string,
  kind: NoticeKind,
): Promise<void> {
  await db
    .deleteFrom('stopped_mail')
    .where('user_id', '=', person)
    .where('kind', '=', kind)
    .execute();
}
