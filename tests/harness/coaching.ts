import { uuidv7 } from 'uuidv7';
import type { Scope } from '#domain/account/scope';
import type { Deps } from '../../server/core/deps';

/** Links two people from an instant (epoch ms) on, without an invitation. */
export async function linkPeople(
  { db }: Pick<Deps, 'db'>,
  link: {
    professional: string;
    student: string;
    scopes: readonly Scope[];
    at: number;
    id?: string;
  },
): Promise<string> {
  const id = link.id ?? uuidv7();
  const scopes = JSON.stringify(link.scopes);
  await db
    .insertInto('coaching_link')
    .values({
      id,
      professional_id: link.professional,
      student_id: link.student,
      scopes,
      version: 1,
      started_at: link.at,
      ended_at: null,
      ended_by: null,
      archived_at: null,
      invitation_id: null,
    })
    .execute();
  await db
    .insertInto('coaching_grant')
    .values({ link_id: id, from_at: link.at, until_at: null, scopes, text_version: null })
    .execute();
  return id;
}
