import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretConfig } from 'better-auth/crypto';

/**
 * The secret that signs cookies. If none is configured (development only), it is drawn once and
 * stored in the data folder, so that a restart keeps people signed in.
 */
export function authSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** The current secret, and the previous one while it is still valid. */
export interface Secrets {
  readonly current: string;
  readonly previous: string | null;
}

/** A number that identifies a secret in encrypted data; equal secrets have equal numbers. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`version:${secret}`).digest().readUIntBE(0, 6);
}

/**
 * The keys for encrypted rows, in the auth library's form: encryption uses the current secret,
 * decryption either. Data without a secret's number come from a release with one secret only. That
 * one is now the previous secret, if there is one.
 */
export function sealOf({ current, previous }: Secrets): SecretConfig {
  const secrets = previous === null ? [current] : [current, previous];
  return {
    keys: new Map(secrets.map((secret) => [versionOf(secret), secret])),
    currentVersion: versionOf(current),
    legacySecret: previous ?? current,
  };
}
