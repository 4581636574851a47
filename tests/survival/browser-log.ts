import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest log file (LevelDB) to which Chromium writes all databases of an origin. */
export async function newestLog(profile: string, url: string): Promise<string> {
  const { protocol, hostname, port } = new URL(url);
  const name = `${protocol.replace(':', '')}_${hostname}_${port}.indexeddb.leveldb`;
  const folder = join(profile, 'Default', 'IndexedDB', name);
  const logs = (await readdir(folder)).filter((file) => file.endsWith('.log'));
  const last = logs.sort().at(-1);
  if (!last) throw new Error(`There is no log in ${folder}`);
  return join(folder, last);
}

const WHOLE_RECORD = 1;
const LENGTH = 79;

/**
 * Adds what a kill between the two writes of a log record leaves: a header (checksum, length, type)
 * without its content. No stored data is missing.
 */
export async function tear(log: string): Promise<void> {
  await appendFile(log, Uint8Array.of(1, 2, 3, 4, LENGTH, 0, WHOLE_RECORD));
}
