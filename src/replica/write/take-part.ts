import type { ReplicaInside } from '../open/inside';
import { ReplicaClosed } from '../open/storage';
import type { StoredPart } from './part-writer';

/**
 * Mirrors a part that another thread stored, and notifies all tabs. After a sign-out it does
 * nothing, because the mirror was erased. Screens of this tab read the records at the end.
 */
export async function takePart(inside: ReplicaInside, part: StoredPart): Promise<void> {
  const { storage, mirror, changes } = inside;
  try {
    await storage.read(async () => null);
  } catch (cause) {
    if (cause instanceof ReplicaClosed) return;
    throw cause;
  }
  inside.learn(part.identity);
  mirror.put(part.mirrored, part.identity);
  changes.emit(part.views, false, part.changed);
}
