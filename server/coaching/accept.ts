import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Scope } from '#domain/account/scope';
import type { Accept } from '#protocol/coaching/invitations';
import { heldGrant } from '../access/coaching';
import { holdAccounts, inTransactionOf } from '../access/held-accounts';
import { isAtRest } from '../access/suspension';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { checkConsents } from './consents';
import { holdScopes, lastVersion } from './grants';
import { findInvitation, type Invitation, isOpen, takeUse } from './invitations';
import { endLink } from './links';
import { tellOfStart } from './notices';
import { refusal } from './refusals';
import { joinTeam, memberOf } from './team';
import { endHelp } from './team-links';

type AcceptDeps = Pick<Deps, 'db' | 'now' | 'events' | 'notices'>;

/**
 * Accepts an invitation: its professional becomes the person's coach, or the person their
 * assistant, and one use is spent. An existing link stays, and nothing is spent. Ends another
 * coach's link in the same transaction if asked to.
 * @returns the id of the link, or of the membership
 */
export async function accept(
  deps: AcceptDeps,
  student: Actor,
  tokenHash: string,
  { scopes, version, endLink: ending }: Accept,
): Promise<string> {
  const { db, now, events } = deps;
  const at = now();
  return inTransactionOf(db, student.id, async (trx) => {
    const invitation = await findInvitation(trx, { token_hash: tokenHash });
    if (!invitation) throw refusal('unknown_invitation');
    const { id, professional_id: professional } = invitation;
    if (professional === student.id) throw refusal('own_invitation');
    if (!(await holdAccounts(trx, [professional])).has(professional)) {
      throw refusal('unknown_invitation');
    }
    const known = await linkWith(trx, invitation, student.id);
    if (known !== null) {
      // Another device accepted it meanwhile; the link that this call should end still ends.
      if (ending !== undefined && ending !== known) await endLink(deps, trx, student, ending);
      return known;
    }
    if (!isOpen(invitation, at) || (await isAtRest(trx, professional))) {
      throw refusal('unknown_invitation');
    }
    if (invitation.kind === 'assistant') return joinTeam(deps, trx, student, invitation);
    await checkConsents(trx, student.id, scopes, at);
    if (!(await takeUse(trx, id, at))) {
      // Two calls of one person accepted at once; the first one won.
      const meanwhile = await linkWith(trx, invitation, student.id);
      if (meanwhile === null) throw refusal('unknown_invitation');
      return meanwhile;
    }
    await endHelpOf(deps, trx, professional, student.id);
    const link = await begin(trx, {
      professional,
      student: student.id,
      scopes,
      version,
      invitation: id,
      at,
    });
    if (link === null) {
      // Another invitation of the coach started the link at this moment, so this one gets its use
      // back.
      await trx
        .updateTable('invitation')
        .set(({ eb }) => ({ uses_left: eb('uses_left', '+', 1) }))
        .where('id', '=', id)
        .execute();
      const meanwhile = await linkWith(trx, invitation, student.id);
      if (meanwhile === null) throw refusal('unknown_invitation');
      return meanwhile;
    }
    if (ending !== undefined) await endLink(deps, trx, student, ending);
    await events.emit(trx, 'coaching.started', { link, professional, student: student.id });
    await tellOfStart(deps, trx, { link, professional, student });
    return link;
  });
}

/** The person's link or membership with the inviting professional; null if there is none. */
async function linkWith(
  trx: Transaction<Database>,
  { kind, professional_id: professional }: Invitation,
  person: string,
): Promise<string | null> {
  if (kind === 'assistant') return memberOf(trx, professional, person);
  const grant = await heldGrant(trx, professional, person);
  return grant?.member === null ? grant.link : null;
}

/** Ends the links by which a student's new coach helped that student as an assistant before. */
async function endHelpOf(
  deps: AcceptDeps,
  trx: Transaction<Database>,
  professional: string,
  student: string,
): Promise<void> {
  const help = await trx
    .selectFrom('coaching_link')
    .selectAll()
    .where('professional_id', '=', professional)
    .where('student_id', '=', student)
    .where('member_id', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (help) await endHelp(deps, trx, help);
}

interface Beginning {
  readonly professional: string;
  readonly student: string;
  readonly scopes: readonly Scope[];
  /** Version of the text that the student accepted. */
  readonly version: string;
  readonly invitation: string;
  readonly at: number;
}

async function begin(trx: Transaction<Database>, start: Beginning): Promise<string | null> {
  const { professional, student, version, invitation, at } = start;
  const scopes = JSON.stringify(start.scopes);
  const row = await trx
    .insertInto('coaching_link')
    .values({
      id: uuidv7(),
      professional_id: professional,
      student_id: student,
      scopes,
      version: (await lastVersion(trx, professional, student)) + 1,
      started_at: at,
      ended_at: null,
      ended_by: null,
      archived_at: null,
      invitation_id: invitation,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await holdScopes(trx, row.id, { scopes: start.scopes, version }, at);
  return row.id;
}
