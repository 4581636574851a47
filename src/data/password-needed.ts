import * as v from 'valibot';
import { passwordNeededSchema } from '#protocol/sign-up';

/**
 * The token to choose a password with, where the answer to a right code asks for that instead of
 * signing in; null otherwise.
 */
export function passwordNeeded(answer: unknown): string | null {
  const read = v.safeParse(passwordNeededSchema, answer);
  return read.success ? read.output.resetToken : null;
}
