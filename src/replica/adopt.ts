import { compareStamps } from '#domain/record/stamp';
import { newIdentity, readIdentity } from './identity';
import { storeKept } from './kept';
import type { MirrorContents } from './mirror';
import { type Database, type Identity, WRITTEN } from './schema';

/**
 * Gives a new database its identity, and brings back unsent writes that the mirror holds for a
 * database that is gone (rule C1m). Writes that are here already are left as they are.
 */
export async function adopt(
  database: Database,
  account: string,
  left: MirrorContents | null,
): Promise<Identity> {
  const tx = database.transaction(WRITTEN, 'readwrite', { durability: 'strict' });
  // Whatever ends it early is thrown where it happens.
  tx.done.catch(() => undefined);
  const existing = await tx.objectStore('meta').get('identity');
  let identity = existing && 'databaseId' in existing ? existing : newIdentity(account);
  if (left && left.databaseId !== identity.databaseId) {
    const later = compareStamps(left.lastStamp, identity.lastStamp) > 0;
    identity = {
      ...identity,
      skew: identity.skew ?? left.skew,
      lastStamp: later ? left.lastStamp : identity.lastStamp,
    };
    await tx.objectStore('meta').put(identity);
    await storeKept(tx, left.ops);
    identity = await readIdentity(tx);
  }
  identity = { ...identity, mirrored: true };
  await tx.objectStore('meta').put(identity);
  await tx.done;
  return identity;
}
