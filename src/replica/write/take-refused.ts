import type { ReplicaInside } from '../open/inside';

/**
 * Drops all refused changes, and returns their number. Each counts for one caller only, across
 * tabs.
 */
export async function takeRefused({ storage, mirror, changes }: ReplicaInside): Promise<number> {
  const ids = await storage.write(async (tx) => {
    const refused = tx.objectStore('refused');
    const all = await refused.getAllKeys();
    await refused.clear();
    return all;
  });
  if (ids.length === 0) return 0;
  mirror.remove(ids);
  changes.emit([], true);
  return ids.length;
}
