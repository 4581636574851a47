import type { Identity, Tx } from './schema';

class ReplicaBroken extends Error {
  override name = 'ReplicaBroken';
}

export async function readIdentity(tx: Tx): Promise<Identity> {
  const row = await tx.objectStore('meta').get('identity');
  if (row?.key !== 'identity' || !('databaseId' in row)) {
    throw new ReplicaBroken('The replica has no identity');
  }
  return row;
}
