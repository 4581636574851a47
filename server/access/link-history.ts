import type { Kysely } from 'kysely';
import type { Scope } from '#domain/account/scope';
import type { Database } from '../db/schema';
import { readScopes } from './coaching';

/** The scopes that a student granted a coach during a period, epoch ms. */
export interface HeldGrant {
  readonly from: number;
  /** Null while the grant is active. */
  readonly until: number | null;
  readonly scopes: readonly Scope[];
  /** The effective date of the text that the student agreed to; null if none was shown. */
  readonly version: string | null;
}

export interface GivenTo {
  readonly link: string;
  readonly coach: string;
  /** Newest first. */
  readonly grants: readonly HeldGrant[];
}

/** Everything that a student ever granted to coaches, by link, the newest link first. */
export async function grantsGivenBy(db: Kysely<Database>, student: string): Promise<GivenTo[]> {
  const rows = await db
    .selectFrom('coaching_grant')
    .innerJoin('coaching_link', 'coaching_link.id', 'coaching_grant.link_id')
    .innerJoin('user', 'user.id', 'coaching_link.professional_id')
    .select([
      'link_id',
      'user.name',
      'from_at',
      'until_at',
      'coaching_grant.scopes',
      'text_version',
    ])
    .where('student_id', '=', student)
    .orderBy('started_at', 'desc')
    .orderBy('link_id')
    .orderBy('from_at', 'desc')
    .execute();
  const found = new Map<string, { link: string; coach: string; grants: HeldGrant[] }>();
  for (const row of rows) {
    const link = found.get(row.link_id) ?? { link: row.link_id, coach: row.name, grants: [] };
    found.set(row.link_id, link);
    const [scopes, version] = [readScopes(row.scopes), row.text_version];
    link.grants.push({ from: row.from_at, until: row.until_at, scopes, version });
  }
  return [...found.values()];
}

/** A team membership in the export, in the form of {@link ToldLink}. */
export interface ToldTeam extends Omit<ToldLink, 'as'> {
  readonly as: 'leader' | 'assistant';
}

/**
 * One link in the export "baixar meus dados", which both sides can read. Instants are ISO texts.
 */
export interface ToldLink {
  readonly with: string;
  /** The person's role in it. */
  readonly as: 'coach' | 'student';
  readonly scopes: string;
  readonly started_at: string;
  readonly ended_at: string | null;
}

/** Every team of a person, as leader or member, oldest first. */
export async function teamsToldTo(db: Kysely<Database>, person: string): Promise<ToldTeam[]> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('user as leader', 'leader.id', 'team_member.professional_id')
    .innerJoin('user as helper', 'helper.id', 'team_member.assistant_id')
    .select([
      ...(['professional_id', 'scopes', 'started_at', 'ended_at'] as const),
      ...(['leader.name as leader', 'helper.name as helper'] as const),
    ])
    .where(({ eb, or }) =>
      or([eb('professional_id', '=', person), eb('assistant_id', '=', person)]),
    )
    .orderBy('started_at')
    .execute();
  return rows.map(({ professional_id, scopes, started_at, ended_at, leader, helper }) => ({
    with: professional_id === person ? helper : leader,
    as: professional_id === person ? 'leader' : 'assistant',
    scopes: readScopes(scopes).join(', '),
    started_at: new Date(started_at).toISOString(),
    ended_at: ended_at === null ? null : new Date(ended_at).toISOString(),
  }));
}

/** Every link of a person, on either side, oldest first. */
export async function linksToldTo(db: Kysely<Database>, person: string): Promise<ToldLink[]> {
  const rows = await db
    .selectFrom('coaching_link')
    .innerJoin('user as coach', 'coach.id', 'coaching_link.professional_id')
    .innerJoin('user as student', 'student.id', 'coaching_link.student_id')
    .select([
      ...(['professional_id', 'scopes', 'started_at', 'ended_at'] as const),
      ...(['coach.name as coach', 'student.name as student'] as const),
    ])
    .where(({ eb, or }) => or([eb('professional_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('started_at')
    .execute();
  return rows.map(({ professional_id, scopes, started_at, ended_at, coach, student }) => {
    const coaching = professional_id === person;
    return {
      with: coaching ? student : coach,
      as: coaching ? 'coach' : 'student',
      scopes: readScopes(scopes).join(', '),
      started_at: new Date(started_at).toISOString(),
      ended_at: ended_at === null ? null : new Date(ended_at).toISOString(),
    };
  });
}
