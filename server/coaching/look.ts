import type { Kysely } from 'kysely';
import type { LinkLook, LinkSender } from '#protocol/coaching/invitations';
import { grantOver, readScopes } from '../access/coaching';
import { isAtRest } from '../access/suspension';
import type { Database } from '../db/schema';
import { type Invitation, isOpen } from './invitations';
import { refusal } from './refusals';
import { memberOf } from './team';

/** A professional's own description, besides the account's name. */
export type StudentCard = Omit<LinkSender, 'name'> & {
  /** The name with which the CREF was confirmed; null if it is not confirmed. */
  readonly confirmedName: string | null;
};
export type CardOf = (db: Kysely<Database>, person: string) => Promise<StudentCard>;

/**
 * The content of an invitation. Ended ones are refused like unknown ones, except to a person who
 * is already linked.
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
  const sender = await senderOf(db, cardOf, professional);
  if (!sender) throw refusal('unknown_invitation');
  return {
    type: 'invitation',
    kind: invitation.kind === 'assistant' ? 'assistant' : 'student',
    professional: await withPhoto(db, sender, professional),
    scopes: [...readScopes(scopes)],
    expiresAt: expires_at,
    own: reader === professional,
    linked,
  };
}

/** The professional who sent a link; null while their account is suspended or leaving. */
export async function senderOf(
  db: Kysely<Database>,
  cardOf: CardOf,
  professional: string,
): Promise<LinkSender | null> {
  const user = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', professional)
    .executeTakeFirst();
  if (!user || (await isAtRest(db, professional))) return null;
  const { confirmedName, ...card } = await cardOf(db, professional);
  return { name: confirmedName ?? user.name, ...card };
}

export function photoOf(db: Kysely<Database>, person: string) {
  return db
    .selectFrom('account_photo')
    .select(['image', 'version'])
    .where('user_id', '=', person)
    .executeTakeFirst();
}

/** The sender of a link with the account's photo, even without a public page. */
export async function withPhoto(
  db: Kysely<Database>,
  sender: LinkSender,
  person: string,
): Promise<LinkSender> {
  return { ...sender, photo: (await photoOf(db, person))?.version ?? null };
}

async function isLinked(
  db: Kysely<Database>,
  { kind, professional_id: professional }: Invitation,
  reader: string,
): Promise<boolean> {
  if (kind === 'assistant') return (await memberOf(db, professional, reader)) !== null;
  return (await grantOver(db, professional, reader))?.member === null;
}
