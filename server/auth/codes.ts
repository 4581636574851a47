import { createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/account';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** A code of six digits, every one of them as likely as the other. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** How a code lies in the database: keyed, because a million bare digests are quickly tried. */
export function createCodeDigest(secret: string): (code: string) => Promise<string> {
  return async (code) => createHmac('sha256', `code:${secret}`).update(code).digest('base64url');
}
