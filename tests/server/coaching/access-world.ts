import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { SCOPES, type Scope } from '#domain/account/scope';
import type { TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { fichaCode } from '../programs/ficha';
import { invite, type Person } from './people';
import { page } from './professionals/people';

/**
 * The roles of requesters. A coach of each scope has that one and the ficha; `archived` has all,
 * put aside. `assistant` helps the coach who may see the log, with the ficha.
 */
export const ROLES = [
  'visitor',
  'stranger',
  'student',
  ...SCOPES,
  'ended',
  'archived',
  'assistant',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Present and former coaches of the student. */
export const COACHES = [...SCOPES, 'ended', 'archived', 'assistant'] as const;
/** Present coaches. */
export const PRESENT = [...SCOPES, 'archived', 'assistant'] as const;
/** Coaches with a link of their own. */
export const OWN = [...SCOPES, 'archived'] as const;
type CoachRole = (typeof COACHES)[number];

/** An id that no row has. */
export const NEVER = '0195f000-0000-7000-8000-00000000dead';

export interface World {
  readonly server: TestServer;
  readonly student: Person;
  readonly people: Readonly<Record<Role, Visitor>>;
  /** The link of a coach with the student; for others that of the coach with the scope `log`. */
  readonly linkOf: (role: Role) => string;
  /** An open invitation of the coach with the scope `log`, and its secrets. */
  readonly invitation: { readonly id: string; readonly token: string; readonly code: string };
  /** The membership of the assistant. */
  readonly member: string;
  /** The public page of the coach with the scope `log`. */
  readonly handle: string;
  /** The link of a ficha that the student shared. */
  readonly programLink: string;
}

/** The ficha that the student shared. */
export const SHARED_PROGRAM = '0195f000-0000-7000-8000-0000000000f1';

function isCoach(role: Role): role is CoachRole {
  return COACHES.some((one) => one === role);
}

function scopesOf(role: CoachRole): Scope[] {
  if (role === 'ended' || role === 'archived') return [...SCOPES];
  return role === 'program' || role === 'assistant' ? ['program'] : ['program', role];
}

const TABLES = [
  'charge',
  'plan_subscription',
  'report',
  'program_link',
  'professional',
  'invitation',
  'team_member',
  'coaching_grant',
  'coaching_link',
  'rate_limit',
] as const;

/** Signs all people up once; `fresh` rebuilds links and invitation for each request. */
export async function createWorld(server: TestServer) {
  const { db } = server.connection;
  const { now } = server.clock;
  const signed = async (name: string) =>
    server.signedIn({ name: `Papel ${name}`, email: `${name}@example.com` });
  const people = new Map<Role, Person>();
  for (const role of ROLES) if (role !== 'visitor') people.set(role, await signed(role));
  const personOf = (role: Role): Person => {
    const person = people.get(role);
    if (!person) throw new Error(`nobody signed up as ${role}`);
    return person;
  };
  const student = personOf('student');
  const handle = 'papel-log';
  await db
    .insertInto('admin_person')
    .values({ user_id: personOf('admin').user.id, added_at: 1 })
    .execute();

  return async function fresh(): Promise<World> {
    for (const table of TABLES) await db.deleteFrom(table).execute();
    const at = now() - 1000;
    const over = now() - 1;
    const member = uuidv7();
    const team = { professional_id: personOf('log').user.id, students: null };
    const helper = { assistant_id: personOf('assistant').user.id, scopes: '["program"]' };
    await db
      .insertInto('team_member')
      .values({ id: member, ...team, ...helper, started_at: at, ended_at: null })
      .execute();
    const links = COACHES.map((role) => ({
      id: uuidv7(),
      professional_id: personOf(role).user.id,
      student_id: student.user.id,
      scopes: JSON.stringify(scopesOf(role)),
      version: 1,
      started_at: at,
      ended_at: role === 'ended' ? over : null,
      ended_by: null,
      archived_at: role === 'archived' ? over : null,
      invitation_id: null,
      team: role === 'log' ? 1 : 0,
      member_id: role === 'assistant' ? member : null,
    }));
    await db.insertInto('coaching_link').values(links).execute();
    const grants = links.map(({ id, scopes, ended_at }) => ({
      link_id: id,
      from_at: at,
      until_at: ended_at,
      scopes,
      text_version: null,
    }));
    await db.insertInto('coaching_grant').values(grants).execute();
    const own = new Map<Role, string>(COACHES.map((role, n) => [role, links[n]?.id ?? NEVER]));
    const published = await personOf('log').put('/api/coaching/profile', page({ handle }));
    if (published.status !== 200) throw new Error(published.text);
    const link = `/api/programs/${SHARED_PROGRAM}/link`;
    const shared = await student.put(link, { code: fichaCode() });
    const answer = v.object({ link: v.object({ id: v.string() }) });
    const others = Object.fromEntries(
      ROLES.map((role) => [role, role === 'visitor' ? server.visitor() : personOf(role)]),
    );
    return {
      server,
      student,
      handle,
      programLink: v.parse(answer, shared.body).link.id,
      member,
      people: { ...everyVisitor(server), ...others },
      linkOf: (role) => own.get(isCoach(role) ? role : 'log') ?? NEVER,
      invitation: await invite(personOf('log'), { uses: 20 }),
    };
  };
}

function everyVisitor(server: TestServer): Record<Role, Visitor> {
  const nobody = server.visitor();
  return {
    visitor: nobody,
    stranger: nobody,
    student: nobody,
    ended: nobody,
    archived: nobody,
    assistant: nobody,
    program: nobody,
    log: nobody,
    record: nobody,
    body: nobody,
    health: nobody,
    admin: nobody,
  };
}
