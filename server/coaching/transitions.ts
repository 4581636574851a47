import type { Selectable, Transaction } from 'kysely';
import { consentOf } from '#domain/account/consent';
import { noticeKeyOf, readScopes } from '../access/coaching';
import { preferencesOf } from '../access/preferences';
import type { Deps } from '../core/deps';
import type { Coaching } from '../core/events';
import type { Database } from '../db/schema';
import type { CoachingLinkTable } from '../db/tables/coaching';
import { isOfHealth } from './consents';
import { ofLink } from './grants';
import { changeScopes } from './links';
import { helpKeyOf, tellOfErased } from './notices';
import { followTeams } from './team-links';

type AccountDeps = Pick<Deps, 'events' | 'now' | 'notices'>;
type LinkOf = Pick<Selectable<CoachingLinkTable>, 'id' | 'professional_id' | 'student_id'>;

/** Updates links when either account leaves, and teams when an admin suspends an account. */
export function followAccounts({ events, now, notices }: AccountDeps): void {
  // A suspended person has no session, but their assistants would continue in their name.
  const align = (trx: Transaction<Database>, { userId }: { userId: string }) =>
    followTeams({ events, now }, trx, userId);
  events.on('account.suspended', align);
  events.on('account.resumed', align);
  // While an account waits for erasure, access/coaching.ts ignores its links.
  const changed = async (trx: Transaction<Database>, { userId }: { userId: string }) => {
    for (const { ended_at, ...row } of await linksOf(trx, userId)) {
      if (ended_at === null) await events.emit(trx, 'coaching.changed', ofLink(row));
    }
  };
  events.on('account.leaving', changed);
  events.on('account.stayed', changed);
  events.on('account.erased', async (trx, { userId }) => {
    await eraseTeams(trx, userId);
    const links = await linksOf(trx, userId);
    // All links end before the first event, so that no handler starts a link from one that still
    // exists.
    await endAll(trx, userId, now());
    for (const { ended_at, member_id, ...row } of links) {
      if (ended_at === null) {
        await events.emit(trx, 'coaching.ended', ofLink(row));
        // An assistant's link ends with the coach's own, which has a notice.
        if (member_id === null) await tellOfErased({ notices }, trx, ofLink(row), userId);
      }
      await eraseLink(trx, row);
    }
  });
}

function linksOf(trx: Transaction<Database>, person: string) {
  return trx
    .selectFrom('coaching_link')
    .select(['id', 'professional_id', 'student_id', 'ended_at', 'member_id'])
    .where(({ eb, or }) => or([eb('student_id', '=', person), eb('professional_id', '=', person)]))
    .execute();
}

async function endAll(trx: Transaction<Database>, person: string, at: number): Promise<void> {
  await trx
    .updateTable('coaching_link')
    .set({ ended_at: at })
    .where(({ eb, or }) => or([eb('student_id', '=', person), eb('professional_id', '=', person)]))
    .where('ended_at', 'is', null)
    .execute();
}

async function eraseLink(trx: Transaction<Database>, link: LinkOf): Promise<void> {
  const { id, professional_id, student_id } = link;
  await eraseNotices(trx, noticeKeyOf(id), [professional_id, student_id]);
  await trx.deleteFrom('link_review').where('link_id', '=', id).execute();
  await trx.deleteFrom('coaching_grant').where('link_id', '=', id).execute();
  await trx.deleteFrom('coaching_link').where('id', '=', id).execute();
}

/** Deletes notices of both sides that name the other person. */
async function eraseNotices(
  trx: Transaction<Database>,
  key: string,
  people: readonly string[],
): Promise<void> {
  const gone = await trx
    .deleteFrom('notice')
    .where('user_id', 'in', people)
    .where('key', 'like', `${key}%`)
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map((notice) => notice.id);
  await trx.deleteFrom('push_delivery').where('notice_id', 'in', ids).execute();
}

/** Before the links: a remaining membership would start new ones. */
async function eraseTeams(trx: Transaction<Database>, person: string): Promise<void> {
  const gone = await trx
    .deleteFrom('team_member')
    .where(({ eb, or }) =>
      or([eb('professional_id', '=', person), eb('assistant_id', '=', person)]),
    )
    .returning(['id', 'professional_id', 'assistant_id'])
    .execute();
  for (const { id, professional_id, assistant_id } of gone) {
    await eraseNotices(trx, helpKeyOf(id), [professional_id, assistant_id]);
  }
}

/** Updates the assistants' links after a change of the professional's link. */
export function followLinks(deps: Pick<Deps, 'events' | 'now'>): void {
  const follow = async (trx: Transaction<Database>, { link, professional }: Coaching) => {
    const row = await trx
      .selectFrom('coaching_link')
      .select('member_id')
      .where('id', '=', link)
      .executeTakeFirst();
    // An assistant's own link follows from a coach's link and changes nothing here.
    if (row?.member_id === null) await followTeams(deps, trx, professional);
  };
  deps.events.on('coaching.started', follow);
  deps.events.on('coaching.changed', follow);
  deps.events.on('coaching.ended', follow);
}

/**
 * Withdrawing the consent to health data ends its sharing. A new consent does not restore that:
 * each coach needs a new grant.
 */
export function followHealthConsent(deps: Pick<Deps, 'events' | 'now'>): void {
  deps.events.on('records.written', async (trx, { space, kinds }) => {
    if (!kinds.has('preferences')) return;
    const owner = await trx
      .selectFrom('space')
      .select('owner_id')
      .where('id', '=', space)
      .executeTakeFirst();
    if (!owner) return;
    const person = owner.owner_id;
    const links = (await sharedBy(trx, person)).filter(({ scopes }) => scopes.some(isOfHealth));
    if (links.length === 0) return;
    const { consent } = consentOf(await preferencesOf(trx, person), 'health');
    if (consent !== null) return;
    for (const { link, scopes, version } of links) {
      const less = { scopes: scopes.filter((scope) => !isOfHealth(scope)), version };
      await changeScopes(deps, trx, person, link, less);
    }
  });
}

/** The present scopes of a person's coaches, with the accepted text of each. */
async function sharedBy(trx: Transaction<Database>, student: string) {
  const rows = await trx
    .selectFrom('coaching_link')
    .innerJoin('coaching_grant', 'coaching_grant.link_id', 'coaching_link.id')
    .select(['coaching_link.id as link', 'coaching_link.scopes', 'text_version as version'])
    .where('student_id', '=', student)
    .where('until_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, scopes: readScopes(row.scopes) }));
}
