import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import { HttpError } from '../http/errors';

/** The person behind a request. */
export type Actor = { id: string; name: string; email: string };

export type Session = {
  id: string;
  user: Actor;
  /** Epoch ms. */
  startedAt: number;
  /** Epoch ms. */
  expiresAt: number;
  /** Epoch ms of the account's erasure, if its person requested that and can still cancel. */
  erasesAt?: number;
};

/** A signed-in person's proof before an irreversible act. */
export type Proof = {
  password: string;
  /** Code of the second factor, if it is on. */
  code?: string | undefined;
};

/** The part of the auth library that the rest of the server needs; created in server/auth. */
export type Auth = {
  /** Answers a request under /api/auth with the auth library. */
  handle: (request: Request) => Promise<Response>;
  /** The session of the cookie in these headers; null if it expired or is missing. Reads only. */
  session: (headers: Headers) => Promise<Session | null>;
  /** Null if the proof is right, otherwise the error code. */
  refusedProof: (person: string, proof: Proof) => Promise<string | null>;
};

/**
 * The session of a request, or null for a visitor. It never extends the session; get-session does.
 */
export function sessionOf(deps: Pick<Deps, 'auth'>, headers: Headers): Promise<Session | null> {
  return deps.auth.session(headers);
}

export type SignedIn = { Variables: { user: Actor; session: Session } };

/** The error for a request without a session. */
export function noSession(): HttpError {
  return new HttpError(401, 'no_session', 'Entre na sua conta para continuar.');
}

const LEAVING = 'A exclusão desta conta está marcada. Para continuar a usar, cancele a exclusão.';

/**
 * Puts `user` and `session` in the context. Throws 401 `no_session` without a session, and 403
 * `leaving` if the account waits to be erased, unless `also` allows that.
 */
export function requireSession(deps: Pick<Deps, 'auth'>, also?: 'leaving') {
  return createMiddleware<SignedIn>(async (c, next) => {
    const session = await sessionOf(deps, c.req.raw.headers);
    if (!session) throw noSession();
    if (session.erasesAt !== undefined && also !== 'leaving') {
      throw new HttpError(403, 'leaving', LEAVING);
    }
    c.set('session', session);
    c.set('user', session.user);
    await next();
  });
}
