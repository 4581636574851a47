import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import { HttpError } from '../http/errors';

/** The person that a request belongs to. */
export type Actor = { id: string; name: string; email: string };

export type Session = {
  id: string;
  user: Actor;
  /** Epoch ms. */
  expiresAt: number;
};

/** What the rest of the server needs of the auth library; made in server/auth. */
export type Auth = {
  /** Answers a request under /api/auth as the library does. */
  handle: (request: Request) => Promise<Response>;
  /** The session that the cookie of these headers names, if it is alive. Reads only. */
  session: (headers: Headers) => Promise<Session | null>;
};

/** The session of a request, or null for a visitor. Never prolongs it: get-session does. */
export function sessionOf(deps: Pick<Deps, 'auth'>, headers: Headers): Promise<Session | null> {
  return deps.auth.session(headers);
}

export type SignedIn = { Variables: { user: Actor; session: Session } };

/** Puts `user` and `session` in the context; answers 401 `no_session` to a visitor. */
export function requireSession(deps: Pick<Deps, 'auth'>) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const session = await sessionOf(deps, c.req.raw.headers);
    if (!session) throw new HttpError(401, 'no_session', 'Entre na sua conta para continuar.');
    c.set('session', session);
    c.set('user', session.user);
    await next();
  });
}
