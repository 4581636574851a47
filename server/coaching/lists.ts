import type { Kysely } from 'kysely';
import type { CoachLink, StudentLink } from '#protocol/coaching/coaching';
import { compareNames } from '#words/format/list';
import { grantsOf, readScopes } from '../access/coaching';
import { namesOf } from '../access/names';
import { preferencesOfAll } from '../access/preferences';
import type { Database } from '../db/schema';

/** Everybody a person coaches now, as coach or assistant, by name, which every picker shows. */
export async function studentsOf(
  db: Kysely<Database>,
  professional: string,
): Promise<StudentLink[]> {
  const grants = await grantsOf(db, professional);
  const people = grants.map(({ student }) => student);
  const [names, preferences] = [await namesOf(db, people), await preferencesOfAll(db, people)];
  const leaders = await leadersOf(db, professional);
  const proposals = await proposalsOf(db, professional);
  const told = grants.map((grant): StudentLink => {
    const { link, student, scopes, version, startedAt, archivedAt, member, invitation } = grant;
    const { program = null, gym = null } = preferences.get(student) ?? {};
    const assistantOf = member === null ? undefined : leaders.get(member);
    return {
      link,
      student: { id: student, name: names.get(student) ?? '' },
      scopes: [...scopes],
      version,
      startedAt,
      archivedAt,
      program,
      ...(gym !== null && { gym }),
      ...(assistantOf && { assistantOf }),
      ...(invitation !== null && { invitation }),
      ...(member === null && invitation !== null && proposals.get(invitation)),
    };
  });
  return told.sort((a, b) => compareNames(a.student.name, b.student.name));
}

/** The noted terms of a professional's invitations from lists, by invitation. */
async function proposalsOf(
  db: Kysely<Database>,
  professional: string,
): Promise<ReadonlyMap<string, { proposal: string }>> {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'proposal'])
    .where('professional_id', '=', professional)
    .where('proposal', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, proposal }) => (proposal === null ? [] : [[id, { proposal }] as const])),
  );
}

/** The professionals whom a person assists, by membership. */
async function leadersOf(
  db: Kysely<Database>,
  assistant: string,
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('user', 'user.id', 'team_member.professional_id')
    .select(['team_member.id as member', 'user.id', 'user.name'])
    .where('assistant_id', '=', assistant)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ member, id, name }) => [member, { id, name }]));
}

/**
 * Present and former coaches of a person, present ones first, then newest first. Each present coach
 * has a list of assistants.
 */
export async function coachLinksOf(db: Kysely<Database>, student: string): Promise<CoachLink[]> {
  const rows = await db
    .selectFrom('coaching_link')
    .innerJoin('user', 'user.id', 'coaching_link.professional_id')
    .leftJoin('team_member', 'team_member.id', 'coaching_link.member_id')
    .leftJoin('professional', (join) =>
      join
        .onRef('professional.user_id', '=', 'coaching_link.professional_id')
        .on('professional.published_at', 'is not', null)
        .on('professional.hidden', 'is', null),
    )
    .select([
      ...(['coaching_link.id', 'coaching_link.professional_id', 'user.name'] as const),
      ...(['coaching_link.scopes', 'coaching_link.started_at', 'member_id'] as const),
      ...(['coaching_link.ended_at', 'team', 'team_member.professional_id as leader'] as const),
      'professional.whatsapp',
    ])
    .where('student_id', '=', student)
    .orderBy('coaching_link.started_at', 'desc')
    .execute();
  const helps = rows.filter((row) => row.member_id !== null && row.ended_at === null);
  const told = rows
    .filter((row) => row.member_id === null)
    .map((row) => ({
      link: row.id,
      coach: { id: row.professional_id, name: row.name },
      ...(row.whatsapp && row.ended_at === null && { whatsapp: row.whatsapp }),
      scopes: [...readScopes(row.scopes)],
      startedAt: row.started_at,
      endedAt: row.ended_at,
      team: row.team === 1,
      assistants: helps
        .filter(({ leader }) => row.ended_at === null && leader === row.professional_id)
        .map((help) => ({
          link: help.id,
          assistant: { id: help.professional_id, name: help.name },
          scopes: [...readScopes(help.scopes)],
        })),
    }));
  return [
    ...told.filter(({ endedAt }) => endedAt === null),
    ...told.filter(({ endedAt }) => endedAt !== null),
  ];
}
