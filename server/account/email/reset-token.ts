import { randomBytes } from 'node:crypto';
import type { AuthContext } from './own-sign-up';

export const RESET_S = 60 * 60;

/** A token like that of a mailed password link: valid once, for the same time. */
export async function resetToken(
  context: Pick<AuthContext, 'context'>,
  person: string,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await context.context.internalAdapter.createVerificationValue({
    // The library's own spelling of the name.
    identifier: `reset-password:${token}`,
    value: person,
    expiresAt: new Date(now + RESET_S * 1000),
  });
  return token;
}
