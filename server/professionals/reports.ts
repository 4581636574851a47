import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Report } from '#protocol/professionals';
import type { Database } from '../db/schema';

export interface ReportedOf {
  /** Owner of the page. */
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
  await db
    .insertInto('report')
    .values({
      id: uuidv7(),
      professional_id: about.professional,
      program_link: about.link,
      reporter_id: about.reporter,
      reason,
      text,
      created_at: at,
      closed_at: null,
    })
    .execute();
}

/** Removes the reporter from their reports when their account is erased. */
export async function forgetReporter(trx: Transaction<Database>, person: string): Promise<void> {
  await trx
    .updateTable('report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', person)
    .execute();
}

/** Reports that were closed before an instant, epoch ms, go. */
export async function forgetReports(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('report').where('closed_at', '<=', before).execute();
}
