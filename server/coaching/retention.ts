import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Deletes links and teams that ended before an instant, epoch ms, with their history of sharing.
 */
export async function forgetLinks(db: Kysely<Database>, before: number): Promise<void> {
  const old = db.selectFrom('coaching_link').select('id').where('ended_at', '<=', before);
  await db.deleteFrom('link_review').where('link_id', 'in', old).execute();
  await db.deleteFrom('coaching_grant').where('link_id', 'in', old).execute();
  await db.deleteFrom('coaching_link').where('ended_at', '<=', before).execute();
  await db.deleteFrom('team_member').where('ended_at', '<=', before).execute();
}

/** Deletes invitations that expired or were revoked before an instant, epoch ms. */
export async function forgetInvitations(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where(({ eb, or }) => or([eb('expires_at', '<=', before), eb('revoked_at', '<=', before)]))
    .execute();
}
