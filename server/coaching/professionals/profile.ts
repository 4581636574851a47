import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { PROFESSIONAL_LIMITS, SPECIALITIES } from '#domain/coaching/professional';
import { STATES } from '#domain/health/screening/places';
import {
  CREF_STATES,
  type OwnProfile,
  type PublicProfile,
  publicProfileSchema,
} from '#protocol/coaching/professionals';
import type { Database } from '../../db/schema';
import type { ProfessionalTable } from '../../db/tables/professionals';
import { formerOwner } from './former-handles';

export type ProfileRow = Selectable<ProfessionalTable>;

const words = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const plansText = v.pipe(v.string(), v.parseJson(), publicProfileSchema.entries.plans);

/** The part of a row that a published page shows, without the CREF and the photo. */
function shownOf(row: ProfileRow) {
  const chosen = v.safeParse(words, row.specialities);
  const plans = v.safeParse(plansText, row.plans);
  return {
    name: row.name,
    city: row.city,
    state: STATES.find((one) => one === row.state) ?? null,
    specialities: SPECIALITIES.filter((one) => chosen.success && chosen.output.includes(one)),
    ownSpecialities: row.own_specialities,
    bio: row.bio,
    whatsapp: row.whatsapp,
    plans: plans.success ? plans.output.slice(0, PROFESSIONAL_LIMITS.plans) : [],
    open: row.takes_people === 1,
  };
}

/** A profile as its owner sees it. */
export function ownProfileOf(row: ProfileRow): OwnProfile {
  return {
    handle: row.handle,
    published: { ...shownOf(row), cref: row.cref },
    crefStatus: CREF_STATES.find((one) => one === row.cref_status) ?? 'none',
    crefReason: row.cref_reason,
    publishedAt: row.published_at,
    hidden: row.hidden,
  };
}

/** A profile as everybody sees it: a refused CREF is left out. */
export function publicProfileOf(row: ProfileRow, photo: string | null): PublicProfile {
  const { cref, cref_status, cref_at } = row;
  const tells = cref !== '' && (cref_status === 'declared' || cref_status === 'confirmed');
  return {
    handle: row.handle,
    ...shownOf(row),
    cref: tells ? { cref, confirmedAt: cref_status === 'confirmed' ? cref_at : null } : null,
    photo,
  };
}

/** The signed-in person's row, in any state. */
export function ownRow(db: Kysely<Database>, person: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('professional').selectAll().where('user_id', '=', person).executeTakeFirst();
}

/**
 * Rows with a visible page: published, not hidden, and the account neither suspended nor leaving.
 */
function visible(db: Kysely<Database>) {
  return db
    .selectFrom('professional')
    .where('published_at', 'is not', null)
    .where('hidden', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_suspension')
            .select('account_suspension.user_id')
            .whereRef('account_suspension.user_id', '=', 'professional.user_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletion')
            .select('account_deletion.user_id')
            .whereRef('account_deletion.user_id', '=', 'professional.user_id'),
        ),
      ),
    );
}

/**
 * The profile of a visible page, by its handle in any case, or by a former one.
 * @param now server time, epoch ms
 */
export async function visibleByHandle(
  db: Kysely<Database>,
  handle: string,
  now: number,
): Promise<ProfileRow | undefined> {
  const asked = handle.toLowerCase();
  const present = await visible(db)
    .selectAll('professional')
    .where('handle', '=', asked)
    .executeTakeFirst();
  if (present) return present;
  const owner = await formerOwner(db, asked, now);
  return owner === undefined ? undefined : visibleOf(db, owner);
}

/** The profile of a person with a visible page. */
export function visibleOf(db: Kysely<Database>, person: string): Promise<ProfileRow | undefined> {
  return visible(db)
    .selectAll('professional')
    .where('professional.user_id', '=', person)
    .executeTakeFirst();
}
