import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Scope } from '#domain/account/scope';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';

export interface SampleLink {
  readonly professional: string;
  readonly student: string;
  readonly scopes: readonly Scope[];
  /** Epoch ms. */
  readonly at: number;
}

/** Links a sample professional to a sample person, unless the two already had a link. */
export async function linkSample(db: Kysely<Database>, link: SampleLink): Promise<void> {
  const { professional, student, at } = link;
  const scopes = JSON.stringify(link.scopes);
  await inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('coaching_link')
      .select('id')
      .where('professional_id', '=', professional)
      .where('student_id', '=', student)
      .executeTakeFirst();
    if (known) return;
    const id = uuidv7();
    await trx
      .insertInto('coaching_link')
      .values({
        id,
        professional_id: professional,
        student_id: student,
        scopes,
        version: 1,
        started_at: at,
        ended_at: null,
        ended_by: null,
        archived_at: null,
        invitation_id: null,
      })
      .execute();
    await trx
      .insertInto('coaching_grant')
      .values({
        link_id: id,
        from_at: at,
        until_at: null,
        scopes,
        text_version: COACH_CONSENT_VERSION,
      })
      .execute();
  });
}
