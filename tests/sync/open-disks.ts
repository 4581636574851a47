import { openDB } from 'idb';
import { databaseName } from '../../src/replica/open/open';
import type { ReplicaDatabase, ReplicaSchema } from '../../src/replica/store/schema';
import { programOn } from './clone';
import type { Device } from './device';
import { begin, nameOnDisk } from './disk';

/** Reads the databases that a device has of some accounts, whether an app is open on it or not. */
export async function readDatabases(
  { disk }: Device,
  accounts: readonly string[],
  read: (database: ReplicaDatabase) => Promise<void>,
): Promise<void> {
  const found = new Set((await disk.databases()).map(({ name }) => name));
  for (const account of accounts.filter((one) => found.has(nameOnDisk(one)))) {
    const place = `${account}.held`;
    begin(programOn(disk, account, place));
    const database = await openDB<ReplicaSchema>(databaseName(place));
    await read(database);
    database.close();
  }
}
