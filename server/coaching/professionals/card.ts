import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { publicProfileOf, visibleOf } from './profile';

/**
 * A professional's facts in an invitation, beside their name; only from a visible page. A CREF is
 * shown with the name that it was confirmed for, which may differ from the account's.
 */
export async function cardOf(db: Kysely<Database>, person: string) {
  const row = await visibleOf(db, person);
  if (!row) {
    const none = {
      cref: null,
      crefStatus: 'declared' as const,
      city: null,
      handle: null,
      photo: null,
    };
    return { ...none, confirmedName: null };
  }
  const photo = await db
    .selectFrom('account_photo')
    .select('version')
    .where('user_id', '=', person)
    .executeTakeFirst();
  const { cref, name, city, state, handle } = publicProfileOf(row, null);
  const confirmed = typeof cref?.confirmedAt === 'number';
  const place = [city, state].filter(Boolean).join(', ');
  return {
    cref: cref?.cref ?? null,
    crefStatus: confirmed ? ('confirmed' as const) : ('declared' as const),
    confirmedName: confirmed ? name : null,
    city: place === '' ? null : place,
    handle,
    photo: photo?.version ?? null,
  };
}
