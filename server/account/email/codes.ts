import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/account/account';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export type CodeDigest = (code: string) => Promise<string>;

/** Draws a code of six digits; all are equally likely. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** A placeholder for accounts without a valid code: no six digits have this digest. */
export function drawNoCode(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The digest of a code in the database. It has a key, because an attacker can try a million plain
 * digests quickly.
 */
export function createCodeDigest(secret: string): CodeDigest {
  return async (code) => createHmac('sha256', `code:${secret}`).update(code).digest('base64url');
}

/** The key under which the library stores the code of an e-mail. */
export function codeIdentifier(email: string): string {
  return `email-verification-otp-${email}`;
}

/** The hashed form in which the library stores the name of a proof. */
export function storedName(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
