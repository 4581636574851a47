import { deleteDB } from 'idb';
import type { Mirror } from './mirror';
import { databaseName } from './open';

/** Removes everything of an account from this device: database and mirror (rule A1). */
export async function eraseReplica(account: string, mirror: Mirror): Promise<void> {
  await Promise.all([deleteDB(databaseName(account)), mirror.clear()]);
}
