import { createMiddleware } from 'hono/factory';
import type { Actor, Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { isNameless } from '../core/nameless';
import { HttpError } from '../http/errors';

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

const NAMELESS =
  'Para isto é preciso uma conta. Crie a sua: o que você já registrou continua nela.';

/** Whom an endpoint serves besides people with an account of their own. */
export type AlsoServed = 'leaving' | 'nameless';

/**
 * Puts `user` and `session` in the context. Throws 401 `no_session` without a session. Throws 403
 * `leaving` if the account waits to be erased, and `nameless` for people who did not sign up, unless
 * `also` names them.
 */
export function requireSession(deps: Pick<Deps, 'auth'>, ...also: readonly AlsoServed[]) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const session = await sessionOf(deps, c.req.raw.headers);
    if (!session) throw noSession();
    if (session.erasesAt !== undefined && !also.includes('leaving')) {
      throw new HttpError(403, 'leaving', LEAVING);
    }
    if (isNameless(session.user) && !also.includes('nameless')) {
      throw new HttpError(403, 'nameless', NAMELESS);
    }
    c.set('session', session);
    c.set('user', session.user);
    await next();
  });
}
