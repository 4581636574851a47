import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { emailChangeSchema, emailCodeSchema, type OwnAccount } from '#protocol/account/account';
import { type GivenProof, isFresh, missingProof } from '../access/fresh-proof';
import { requireSession, type SignedIn } from '../access/session';
import type { Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { FIRST_FAULT } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { createEmailChange } from './email/email-change';
import { authMessage } from './forms/messages';
import { endSession, ownSessions } from './session/session-list';

const MINUTE_MS = 60_000;
const MAILS: Limit = { max: 5, windowMs: 60 * MINUTE_MS };
const MAILS_PER_ADDRESS: Limit = { max: 100, windowMs: 60 * MINUTE_MS };
const CODES: Limit = { max: 15, windowMs: 15 * MINUTE_MS };
const ENDINGS: Limit = { max: 60, windowMs: 15 * MINUTE_MS };

/** A person's own account data and settings, mounted at /api/account. */
export function ownAccountRoutes(deps: Deps): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const emails = createEmailChange(deps);

  app.get('/', signedIn, async (c) => {
    const { id } = c.get('user');
    const photo = await deps.db
      .selectFrom('account_photo')
      .select('version')
      .where('user_id', '=', id)
      .executeTakeFirst();
    const user = await deps.db
      .selectFrom('user')
      .select('birthDate')
      .where('id', '=', id)
      .executeTakeFirst();
    const account: OwnAccount = {
      photo: photo?.version ?? null,
      birthDate: user?.birthDate ?? null,
      pendingEmail: await emails.pending(id),
      fresh: isFresh(c.get('session'), deps.now()),
    };
    return c.json(account);
  });

  app.get('/sessions', signedIn, async (c) =>
    c.json({ sessions: await ownSessions(deps.db, c.get('session'), deps.now()) }),
  );

  app.delete('/sessions/:id', signedIn, async (c) => {
    const session = c.get('session');
    await limiter.take('end-session', session.user.id, ENDINGS);
    if (c.req.param('id') === session.id) throw refusal('CURRENT_SESSION', 409);
    const ended = await endSession(deps.db, session.user.id, c.req.param('id'));
    if (!ended) throw refusal('SESSION_NOT_FOUND', 404);
    return c.json({ ended });
  });

  app.post('/email', signedIn, async (c) => {
    const session = c.get('session');
    const form = await formOf(c, emailChangeSchema, 'INVALID_EMAIL');
    await limiter.take('email-change', session.user.id, MAILS);
    await limiter.take('email-change', addressOf(c.env, c.req.raw.headers), MAILS_PER_ADDRESS);
    await requireProof(session, form);
    // Limits mails per address, so that many accounts together cannot flood a mailbox.
    await limiter.take('email-change', form.email, MAILS);
    await emails.ask(session, form.email);
    return c.json({ sent: true });
  });

  app.post('/email/confirm', signedIn, async (c) => {
    const session = c.get('session');
    await limiter.take('email-code', session.user.id, CODES);
    const { code } = await formOf(c, emailCodeSchema, 'INVALID_OTP');
    const email = await emails.confirm(session, code);
    await limiter.giveBack('email-code', session.user.id);
    return c.json({ email });
  });

  async function requireProof(session: Session, form: GivenProof): Promise<void> {
    const missing = await missingProof(deps, session, form);
    if (missing) throw refusal(missing, missing === 'PASSWORD_NEEDED' ? 403 : 400);
  }

  return app;
}

async function formOf<S extends v.GenericSchema>(c: Context, schema: S, code: string) {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null), FIRST_FAULT);
  if (!parsed.success) throw refusal(code, 400);
  return parsed.output;
}

function refusal(code: string, status: 400 | 403 | 404 | 409): HttpError {
  return new HttpError(status, code, authMessage(code, status));
}
