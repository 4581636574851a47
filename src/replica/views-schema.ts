import { SCHEMA } from '#protocol/version';
import { readIdentity } from './identity';
import type { Identity, Tx } from './schema';

/**
 * The identity, for a transaction that writes views. When a later build made all of them, as in a
 * tab that was opened since, it does so again at its next start (rule V1).
 */
export async function identityForViews(tx: Tx): Promise<Identity> {
  const identity = await readIdentity(tx);
  if ((identity.shapes ?? SCHEMA) <= SCHEMA) return identity;
  const older = { ...identity, shapes: SCHEMA };
  await tx.objectStore('meta').put(older);
  return older;
}
