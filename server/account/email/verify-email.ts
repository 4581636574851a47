import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { inTransaction } from '../../db/transaction';
import { authForms } from '../forms/forms';
import type { AuthDeps } from '../session/auth-deps';
import type { CodeDigest } from './codes';
import type { OwnSignUps } from './own-sign-up';
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
      const holder = await inTransaction(db, async (trx) => {
        if (!(await takeCode(trx, checked.row))) return null;
        const person = await takePlace(trx, email, own);
        if (person === null || person !== own) return person;
        return (await keepProven(trx, events, { id: person, email })) ? person : null;
      });
      if (holder === null) throw refusal('INVALID_OTP');
      if (holder !== own) {
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

function refusal(code: string): APIError {
  const status = code === 'TOO_MANY_ATTEMPTS' ? 'FORBIDDEN' : 'BAD_REQUEST';
  return new APIError(status, { code });
}
