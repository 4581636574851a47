import { type SecretConfig, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Deps } from '../core/deps';
import { authSecret, sealOf } from './session/secret';

/**
 * Encrypts keys and recovery codes of second factors with the current secret if they still use the
 * previous one. After that the previous one can leave the settings. Entries that neither secret
 * opens stay unchanged.
 */
export async function sealAnew({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): Promise<void> {
  if (env.authSecretPrevious === undefined) return;
  const key = sealOf({
    current: authSecret(env.authSecret, env.dataDir),
    previous: env.authSecretPrevious,
  });
  const rows = await db.selectFrom('twoFactor').select(['id', 'secret', 'backupCodes']).execute();
  const mine = `$ba$${key.currentVersion}$`;
  for (const row of rows) {
    if (row.secret.startsWith(mine) && row.backupCodes.startsWith(mine)) continue;
    try {
      const sealed = {
        secret: await reseal(key, row.secret),
        backupCodes: await reseal(key, row.backupCodes),
      };
      // The row is unchanged only if no code was used meanwhile: a used code must not return.
      await db
        .updateTable('twoFactor')
        .set(sealed)
        .where('id', '=', row.id)
        .where('secret', '=', row.secret)
        .where('backupCodes', '=', row.backupCodes)
        .execute();
    } catch (err) {
      log.error({ err }, 'second step');
    }
  }
}

async function reseal(key: SecretConfig, data: string): Promise<string> {
  return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
}
