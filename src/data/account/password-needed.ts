import * as v from 'valibot';
import { passwordNeededSchema } from '#protocol/account/sign-up';

/**
 * The token for choosing a password, if the answer to a right code requires that instead of signing
 * in; otherwise null.
 */
export function passwordNeeded(answer: unknown): string | null {
  const read = v.safeParse(passwordNeededSchema, answer);
  return read.success ? read.output.resetToken : null;
}
