import { SCHEMA } from '#protocol/version';
import { readIdentity } from './identity';
import type { Identity, Tx } from './schema';

/**
 * The identity, for a transaction that writes views. If a later build made all of them, for example
 * in another tab, that build rebuilds them at its next start (rule V1d).
 */
export async function identityForViews(tx: Tx): Promise<Identity> {
  const identity = await readIdentity(tx);
  if ((identity.shapes ?? SCHEMA) <= SCHEMA) return identity;
  const older = { ...identity, shapes: SCHEMA };
  await tx.objectStore('meta').put(older);
  return older;
}
