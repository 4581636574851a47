import type { Selectable, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import type { Scope } from '#domain/account/scope';
import { readScopes } from '../access/coaching';
import { holdAccounts } from '../access/held-accounts';
import { isSuspended } from '../access/suspension';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { CoachingLinkTable, TeamMemberTable } from '../db/tables/coaching';
import { closeGrant, holdScopes, lastVersion, ofLink } from './grants';

type TeamDeps = Pick<Deps, 'now' | 'events'>;
type Link = Selectable<CoachingLinkTable>;
export type Member = Selectable<TeamMemberTable>;

const studentsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The students that a member helps; null for all, none for unreadable data. */
export function readStudents(kept: string | null): readonly string[] | null {
  if (kept === null) return null;
  const read = v.safeParse(studentsSchema, kept);
  return read.success ? read.output : [];
}

/**
 * Updates the teams after a change of one person's links or team, both those they lead and those
 * they assist in.
 */
export async function followTeams(
  deps: TeamDeps,
  trx: Transaction<Database>,
  person: string,
): Promise<void> {
  const leaders = await trx
    .selectFrom('team_member')
    .select('professional_id')
    .distinct()
    .where(({ eb, or }) =>
      or([eb('professional_id', '=', person), eb('assistant_id', '=', person)]),
    )
    .execute();
  for (const { professional_id } of leaders) await alignTeam(deps, trx, professional_id);
}

/**
 * Brings the links of a professional's assistants up to date. Each student who admits the team has
 * one per assistant, with the scopes that both the student and the professional grant. A suspended
 * professional's assistants have none. In a transaction; it locks the rows it reads, so that
 * changes on the other side wait.
 */
export async function alignTeam(
  deps: TeamDeps,
  trx: Transaction<Database>,
  professional: string,
): Promise<void> {
  const own = await takeOwnLinks(trx, professional);
  const leaving = await leavingAmong(trx, [professional, ...own.map((link) => link.student_id)]);
  const isShut = leaving.has(professional) || (await isSuspended(trx, professional));
  const members = await trx
    .updateTable('team_member')
    .set(({ ref }) => ({ started_at: ref('started_at') }))
    .where('professional_id', '=', professional)
    .returningAll()
    .execute();
  for (const member of members) {
    const due = new Map<string, readonly Scope[]>();
    for (const link of own) {
      if (isShut || leaving.has(link.student_id)) continue;
      const scopes = scopesFor(member, link);
      if (scopes) due.set(link.student_id, scopes);
    }
    await alignMember(deps, trx, member, due);
  }
}

function takeOwnLinks(trx: Transaction<Database>, professional: string): Promise<Link[]> {
  return trx
    .updateTable('coaching_link')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('professional_id', '=', professional)
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .returningAll()
    .execute();
}

async function leavingAmong(
  trx: Transaction<Database>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('account_deletion')
    .select('user_id')
    .where('user_id', 'in', people)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The scopes of a member under a link of the professional; null for none. */
function scopesFor(member: Member, link: Link): readonly Scope[] | null {
  if (member.ended_at !== null || link.team !== 1) return null;
  if (link.student_id === member.assistant_id) return null;
  const students = readStudents(member.students);
  if (students !== null && !students.includes(link.student_id)) return null;
  const given = readScopes(member.scopes);
  const scopes = readScopes(link.scopes).filter((scope) => given.includes(scope));
  return scopes.includes('program') ? scopes : null;
}

async function alignMember(
  deps: TeamDeps,
  trx: Transaction<Database>,
  member: Member,
  due: ReadonlyMap<string, readonly Scope[]>,
): Promise<void> {
  const held = await trx
    .selectFrom('coaching_link')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .execute();
  for (const link of held) {
    const scopes = due.get(link.student_id);
    if (!scopes) await endHelp(deps, trx, link);
    else if (JSON.stringify(scopes) !== link.scopes) await changeHelp(deps, trx, link, scopes);
  }
  const helped = new Set(held.map((link) => link.student_id));
  for (const [student, scopes] of due) {
    if (!helped.has(student)) await beginHelp(deps, trx, member, student, scopes);
  }
  if (held.some((link) => !due.has(link.student_id))) await alignOthers(deps, trx, member);
}

/**
 * An assistant in two teams has one link with a student: when one team ends it, the other starts
 * its own.
 */
async function alignOthers(
  deps: TeamDeps,
  trx: Transaction<Database>,
  { professional_id, assistant_id }: Member,
): Promise<void> {
  const leaders = await trx
    .selectFrom('team_member')
    .select('professional_id')
    .distinct()
    .where('assistant_id', '=', assistant_id)
    .where('professional_id', '!=', professional_id)
    .where('ended_at', 'is', null)
    .execute();
  for (const leader of leaders) await alignTeam(deps, trx, leader.professional_id);
}

/** No link starts if the assistant already is the student's own coach. */
async function beginHelp(
  { now, events }: TeamDeps,
  trx: Transaction<Database>,
  member: Member,
  student: string,
  scopes: readonly Scope[],
): Promise<void> {
  const at = now();
  if ((await holdAccounts(trx, [member.assistant_id, student])).size < 2) return;
  const row = await trx
    .insertInto('coaching_link')
    .values({
      id: uuidv7(),
      professional_id: member.assistant_id,
      student_id: student,
      scopes: JSON.stringify(scopes),
      version: (await lastVersion(trx, member.assistant_id, student)) + 1,
      started_at: at,
      ended_at: null,
      ended_by: null,
      archived_at: null,
      invitation_id: null,
      member_id: member.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await holdScopes(trx, row.id, { scopes, version: null }, at);
  await events.emit(trx, 'coaching.started', ofLink(row));
}

async function changeHelp(
  { now, events }: TeamDeps,
  trx: Transaction<Database>,
  link: Link,
  scopes: readonly Scope[],
): Promise<void> {
  await trx
    .updateTable('coaching_link')
    .set({ scopes: JSON.stringify(scopes), version: link.version + 1 })
    .where('id', '=', link.id)
    .execute();
  await holdScopes(trx, link.id, { scopes, version: null }, now());
  await events.emit(trx, 'coaching.changed', ofLink(link));
}

/** Ends an assistant's link with one student. */
export async function endHelp(
  { now, events }: TeamDeps,
  trx: Transaction<Database>,
  link: Link,
): Promise<void> {
  const at = now();
  await trx.updateTable('coaching_link').set({ ended_at: at }).where('id', '=', link.id).execute();
  await closeGrant(trx, link.id, at);
  await events.emit(trx, 'coaching.ended', ofLink(link));
}
