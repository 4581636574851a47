import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { InvitationList } from '#protocol/coaching/invitation-lists';
import type { MadeInvitation, NewInvitation, OpenInvitation } from '#protocol/coaching/invitations';
import { readScopes } from '../access/coaching';
import { isMinor } from '../access/guardian';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { InvitationTable } from '../db/tables/coaching';
import { refusal } from './refusals';
import type { InvitationSecrets } from './secrets';

const DAY_MS = 86_400_000;
/** Maximum open invitations of one person. */
const MOST_OPEN = 100;
/**
 * Limit of open invitations made by requests on a public page; the rest is reserved for the
 * professional's own.
 */
export const MOST_OPEN_BY_PAGE = 50;
/** Maximum open invitations from lists, which do not count among the others. */
const MOST_LISTED = 500;

export type Invitation = Selectable<InvitationTable>;

/** Whether an invitation can still be accepted at an instant, epoch ms. */
export function isOpen({ uses_left, expires_at, revoked_at }: Invitation, now: number): boolean {
  return uses_left > 0 && revoked_at === null && expires_at > now;
}

function open(db: Kysely<Database>, professional: string, now: number) {
  return db
    .selectFrom('invitation')
    .where('professional_id', '=', professional)
    .where('revoked_at', 'is', null)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now);
}

/**
 * Creates an invitation in a transaction that holds the professional's account. Only the answer
 * contains the token and the code. Refuses minors, and more open invitations than `most`.
 * @param now server time, epoch ms
 */
export async function makeInvitation(
  trx: Transaction<Database>,
  secrets: InvitationSecrets,
  professional: string,
  { label, scopes, uses, days, kind = 'student', students }: NewInvitation,
  now: number,
  most = MOST_OPEN,
): Promise<MadeInvitation> {
  if (await isMinor(trx, professional, now)) throw refusal('adults_only');
  await requireRoom(trx, professional, { listed: 0, most }, now);
  const form = { label, scopes, uses, days, kind, ...(students && { students }) };
  return addInvitation(trx, secrets, { id: uuidv7(), professional }, form, now);
}

/** Refuses one more open invitation of a sort beyond its limit. */
async function requireRoom(
  trx: Transaction<Database>,
  professional: string,
  { listed, most }: { readonly listed: 0 | 1; readonly most: number },
  now: number,
): Promise<void> {
  const others = await open(trx, professional, now)
    .where('listed', '=', listed)
    .select('id')
    .limit(most)
    .execute();
  if (others.length < most) return;
  throw refusal(listed === 1 ? 'too_many_listed' : 'too_many_invitations');
}

/** Whom an invitation from a list is for, and the noted terms. */
type ListedFor = Pick<InvitationList['people'][number], 'email' | 'phone' | 'proposal'>;

/** Creates an invitation from a list, in a transaction that holds the professional's account. */
export async function makeListed(
  trx: Transaction<Database>,
  secrets: InvitationSecrets,
  owner: InvitationOwner,
  form: NewInvitation & ListedFor & { readonly mailed: boolean },
  now: number,
): Promise<MadeInvitation> {
  await requireRoom(trx, owner.professional, { listed: 1, most: MOST_LISTED }, now);
  const { email, phone, proposal } = form;
  const terms = proposal && JSON.stringify(proposal);
  const mailed = form.mailed ? 1 : 0;
  const listed = { email, phone, proposal: terms, listed: 1, mailed };
  return addInvitation(trx, secrets, owner, form, now, listed);
}

/** Draws another code for an invitation, whose first code may have been lost with an answer. */
export async function redrawCode(
  trx: Transaction<Database>,
  secrets: InvitationSecrets,
  id: string,
): Promise<string> {
  const code = secrets.drawCode();
  const hash = secrets.codeHash(code);
  await trx.updateTable('invitation').set({ code_hash: hash }).where('id', '=', id).execute();
  return code;
}

interface InvitationOwner {
  /** Id of the new invitation. */
  readonly id: string;
  readonly professional: string;
}

type ListedColumns = Partial<
  Pick<Insertable<InvitationTable>, 'email' | 'phone' | 'proposal' | 'listed' | 'mailed'>
>;

async function addInvitation(
  trx: Transaction<Database>,
  secrets: InvitationSecrets,
  { id, professional }: InvitationOwner,
  { label, scopes, uses, days, kind = 'student', students }: NewInvitation,
  now: number,
  listed: ListedColumns = {},
): Promise<MadeInvitation> {
  const made = { id, token: secrets.tokenOf(id), expiresAt: now + days * DAY_MS };
  const row = {
    id,
    professional_id: professional,
    token_hash: secrets.tokenHash(made.token),
    label,
    scopes: JSON.stringify(scopes),
    kind,
    students: students ? JSON.stringify(students) : null,
    // An assistant's invitation is for one person.
    uses_left: kind === 'assistant' ? 1 : uses,
    created_at: now,
    expires_at: made.expiresAt,
    revoked_at: null,
    email: null,
    phone: null,
    proposal: null,
    ...listed,
  };
  // An equal code is nearly impossible; if it happens, another one is drawn.
  for (;;) {
    const code = secrets.drawCode();
    const kept = await trx
      .insertInto('invitation')
      .values({ ...row, code_hash: secrets.codeHash(code) })
      .onConflict((conflict) => conflict.column('code_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) return { ...made, code };
  }
}

/** The acceptable invitations, newest first. */
export async function openInvitations(
  db: Kysely<Database>,
  professional: string,
  now: number,
): Promise<OpenInvitation[]> {
  const rows = await open(db, professional, now)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, kind, label, scopes, uses_left, created_at, expires_at, ...one }) => ({
    id,
    label,
    kind: kind === 'assistant' ? ('assistant' as const) : ('student' as const),
    scopes: [...readScopes(scopes)],
    usesLeft: uses_left,
    createdAt: created_at,
    expiresAt: expires_at,
    ...(one.email !== null && { email: one.email }),
    ...(one.phone !== null && { phone: one.phone }),
  }));
}

/**
 * Revokes an invitation of the professional; another person's stays unchanged. Needs a transaction.
 */
export async function revokeInvitation(
  { now, events }: Pick<Deps, 'now' | 'events'>,
  trx: Transaction<Database>,
  professional: string,
  id: string,
): Promise<void> {
  const revoked = await trx
    .updateTable('invitation')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('professional_id', '=', professional)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (revoked) await events.emit(trx, 'taken.back', { what: 'invitation', invitation: id });
}

/** The invitation with a token or a code's digest, in any state. */
export async function findInvitation(
  db: Kysely<Database>,
  by: { readonly token_hash: string } | { readonly code_hash: string },
): Promise<Invitation | undefined> {
  const query = db.selectFrom('invitation').selectAll();
  return 'token_hash' in by
    ? query.where('token_hash', '=', by.token_hash).executeTakeFirst()
    : query.where('code_hash', '=', by.code_hash).executeTakeFirst();
}

/**
 * Uses an invitation once, in a transaction; false if it has no use left, expired or was revoked.
 */
export async function takeUse(trx: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const taken = await trx
    .updateTable('invitation')
    // The address and the phone had their use once a person accepts.
    .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1), email: null, phone: null }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
