import type { Kysely } from 'kysely';
import { inTransactionOf } from '../access/held-accounts';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import { needsRowLocks } from '../db/row-locks';
import type { Database } from '../db/schema';
import { tellOfProposal } from './notices';
import { refusal } from './refusals';

/** The owner of a public page by its handle; null if the page is not visible. */
export type PageOf = (
  db: Kysely<Database>,
  handle: string,
) => Promise<{ readonly person: string; readonly handle: string } | null>;

/**
 * Notifies a student of the public page of another professional who could coach them. It grants
 * and ends nothing: the student asks there, and that professional answers.
 */
export async function proposeTransfer(
  { db, notices, pageOf }: Pick<Deps, 'db' | 'notices'> & { readonly pageOf: PageOf },
  professional: Actor,
  link: string,
  to: string,
): Promise<void> {
  await inTransactionOf(db, professional.id, async (trx) => {
    const row = await trx
      .selectFrom('coaching_link')
      .select(['id', 'student_id'])
      .where('id', '=', link)
      .where('professional_id', '=', professional.id)
      .where('ended_at', 'is', null)
      .where('member_id', 'is', null)
      .$if(needsRowLocks(trx), (query) => query.forShare())
      .executeTakeFirst();
    if (!row) throw refusal('unknown_link');
    const page = await pageOf(trx, to.replace(/^@/, '').toLowerCase());
    if (!page || page.person === row.student_id) throw refusal('unknown_page');
    if (page.person === professional.id) throw refusal('own_page');
    const told = { link: row.id, student: row.student_id };
    await tellOfProposal({ notices }, trx, told, professional, page.handle);
  });
}
