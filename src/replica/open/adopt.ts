import { compareStamps } from '#domain/record/stamp';
import type { Mirror, MirrorContents } from '../mirror/mirror';
import { storeKept } from '../outbox/kept';
import { adoptPushes, unpushed } from '../outbox/push-chains';
import { readIdentity } from '../store/identity';
import { newIdentity } from '../store/new-identity';
import {
  type Identity,
  type ReplicaDatabase,
  type Tx,
  type ViewRow,
  WRITTEN,
} from '../store/schema';

/** The answer of a mirror; `whole` if it is complete: unreadable is not empty (rule C1m4). */
export interface AdoptedOps {
  readonly left: MirrorContents | null;
  readonly whole: boolean;
}

/** Reads a mirror; never rejects. */
export async function readMirror(mirror: Mirror): Promise<AdoptedOps> {
  try {
    const left = await mirror.load();
    return { left, whole: left?.partial === undefined };
  } catch {
    return { left: null, whole: false };
  }
}

/** Takes over another database's clock (rule C2e) and its pushes (rule C10c2). */
async function learnFrom(tx: Tx, { skew, lastStamp, pushes, ops }: MirrorContents): Promise<void> {
  const own = await readIdentity(tx);
  const later = compareStamps(lastStamp, own.lastStamp) > 0;
  await tx.objectStore('meta').put({
    ...own,
    skew: own.skew ?? skew,
    lastStamp: later ? lastStamp : own.lastStamp,
  });
  await adoptPushes(tx, { ...unpushed(ops), ...pushes });
}

/**
 * Stores the mirror's ops that this database lacks (rules C1m3, C1m7), with their stamps. Known ops
 * stay unchanged.
 */
export async function takeOver(tx: Tx, { left, whole }: AdoptedOps): Promise<ViewRow[]> {
  let views: ViewRow[] = [];
  if (left) {
    const { databaseId } = await readIdentity(tx);
    if (left.databaseId !== databaseId) await learnFrom(tx, left);
    views = await storeKept(tx, left.ops);
  }
  const identity = await readIdentity(tx);
  if (whole && !identity.mirrored)
    await tx.objectStore('meta').put({ ...identity, mirrored: true });
  return views;
}

/**
 * Gives a new database its identity, and restores unsent writes that the mirror holds for a lost
 * database (rule C1m4). A mirror that does not answer now is read again during housekeeping.
 */
export async function adopt(
  database: ReplicaDatabase,
  account: string,
  mirror: Mirror,
): Promise<Identity> {
  const found = await readMirror(mirror);
  const tx = database.transaction(WRITTEN, 'readwrite', { durability: 'strict' });
  // An early end throws where it happens.
  tx.done.catch(() => undefined);
  const existing = await tx.objectStore('meta').get('identity');
  const known = existing && 'databaseId' in existing ? existing : newIdentity(account);
  await tx.objectStore('meta').put({ ...known, mirrored: known.mirrored || found.whole });
  await takeOver(tx, found);
  const identity = await readIdentity(tx);
  await tx.done;
  if (found.whole) mirror.put(found.left?.ops ?? [], identity);
  return identity;
}
