import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretConfig } from 'better-auth/crypto';

/**
 * The secret that signs cookies. Without a configured one (development alone) it is drawn once
 * and kept in the data folder, so that a restart signs nobody out.
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

/** The secret in use, and the one that it takes the place of, if that still counts. */
export interface Secrets {
  readonly current: string;
  readonly previous: string | null;
}

/** A number that names a secret in what was encrypted with it; the same wherever it is set. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`version:${secret}`).digest().readUIntBE(0, 6);
}

/**
 * What rows are encrypted with, as the auth library takes it: always the current secret, read with
 * either. What names no secret is of a release that knew one alone, which has since become the
 * previous one where there is one.
 */
export function sealOf({ current, previous }: Secrets): SecretConfig {
  const secrets = previous === null ? [current] : [current, previous];
  return {
    keys: new Map(secrets.map((secret) => [versionOf(secret), secret])),
    currentVersion: versionOf(current),
    legacySecret: previous ?? current,
  };
}
