import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { isPlaceholderEmail } from '../../core/nameless';
import { inTransaction } from '../../db/transaction';
import { authForms } from '../forms/forms';
import { takeUpSignUp } from '../nameless/account';
import type { AuthDeps } from '../session/auth-deps';
import type { CodeDigest } from './codes';
import { type AuthContext, endOwnSignUps, type OwnSignUps } from './own-sign-up';
import { resetToken } from './reset-token';
import { checkCode, takeCode } from './typed-code';
import { keepProven, takePlace } from './unproven';

/**
 * POST /email-otp/verify-email `{ email, otp }`. The right code signs in if this browser made the
 * sign-up; otherwise the answer is `{ resetToken }`. For an e-mail that is already verified the
 * answer is that for a wrong code.
 */
export function verifyEmailEndpoint(deps: AuthDeps, digest: CodeDigest, ownSignUps: OwnSignUps) {
  const { db, now, events } = deps;
  return createAuthEndpoint(
    '/email-otp/verify-email',
    { method: 'POST', body: authForms.verifyEmail },
    async (context) => {
      const { email, otp } = context.body;
      const own = await ownSignUps.of(context, email);
      const checked = await checkCode(db, email, await digest(otp), now());
      if (checked.refused) throw refusal(checked.refused);
      const nameless = await namelessIn(context);
      let signedUp: string | null = null;
      const holder = await inTransaction(db, async (trx) => {
        if (!(await takeCode(trx, checked.row))) return null;
        const person = await takePlace(trx, email, own);
        if (person === null || person !== own) return person;
        const keeps = nameless !== null && (await takeUpSignUp(trx, nameless, person));
        const id = keeps ? nameless : person;
        if (keeps) await endOwnSignUps(trx, person);
        if (!(await keepProven(trx, events, { id, email }))) return null;
        signedUp = id;
        return id;
      });
      if (holder === null) throw refusal('INVALID_OTP');
      if (holder !== signedUp) {
        return context.json({ status: true, resetToken: await resetToken(context, holder, now()) });
      }
      const { internalAdapter } = context.context;
      const user = await internalAdapter.findUserById(holder);
      if (!user) throw refusal('INVALID_OTP');
      const session = await internalAdapter.createSession(holder);
      await setSessionCookie(context, { session, user });
      ownSignUps.forget(context);
      return context.json({ status: true, user: { id: user.id, name: user.name, email } });
    },
  );
}

/** The nameless account under which this browser trained until now; null for none. */
async function namelessIn(context: AuthContext): Promise<string | null> {
  const session = await getSessionFromCtx(context, { disableRefresh: true });
  return session && isPlaceholderEmail(session.user.email) ? session.user.id : null;
}

function refusal(code: string): APIError {
  const status = code === 'TOO_MANY_ATTEMPTS' ? 'FORBIDDEN' : 'BAD_REQUEST';
  return new APIError(status, { code });
}
