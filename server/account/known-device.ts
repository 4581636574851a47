import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { deviceOf } from '#domain/device/device';
import { deviceName } from '#words/device/device';
import type { Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { inTransaction } from '../db/transaction';
import { newDevice } from '../mail/templates/account-change';

const NAME = 'anilha.device';
/** The longest time for which browsers keep a cookie; after it a browser counts as new. */
const KEPT_S = 400 * 86_400;
const ID = /^[\w-]{22}$/;

type DeviceDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'now' | 'auth' | 'events'>;

const digestOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** The id in this browser's cookie; null without a valid one. */
function idIn(c: Context, { env }: Pick<Deps, 'env'>): string | null {
  const id = getCookie(c, NAME, env.mode === 'production' ? 'secure' : undefined) ?? '';
  return ID.test(id) ? id : null;
}

/**
 * Finds out whether the person with an e-mail has signed in from the call's browser. If so, returns
 * a name for this pair, otherwise null. Only a successful sign-in makes a browser known.
 */
export function createKnownDevice(deps: Pick<Deps, 'db' | 'env'>) {
  return async (c: Context, email: string): Promise<string | null> => {
    const id = idIn(c, deps);
    if (id === null) return null;
    const row = await deps.db
      .selectFrom('known_device')
      .innerJoin('user', 'user.id', 'known_device.user_id')
      .select('known_device.user_id')
      .where('user.email', '=', email)
      .where('known_device.digest', '=', digestOf(id))
      .executeTakeFirst();
    return row ? `${row.user_id} ${digestOf(id)}` : null;
  };
}

/**
 * Remembers the browsers in which a person has signed in, by a random cookie that scripts cannot
 * read. A sign-in from another browser sends the person a mail; an account's first browser sends
 * none.
 */
export function createKnownDevices({ db, env, mail, now, auth, events }: DeviceDeps) {
  const secure = env.mode === 'production';

  /** The session that an answer starts, read from the cookie it sets; null if it starts none. */
  async function begunBy(answer: Response): Promise<Session | null> {
    const lines = answer.headers.getSetCookie();
    const line = lines.findLast((one) => /^(__Secure-)?anilha\.session_token=/.test(one));
    const [pair = ''] = (line ?? '').split(';');
    if (!answer.ok || pair.split('=')[1] === undefined || pair.endsWith('=')) return null;
    return auth.session(new Headers({ cookie: pair }));
  }

  /** Stores the browser, and returns whether it is new to a person who has used another one. */
  async function meet(person: string, id: string): Promise<boolean> {
    const digest = digestOf(id);
    const known = await db
      .selectFrom('known_device')
      .select('digest')
      .where('user_id', '=', person)
      .execute();
    await db
      .insertInto('known_device')
      .values({ user_id: person, digest, last_seen: now() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'digest']).doUpdateSet({ last_seen: now() }),
      )
      .execute();
    return known.length > 0 && known.every((one) => one.digest !== digest);
  }

  /**
   * Inspects the answer to an auth call; if it starts a session, the browser becomes known.
   * `before` is the session of the call: people who were signed in already get no mail.
   */
  return async (c: Context, answer: Response, before: Session | null): Promise<Response> => {
    const session = await begunBy(answer);
    if (!session || session.id === before?.id) return answer;
    const id = idIn(c, { env }) ?? randomBytes(16).toString('base64url');
    const isNew = await meet(session.user.id, id);
    if (isNew && before?.user.id !== session.user.id) {
      const device = deviceName(deviceOf(c.req.header('user-agent') ?? null));
      const { id: userId, name, email } = session.user;
      const accountUrl = `${env.webUrl}/app/account`;
      await inTransaction(db, async (trx) => {
        await mail.queue(trx, email, newDevice({ name, device, at: now(), accountUrl }));
        await events.emit(trx, 'account.guarded', { userId, what: 'device' });
      });
    }
    if (before?.user.id === session.user.id) {
      const replaced = { userId: session.user.id, from: before.id, to: session.id };
      await inTransaction(db, (trx) => events.emit(trx, 'session.replaced', replaced));
    }
    const cookie = generateCookie(NAME, id, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: KEPT_S,
      ...(secure ? { secure, prefix: 'secure' } : {}),
    });
    const headers = new Headers(answer.headers);
    headers.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers });
  };
}
