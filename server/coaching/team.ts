import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { ChangeMember, Team } from '#protocol/coaching/coaching';
import { readScopes } from '../access/coaching';
import { erasedMark } from '../access/erased-mark';
import { isMinor } from '../access/guardian';
import { namesOf } from '../access/names';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { type Invitation, takeUse } from './invitations';
import { tellOfHelpEnd, tellOfHelpStart } from './notices';
import { refusal } from './refusals';
import { alignTeam, type Member, readStudents } from './team-links';

type TeamDeps = Pick<Deps, 'now' | 'events' | 'notices'>;

/** The active membership between two people; null without one. */
export async function memberOf(
  db: Kysely<Database>,
  professional: string,
  assistant: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('team_member')
    .select('id')
    .where('professional_id', '=', professional)
    .where('assistant_id', '=', assistant)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Makes a person an assistant of the inviting professional, and uses the invitation up. The links
 * with students follow from what each student allows. Needs a transaction.
 * @returns the id of the membership
 */
export async function joinTeam(
  deps: TeamDeps,
  trx: Transaction<Database>,
  assistant: Actor,
  invitation: Invitation,
): Promise<string> {
  const { id: by, professional_id: professional, scopes, students } = invitation;
  const at = deps.now();
  if (await isMinor(trx, assistant.id, at)) throw refusal('adults_only');
  if (!(await takeUse(trx, by, at))) {
    // Two calls of one person accepted at once; the first one won.
    const meanwhile = await memberOf(trx, professional, assistant.id);
    if (meanwhile === null) throw refusal('unknown_invitation');
    return meanwhile;
  }
  const row = await trx
    .insertInto('team_member')
    .values({
      id: uuidv7(),
      professional_id: professional,
      assistant_id: assistant.id,
      scopes,
      students,
      started_at: at,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refusal('unknown_invitation');
  await alignTeam(deps, trx, professional);
  await tellOfHelpStart(deps, trx, row.id, professional, assistant);
  return row.id;
}

/** Changes an assistant's scopes or students; only the professional may do that. */
export async function changeMember(
  deps: TeamDeps,
  trx: Transaction<Database>,
  professional: string,
  member: string,
  { scopes, students }: ChangeMember,
): Promise<void> {
  const row = await trx
    .updateTable('team_member')
    .set({ scopes: JSON.stringify(scopes), students: students && JSON.stringify(students) })
    .where('id', '=', member)
    .where('professional_id', '=', professional)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refusal('unknown_member');
  const left = { scopes, students: students?.map(erasedMark) ?? null };
  await deps.events.emit(trx, 'taken.back', { what: 'help', member, ...left });
  await alignTeam(deps, trx, professional);
}

/** Ends a membership, for either side, with every link that it made. */
export async function endMember(
  deps: TeamDeps,
  trx: Transaction<Database>,
  person: Actor,
  member: string,
): Promise<void> {
  const ofEither = trx
    .updateTable('team_member')
    .set({ ended_at: deps.now() })
    .where('id', '=', member)
    .where(({ eb, or }) =>
      or([eb('professional_id', '=', person.id), eb('assistant_id', '=', person.id)]),
    );
  const row = await ofEither.where('ended_at', 'is', null).returningAll().executeTakeFirst();
  if (!row) throw refusal('unknown_member');
  await deps.events.emit(trx, 'taken.back', { what: 'member', member });
  await alignTeam(deps, trx, row.professional_id);
  const other = person.id === row.professional_id ? row.assistant_id : row.professional_id;
  await tellOfHelpEnd(deps, trx, row.id, other, person);
}

/** Allows or denies access to a coach's assistants; only the student may do that. */
export async function allowTeam(
  deps: TeamDeps,
  trx: Transaction<Database>,
  student: string,
  link: string,
  allowed: boolean,
): Promise<void> {
  const row = await trx
    .updateTable('coaching_link')
    .set({ team: allowed ? 1 : 0 })
    .where('id', '=', link)
    .where('student_id', '=', student)
    .where('ended_at', 'is', null)
    .where('member_id', 'is', null)
    .returning('professional_id')
    .executeTakeFirst();
  if (!row) throw refusal('unknown_link');
  if (!allowed) await deps.events.emit(trx, 'taken.back', { what: 'team', link });
  await alignTeam(deps, trx, row.professional_id);
}

/** A person's assistants, and the professionals they assist. */
export async function teamOf(db: Kysely<Database>, person: string): Promise<Team> {
  const rows = await db
    .selectFrom('team_member')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('professional_id', '=', person), eb('assistant_id', '=', person)]),
    )
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap(({ professional_id, assistant_id }) => [professional_id, assistant_id]),
  );
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  const told = (row: Member) => ({
    id: row.id,
    startedAt: row.started_at,
    scopes: [...readScopes(row.scopes)],
    students: row.students === null ? null : [...(readStudents(row.students) ?? [])],
  });
  return {
    members: rows
      .filter((row) => row.professional_id === person)
      .map((row) => ({ ...told(row), assistant: named(row.assistant_id) })),
    teams: rows
      .filter((row) => row.assistant_id === person)
      .map((row) => ({ ...told(row), professional: named(row.professional_id) })),
  };
}
