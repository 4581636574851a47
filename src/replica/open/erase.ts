import { deleteDB } from 'idb';
import type { Mirror } from '../mirror/mirror';
import { databaseName, photosDatabaseName } from './open';

/** Deletes everything of an account from this device: database, photos and mirror (rule A1e). */
export async function eraseReplica(account: string, mirror: Mirror): Promise<void> {
  await Promise.all([
    deleteDB(databaseName(account)),
    deleteDB(photosDatabaseName(account)),
    mirror.clear(),
  ]);
}
