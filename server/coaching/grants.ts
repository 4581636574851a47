import type { Selectable, Transaction } from 'kysely';
import type { Scope } from '#domain/account/scope';
import type { Coaching } from '../core/events';
import type { Database } from '../db/schema';
import type { CoachingLinkTable } from '../db/tables/coaching';

/** Scopes, and the version of the text that the student agreed to; null if none was shown. */
export type NewScopes = { readonly scopes: readonly Scope[]; readonly version: string | null };

/** Stores the scopes of a link from an instant on, epoch ms, and ends the previous grant. */
export async function holdScopes(
  trx: Transaction<Database>,
  link: string,
  { scopes, version }: NewScopes,
  at: number,
): Promise<void> {
  await closeGrant(trx, link, at);
  const grant = { scopes: JSON.stringify(scopes), text_version: version, until_at: null };
  await trx
    .insertInto('coaching_grant')
    .values({ link_id: link, from_at: at, ...grant })
    .onConflict((conflict) => conflict.columns(['link_id', 'from_at']).doUpdateSet(grant))
    .execute();
}

/** Ends the current grant of a link at an instant, epoch ms. */
export async function closeGrant(
  trx: Transaction<Database>,
  link: string,
  at: number,
): Promise<void> {
  await trx
    .updateTable('coaching_grant')
    .set({ until_at: at })
    .where('link_id', '=', link)
    .where('until_at', 'is', null)
    .execute();
}

/**
 * The version of the newest link of a pair, 0 without one. A new link starts above it, so that data
 * a device read under an earlier link no longer counts (G1i).
 */
export async function lastVersion(
  trx: Transaction<Database>,
  professional: string,
  student: string,
): Promise<number> {
  const before = await trx
    .selectFrom('coaching_link')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('professional_id', '=', professional)
    .where('student_id', '=', student)
    .executeTakeFirst();
  return before?.version ?? 0;
}

/** The two people of a link, in the form of the events. */
export function ofLink(
  row: Pick<Selectable<CoachingLinkTable>, 'id' | 'professional_id' | 'student_id'>,
): Coaching {
  return { link: row.id, professional: row.professional_id, student: row.student_id };
}
