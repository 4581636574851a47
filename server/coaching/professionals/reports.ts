import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Report } from '#protocol/coaching/professionals';
import { holdAccounts } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

export interface ReportedOf {
  /** Owner of the reported page or ficha. */
  readonly professional: string;
  /** The id of the ficha's link; null for a page. */
  readonly link: string | null;
  /** Null for a visitor. */
  readonly reporter: string | null;
}

/**
 * Stores a report of a page or a shared ficha.
 * @param at server time, epoch ms
 */
export async function keepReport(
  db: Kysely<Database>,
  about: ReportedOf,
  { reason, text }: Report,
  at: number,
): Promise<void> {
  const { professional, link, reporter } = about;
  await inTransaction(db, async (trx) => {
    const held = await holdAccounts(trx, [professional, ...(reporter === null ? [] : [reporter])]);
    if (!held.has(professional)) return;
    await trx
      .insertInto('report')
      .values({
        id: uuidv7(),
        professional_id: professional,
        program_link: link,
        reporter_id: reporter !== null && held.has(reporter) ? reporter : null,
        reason,
        text,
        created_at: at,
        closed_at: null,
      })
      .execute();
  });
}

/** Removes the reporter from their reports when their account is erased. */
export async function forgetReporter(trx: Transaction<Database>, person: string): Promise<void> {
  await trx
    .updateTable('report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', person)
    .execute();
}

/** Deletes reports that were closed before an instant, epoch ms. */
export async function forgetReports(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('report').where('closed_at', '<=', before).execute();
}
