import type { Kysely } from 'kysely';
import type { ToldRow } from '#protocol/account/account-data';
import type { Database } from '../db/schema';

/**
 * A person's shared photos with their readers, for "baixar meus dados"; the photos are on the
 * person's own device.
 */
export async function photosToldTo(db: Kysely<Database>, student: string): Promise<ToldRow[]> {
  const rows = await db
    .selectFrom('shared_photo')
    .innerJoin('coaching_link', 'coaching_link.id', 'shared_photo.link_id')
    .innerJoin('user as coach', 'coach.id', 'professional_id')
    .select(['coach.name as with', 'day', 'shared_at'])
    .where('student_id', '=', student)
    .orderBy('shared_at')
    .execute();
  return rows.map(({ shared_at, ...row }) => ({
    ...row,
    sharedAt: new Date(shared_at).toISOString(),
  }));
}
