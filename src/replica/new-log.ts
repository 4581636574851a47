import { deleteDB, openDB } from 'idb';

const NAME = 'anilha-log';
/** What the first screen asks of the databases comes first. */
const AFTER_MS = 100;

async function renew(): Promise<void> {
  (await openDB(NAME)).close();
  await deleteDB(NAME);
}

/**
 * Has Chromium begin a new log for its databases, in a moment. After a kill it writes on behind what
 * the kill cut off, and at a later start takes that for damage and deletes all of them. A database
 * that goes is a reason for it to put the log away, with all that was written to it so far.
 */
export function beginNewLog(): void {
  // Others have no such log.
  if (!globalThis.navigator || !('userAgentData' in navigator)) return;
  // Where it cannot be, all goes on as it did.
  setTimeout(() => void renew().catch(() => undefined), AFTER_MS);
}
