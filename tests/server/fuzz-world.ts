import { PROTO, SCHEMA } from '#protocol/version';
import type { TestDatabase } from '../harness/databases';
import { createTestServer, PASSWORD, signUpForm } from '../harness/server';
import { startStripe } from '../harness/stripe-double';
import type { Visitor } from '../harness/visitor';
import { jpeg } from './account/photo/jpeg-sample';
import { type Asked, LINES } from './coaching/access-lines';
import { createWorld, NEVER, ROLES, type Role } from './coaching/access-world';
import { subscribe } from './device/people';
import { startPushService } from './device/push-service';

/** Texts that only the student and their coaches may read. */
export const SECRETS = ['student@example.com', 'Papel student'];

/** Texts and numbers of the sorts in forms, in addition to those of the world. */
const WORDS = [
  // The id and the key of an account without a sign-up.
  'a'.repeat(32),
  'b'.repeat(43),
  '2026-11-20',
  '2026-12-10',
  '1990-05-17',
  '2014-01-01',
  'America/Sao_Paulo',
  'Nome Comum',
  'ninguem@example.com',
  PASSWORD,
  'outra senha bem longa',
  '123456',
  'ab2cd-ef3gh',
  '7',
  '-3',
  'abcdefghijklmnopqrstuv',
  '+5515987654321',
  'SP',
  'https://example.com/x',
  '52998224725',
  0,
  1,
  3,
  7,
  60,
  420,
  15_000,
  Date.parse('2026-11-20T15:00:00Z'),
];

/** One endpoint with a possible request and its sender. */
export interface Place {
  readonly asked: Asked;
  /** Roles that get an answer. */
  readonly allowed: readonly Role[];
  /** Texts and numbers with a meaning here, including everybody's ids. */
  readonly pool: readonly unknown[];
}

function leavesIn(value: unknown): unknown[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesIn);
}

/**
 * The people of the access matrix with data of every kind, on a server with doubles of external
 * services.
 */
export async function createFuzzWorld(database: TestDatabase) {
  const stripe = await startStripe(() => Date.now());
  const push = await startPushService();
  const settings = stripe.settings;
  const server = await createTestServer({ database, settings, pushDoor: push.door });
  const { db } = server.connection;
  const fresh = await createWorld(server);
  let world = await fresh();
  let device = await subscribe(push, world.student, 'phone');
  const sessions = await db.selectFrom('session').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const users = await db.selectFrom('user').selectAll().execute();

  /** Restores the sessions that an input ended, and clears the rate limits. */
  async function signInAgain(): Promise<void> {
    await db.deleteFrom('rate_limit').execute();
    const kept = db.insertInto('session').values(sessions);
    await kept.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  }

  async function startAgain(): Promise<void> {
    const ended = ['account_deletion', 'account_suspension', 'twoFactor'] as const;
    for (const table of ended) await db.deleteFrom(table).execute();
    for (const { id, ...rest } of users) {
      await db.updateTable('user').set(rest).where('id', '=', id).execute();
    }
    for (const { id, password } of accounts) {
      await db.updateTable('account').set({ password }).where('id', '=', id).execute();
    }
    await signInAgain();
    world = await fresh();
    device = await subscribe(push, world.student, 'phone');
  }

  /** The student's request to an endpoint outside of the access matrix. */
  function ownOf(endpoint: string): Asked {
    const [, template = ''] = endpoint.split(' ');
    const { id } = world.student.user;
    const path = template.replace(':device', device.id).replace(':id', device.id);
    const form = OWN[endpoint];
    if (endpoint === 'POST /api/notifications/subscriptions') return { path, body: device.browser };
    if (endpoint === 'GET /api/sync/digest') return { path: `${path}?space=u:${id}` };
    if (endpoint === 'POST /api/sync') return { path, body: { ...SYNC, account: id } };
    if (endpoint === 'POST /api/account/standing') return { path, body: { account: id } };
    return form ? { path, body: form } : { path };
  }

  /** Restores everything, and returns a possible request of an endpoint. */
  async function placeOf(endpoint: string): Promise<Place> {
    await startAgain();
    const line = LINES[endpoint];
    const allowed = line ? ROLES.filter((role) => statusFor(line, role) < 300) : [];
    if (allowed.length === 0) allowed.push('student', endpoint.includes('admin') ? 'admin' : 'log');
    const asked = line ? await line.ask(world, allowed[0] ?? 'log') : ownOf(endpoint);
    const known = [
      ...asked.path.split(/[/?&=]/),
      ...leavesIn([asked.body, device, world.invitation, world.handle, world.member, NEVER]),
      ...[...users, ...sessions].map(({ id }) => id),
      ...ROLES.map((role) => world.linkOf(role)),
      `u:${world.student.user.id}`,
    ];
    const pool = [...new Set([...known, ...WORDS])].filter((one) => one !== '');
    return { asked, allowed, pool };
  }

  return {
    server,
    placeOf,
    signInAgain,
    actor: (role: Role): Visitor => world.people[role],
    close: async () => {
      await server.close();
      await stripe.close();
      await push.close();
    },
  };
}
export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>;

function statusFor(line: (typeof LINES)[string], role: Role): number {
  return line.but?.[role] ?? (role === 'visitor' ? 401 : line.others);
}

/** An account without secrets: its password is enough to learn the name. */
const email = 'ended@example.com';
const password = PASSWORD;
const SYNC = {
  proto: PROTO,
  schema: SCHEMA,
  device: 'phone',
  spaces: [],
  ops: [],
};
const KEY = { id: 'abcdefgh', rawId: 'abcdefgh', type: 'public-key' };
const AT = Date.parse('2026-11-20T15:00:00Z');

/** Bodies of the endpoints that concern no other person. */
const OWN: Readonly<Record<string, object>> = {
  'POST /api/auth/delete-user': { password },
  'POST /api/auth/sign-up/email': signUpForm({ email: 'nova@example.com' }),
  'POST /api/auth/sign-in/email': { email, password },
  'POST /api/auth/email-otp/verify-email': { email, otp: '123456' },
  'POST /api/auth/email-otp/send-verification-otp': { email, type: 'email-verification' },
  'POST /api/auth/request-password-reset': { email },
  'POST /api/auth/reset-password': { token: 'a'.repeat(24), newPassword: password },
  'POST /api/auth/change-password': { currentPassword: password, newPassword: password },
  'POST /api/auth/update-user': { name: 'Papel student' },
  'POST /api/auth/two-factor/enable': { password },
  'POST /api/auth/two-factor/disable': { password },
  'POST /api/auth/two-factor/generate-backup-codes': { password },
  'POST /api/auth/two-factor/verify-totp': { code: '123456' },
  'POST /api/auth/two-factor/verify-backup-code': { code: 'ab2cd-ef3gh' },
  'POST /api/auth/passkey/allow-registration': { password },
  'POST /api/auth/passkey/verify-registration': {
    response: { ...KEY, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'POST /api/auth/passkey/verify-authentication': {
    response: {
      ...KEY,
      response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
    },
  },
  'POST /api/auth/passkey/update-passkey': { id: 'abcdefgh', name: 'Celular' },
  'POST /api/auth/passkey/delete-passkey': { id: 'abcdefgh' },
  'POST /api/account/email': { email: 'outra@example.com', password },
  'POST /api/account/email/confirm': { code: '123456' },
  'PUT /api/account/photo': { image: jpeg(256, 256).toString('base64') },
  'POST /api/privacy/guardian': {
    name: 'Maria Souza',
    relation: 'mother',
    contact: 'maria@example.com',
    version: '2026-11-22',
  },
  'PUT /api/notifications/rest/:device': { endsAt: AT + 90_000, sentAt: AT },
  'POST /api/notifications/inbox/read': { all: true },
  'PUT /api/notifications/zone': { zone: 'America/Sao_Paulo' },
  'POST /api/notifications/mail/resume': { kind: 'today' },
};
