import type { Kysely } from 'kysely';
import type { LinkLook } from '#protocol/coaching/invitations';
import { grantOver, readScopes } from '../access/coaching';
import { isAtRest } from '../access/suspension';
import type { Database } from '../db/schema';
import { type Invitation, isOpen } from './invitations';
import { refusal } from './refusals';
import { memberOf } from './team';

/** A professional's own description, besides the account's name. */
export type StudentCard = Omit<LinkLook['professional'], 'name'> & {
  /** The name with which the CREF was confirmed; null if it is not confirmed. */
  readonly confirmedName: string | null;
};
export type CardOf = (db: Kysely<Database>, person: string) => Promise<StudentCard>;

/**
 * The content of an invitation. Ended ones are refused like unknown ones. A student of this coach
 * can still read them.
 * @param reader the signed-in person; null for a visitor
 */
export async function lookAt(
  db: Kysely<Database>,
  cardOf: CardOf,
  invitation: Invitation | undefined,
  reader: string | null,
  now: number,
): Promise<LinkLook> {
  if (!invitation) throw refusal('unknown_invitation');
  const { professional_id: professional, scopes, expires_at } = invitation;
  const linked = reader !== null && (await isLinked(db, invitation, reader));
  if (!linked && !isOpen(invitation, now)) throw refusal('unknown_invitation');
  const user = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', professional)
    .executeTakeFirst();
  if (!user || (await isAtRest(db, professional))) throw refusal('unknown_invitation');
  const { confirmedName, ...card } = await cardOf(db, professional);
  return {
    type: 'invitation',
    kind: invitation.kind === 'assistant' ? 'assistant' : 'student',
    professional: { name: confirmedName ?? user.name, ...card },
    scopes: [...readScopes(scopes)],
    expiresAt: expires_at,
    own: reader === professional,
    linked,
  };
}

async function isLinked(
  db: Kysely<Database>,
  { kind, professional_id: professional }: Invitation,
  reader: string,
): Promise<boolean> {
  if (kind === 'assistant') return (await memberOf(db, professional, reader)) !== null;
  return (await grantOver(db, professional, reader))?.member === null;
}
