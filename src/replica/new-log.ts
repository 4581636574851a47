import { deleteDB, openDB } from 'idb';

const NAME = 'anilha-log';

/**
 * Has Chromium begin a new log for its databases. After a kill it writes on behind what the kill cut
 * off, and at a later start takes that for damage and deletes all of them. A database that goes is a
 * reason for it to put the log away, with all that was written to it so far.
 */
export async function beginNewLog(): Promise<void> {
  // Others have no such log.
  if (!globalThis.navigator || !('userAgentData' in navigator)) return;
  (await openDB(NAME)).close();
  await deleteDB(NAME);
}
