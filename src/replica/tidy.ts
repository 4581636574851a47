import { compareStamps } from '#domain/record/stamp';
import { storeKept } from './kept';
import type { ReplicaInside } from './replica';

/**
 * Brings database and mirror in line (rules C1m, C8): what only the mirror held is stored, the
 * mirror forgets what was sent and learns what it missed. Not on the path of a start.
 */
export async function tidyMirror(inside: ReplicaInside): Promise<void> {
  const { storage, mirror, unsaved, changes } = inside;
  const left = (await mirror.load())?.ops ?? null;
  const homeless = (left ?? []).filter((op) => op.unsaved);
  if (homeless.length > 0) {
    // While there is no room yet they are sent from memory, and later writes know of them.
    const held = new Set(unsaved.ops().map(({ id }) => id));
    unsaved.add(homeless.filter(({ id }) => !held.has(id)).map(({ unsaved: _, ...op }) => op));
    // Also where there is no room yet the person sees what they logged.
    changes.emit([], true);
    const views = await storage.write((tx) => storeKept(tx, homeless));
    unsaved.drop(new Set(homeless.map(({ id }) => id)));
    changes.emit(views, false);
  }
  const refused = await storage.read((database) => database.getAllKeys('refused'));
  // The outbox is read last: a commit after this puts its own, newer state behind it.
  const rows = await storage.read((database) => database.getAll('outbox'));
  const kept = new Set([...rows.map(({ id }) => id), ...refused]);
  mirror.remove((left ?? []).flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const known = new Map((left ?? []).map((op) => [op.id, op]));
  const missing = rows.filter(({ id, stamp }) => {
    const copy = known.get(id);
    return !copy || copy.unsaved || compareStamps(copy.stamp, stamp) !== 0;
  });
  if (missing.length === 0 && left) return;
  mirror.put(
    missing.map(({ seq: _, ...op }) => op),
    inside.identity(),
  );
}
