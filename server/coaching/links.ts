import type { Selectable, Transaction } from 'kysely';
import type { ChangedLink } from '#protocol/coaching/coaching';
import { readScopes } from '../access/coaching';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { CoachingLinkTable } from '../db/tables/coaching';
import { checkConsents } from './consents';
import { closeGrant, holdScopes, type NewScopes, ofLink } from './grants';
import { tellOfEnd } from './notices';
import { refusal } from './refusals';

type LinkDeps = Pick<Deps, 'now' | 'events' | 'notices'>;
type LinkRow = Selectable<CoachingLinkTable>;

/** The current state of a link, as both sides read it. */
function changedLink(row: LinkRow): ChangedLink {
  return {
    link: row.id,
    scopes: [...readScopes(row.scopes)],
    version: row.version,
    endedAt: row.ended_at,
    archivedAt: row.archived_at,
  };
}

/**
 * Changes a coach's scopes from now on, which only the student may do. Equal scopes change nothing,
 * and fewer are never refused. In a transaction, as its first write.
 */
export async function changeScopes(
  { now, events }: Pick<LinkDeps, 'now' | 'events'>,
  trx: Transaction<Database>,
  student: string,
  link: string,
  { scopes, version }: NewScopes,
): Promise<ChangedLink> {
  const at = now();
  // This write locks the row first, so that concurrent changes run one after another.
  const before = await trx
    .updateTable('coaching_link')
    .set(({ eb }) => ({ version: eb('version', '+', 0) }))
    .where('id', '=', link)
    .where('student_id', '=', student)
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!before) throw refusal('unknown_link');
  const held = new Set(readScopes(before.scopes));
  if (held.size === scopes.length && scopes.every((scope) => held.has(scope))) {
    return changedLink(before);
  }
  const more = scopes.filter((scope) => !held.has(scope));
  if (more.length > 0) await checkConsents(trx, student, more, at);
  const row = await trx
    .updateTable('coaching_link')
    .set({ scopes: JSON.stringify(scopes), version: before.version + 1 })
    .where('id', '=', link)
    .returningAll()
    .executeTakeFirstOrThrow();
  await holdScopes(trx, link, { scopes, version }, at);
  await events.emit(trx, 'coaching.changed', ofLink(row));
  return changedLink(row);
}

/**
 * Ends a link, for either side: the coach loses access at once, the student keeps everything. A
 * repeated call changes nothing. An assistant's link ends only through the team. Needs a transaction.
 */
export async function endLink(
  deps: LinkDeps,
  trx: Transaction<Database>,
  person: Actor,
  link: string,
): Promise<ChangedLink> {
  const at = deps.now();
  const row = await trx
    .updateTable('coaching_link')
    .set({ ended_at: at, ended_by: person.id })
    .where('id', '=', link)
    .where(({ eb, or }) =>
      or([eb('student_id', '=', person.id), eb('professional_id', '=', person.id)]),
    )
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return endedBefore(trx, person.id, link);
  await closeGrant(trx, link, at);
  await deps.events.emit(trx, 'coaching.ended', ofLink(row));
  await tellOfEnd(deps, trx, ofLink(row), person);
  return changedLink(row);
}

/**
 * The result of an earlier end, for a repeated request after a lost answer. For other people the
 * link looks like an unknown one.
 */
async function endedBefore(
  trx: Transaction<Database>,
  person: string,
  link: string,
): Promise<ChangedLink> {
  const row = await trx
    .selectFrom('coaching_link')
    .selectAll()
    .where('id', '=', link)
    .where(({ eb, or }) => or([eb('student_id', '=', person), eb('professional_id', '=', person)]))
    .where('member_id', 'is', null)
    .executeTakeFirst();
  if (!row) throw refusal('unknown_link');
  return changedLink(row);
}

/** Archives a link or restores it; this only affects the professional's own lists. */
export async function setAside(
  trx: Transaction<Database>,
  professional: string,
  link: string,
  archivedAt: number | null,
): Promise<ChangedLink> {
  const row = await trx
    .updateTable('coaching_link')
    .set({ archived_at: archivedAt })
    .where('id', '=', link)
    .where('professional_id', '=', professional)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refusal('unknown_link');
  return changedLink(row);
}
