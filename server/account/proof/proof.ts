import { type SecretConfig, symmetricDecrypt } from 'better-auth/crypto';
import type { Proof } from '../../core/auth';
import { createRateLimiter } from '../../http/rate-limit';
import type { AuthDeps } from '../session/auth-deps';
import { createAccountLimits } from './account-limits';
import { isAppCode } from './app-code';
import { OWN_PASSWORD, OWN_PASSWORD_TRIES } from './limits';

type Verify = (given: { hash: string; password: string }) => Promise<boolean>;

/**
 * Checks a signed-in person's proof before a sensitive act: the password again, and the app's code
 * if the second factor is on. Returns null or the error code. Guesses count together with those of
 * other calls.
 * @param key decrypts the stored secrets
 */
export function createProof(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  key: SecretConfig,
  verify: Verify,
) {
  const limiter = createRateLimiter({ db, now });
  const limits = createAccountLimits({ db, now });

  async function refusedPassword(person: string, password: string): Promise<string | null> {
    const account = await db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', person)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    const hash = account?.password;
    return hash && (await verify({ hash, password })) ? null : 'INVALID_PASSWORD';
  }

  async function refusedCode(person: string, typed: string | undefined): Promise<string | null> {
    const factor = await db
      .selectFrom('twoFactor')
      .select(['secret', 'verified'])
      .where('userId', '=', person)
      .executeTakeFirst();
    if (!factor?.verified) return null;
    const code = typed?.replace(/\D/g, '') ?? '';
    if (code === '') return 'CODE_REQUIRED';
    await limits.code(person);
    const secret = await symmetricDecrypt({ key, data: factor.secret });
    if (!isAppCode(secret, code, now())) return 'INVALID_CODE';
    if (!(await limits.firstUse(person, code))) return 'CODE_USED';
    await limits.rightCode(person);
    return null;
  }

  return async (person: string, { password, code }: Proof): Promise<string | null> => {
    await limiter.take(OWN_PASSWORD, person, OWN_PASSWORD_TRIES);
    const refused = await refusedPassword(person, password);
    if (refused !== null) return refused;
    await limiter.giveBack(OWN_PASSWORD, person);
    return refusedCode(person, code);
  };
}
