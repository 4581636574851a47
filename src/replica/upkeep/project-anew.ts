import { SCHEMA } from '#protocol/version';
import type { ReplicaInside } from '../open/inside';
import { readIdentity } from '../store/identity';
import type { RecordKey } from '../store/schema';
import { keyOf } from '../store/schema';
import { keyOfOp, refreshViews } from '../view/known';

/** Small enough that a tap between two of them does not wait. */
const AT_ONCE = 100;
const FIRST_SCHEMA = 1;

/**
 * Creates views after an update that knows more kinds or paths (rule V1d). An earlier version
 * stored such records without showing them, or showed them incompletely. Once per schema.
 */
export async function projectAnew({ storage, changes }: ReplicaInside): Promise<void> {
  const before = await storage.read((database) => database.get('meta', 'identity'));
  const shapes = before && 'databaseId' in before ? (before.shapes ?? FIRST_SCHEMA) : SCHEMA;
  if (shapes >= SCHEMA) return;
  const keys = await storage.read(async (database) => {
    const records: RecordKey[] = (await database.getAll('base')).map(keyOf);
    return [...records, ...(await database.getAll('outbox')).map(keyOfOp)];
  });
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await storage.write((tx) => refreshViews(tx, keys.slice(at, at + AT_ONCE)));
  }
  await storage.write(async (tx) =>
    tx.objectStore('meta').put({ ...(await readIdentity(tx)), shapes: SCHEMA }),
  );
  if (keys.length > 0) changes.emit([], true);
}
