import { parse } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import type { Session } from '../../core/auth';
import { shownEmail } from '../../core/nameless';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { signedText } from './signed-cookie';

/** Name and secrets of the session cookie. */
export interface SessionCookie {
  readonly name: string;
  /** All valid secrets, the current one first. */
  readonly secrets: readonly string[];
}

const REMEMBERED = 20_000;
/** In characters. Longer cookie headers are not cached, because they would take too much memory. */
const LONG = 1_000;

/**
 * Reads the session token from a cookie that the library signed; null without one. Valid signatures
 * are cached, because they stay valid even after the session ends.
 */
export function tokenReader({ name, secrets }: SessionCookie): (cookies: string) => string | null {
  const read = new Map<string, string>();
  return (cookies) => {
    const known = read.get(cookies);
    if (known !== undefined) return known;
    const value = parse(cookies, name)[name];
    const token = value === undefined ? null : signedBy(value, secrets);
    if (token === null || cookies.length > LONG) return token;
    if (read.size >= REMEMBERED) read.clear();
    read.set(cookies, token);
    return token;
  };
}

function signedBy(value: string, secrets: readonly string[]): string | null {
  for (const secret of secrets) {
    const text = signedText(value, secret);
    if (text !== null) return text;
  }
  return null;
}

const sessionOfToken = prepared<{ token: string }>()((db, place) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('account_deletion', 'account_deletion.user_id', 'session.userId')
    .select(['session.id', 'session.createdAt', 'session.expiresAt', 'userId'])
    .select(['name', 'email', 'erase_at'])
    .where('token', '=', place('token')),
);

/**
 * The live session of a token, with the account's erase date. One statement, because every request
 * runs it; the library's way took most of the time of a small request.
 * @param now server time, epoch ms
 */
export async function readSession(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<Session | null> {
  const [row] = await sessionOfToken(db, { token });
  if (!row) return null;
  const expiresAt = new Date(row.expiresAt).getTime();
  if (expiresAt < now) return null;
  return {
    id: row.id,
    user: { id: row.userId, name: row.name, email: shownEmail(row.email) },
    startedAt: new Date(row.createdAt).getTime(),
    expiresAt,
    ...(row.erase_at === null ? {} : { erasesAt: row.erase_at }),
  };
}
