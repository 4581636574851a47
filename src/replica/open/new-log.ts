import { deleteDB, openDB } from 'idb';

const NAME = 'anilha-log';
/** Delay, so that the first screen's reads come first. */
const AFTER_MS = 100;

async function renew(): Promise<void> {
  (await openDB(NAME)).close();
  await deleteDB(NAME);
}

/**
 * Makes Chromium start a new log for its databases, after a delay. After a kill Chromium continues
 * behind the torn end of the log. A later start then treats that end as damage and deletes all
 * databases. Deleting a database makes it drop the log, once all of its content is stored.
 */
export function beginNewLog(): void {
  // Only Chromium has such a log.
  if (!globalThis.navigator || !('userAgentData' in navigator)) return;
  // A failure changes nothing.
  setTimeout(() => void renew().catch(() => undefined), AFTER_MS);
}
