import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { ToldRow } from '#protocol/account/account-data';
import { REPORT_REASONS } from '#protocol/coaching/professionals';
import { REPORT_REASON_WORDS } from '#words/admin/reports';
import type { Database } from '../db/schema';

const reasonSchema = v.picklist(REPORT_REASONS);

/**
 * A person's reports of pages and of links of fichas, for "baixar meus dados". They contain the
 * address that the person saw, but not the owner's name.
 */
export async function reportsToldTo(db: Kysely<Database>, reporter: string): Promise<ToldRow[]> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('professional', 'professional.user_id', 'report.professional_id')
    .select(['handle', 'program_link', 'reason', 'text', 'created_at', 'closed_at'])
    .where('reporter_id', '=', reporter)
    .orderBy('created_at')
    .orderBy('report.id')
    .execute();
  return rows.map(({ handle, program_link, reason, text, created_at, closed_at }) => ({
    about: program_link === null ? `/public/${handle}` : `/public/programs/${program_link}`,
    reason: REPORT_REASON_WORDS[v.parse(reasonSchema, reason)],
    text,
    created_at: new Date(created_at).toISOString(),
    closed_at: closed_at === null ? null : new Date(closed_at).toISOString(),
  }));
}
