import { uuidv7 } from 'uuidv7';
import { mayKeep, recordedAt, stands } from '#domain/account/health-consent';
import { newestDayFirst, type PhotoFacts, type ProgressPhoto } from '#domain/health/progress-photo';
import {
  createPhotoStore,
  PhotosFull,
  type PixelSize,
  type Pixels,
  type WholePhoto,
} from '../../replica/open/photos';
import type { Replica } from '../../replica/replica';
import { healthIn } from './body';

/** Why photos were not stored: no valid consent (rule H1j), or no space on the device. */
export type PhotoRefusal = 'consent' | 'full';

/** Photos with their pixels, for undoing their deletion. */
export type HeldPhotos = readonly WholePhoto[];

export interface NewPhoto extends PhotoFacts, Pixels {}

/** A person's photos on this device, with the consent to health data (rule H1j). */
export interface PhotoAlbum {
  /** Visible photos, newest day first. */
  list(): Promise<ProgressPhoto[]>;
  pixels(id: string, size: PixelSize): Promise<Blob | null>;
  /** Stores all or none; resolves with null or the refusal. */
  add(photos: readonly NewPhoto[]): Promise<PhotoRefusal | null>;
  change(id: string, facts: PhotoFacts): Promise<void>;
  /** Removes a photo; `restore` restores it within `UNDO_MS`, then it is erased. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Erases removed photos once undo has expired. */
  sweep(): Promise<void>;
  /** All visible photos with their pixels. */
  hold(): Promise<HeldPhotos>;
  bringBack(photos: HeldPhotos): Promise<PhotoRefusal | null>;
  /** Erases photos recorded before the consent was withdrawn. */
  eraseWithdrawn(): Promise<void>;
  /** Calls the listener after each change here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** Longer than a toast with an action is shown. */
export const UNDO_MS = 10_000;

export function createPhotoAlbum(
  replica: Pick<Replica, 'account' | 'record' | 'skew'>,
  wall: () => number = Date.now,
): PhotoAlbum {
  const store = createPhotoStore(replica.account);
  const listeners = new Set<() => void>();
  const channel =
    'BroadcastChannel' in globalThis
      ? new BroadcastChannel(`anilha-photos-${replica.account}`)
      : null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  if (channel) channel.onmessage = tell;
  const changed = () => {
    tell();
    channel?.postMessage('changed');
  };
  const choice = async () => healthIn(await replica.record('preferences', 'self'));
  let due: ReturnType<typeof setTimeout> | undefined;

  async function put(photos: readonly WholePhoto[]): Promise<PhotoRefusal | null> {
    try {
      await store.put(photos);
    } catch (cause) {
      if (cause instanceof PhotosFull) return 'full';
      throw cause;
    }
    changed();
    return null;
  }

  async function erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await store.erase(ids);
    changed();
  }

  async function sweep(): Promise<void> {
    const removed = (await store.rows()).filter(({ removedAt }) => removedAt !== undefined);
    const now = wall();
    const waits = removed.filter(
      ({ removedAt = 0 }) => removedAt <= now && removedAt > now - UNDO_MS,
    );
    const waiting = new Set(waits.map(({ id }) => id));
    await erase(removed.flatMap(({ id }) => (waiting.has(id) ? [] : [id])));
    clearTimeout(due);
    // A failure is retried at the next start.
    if (waits.length > 0) due = setTimeout(() => void sweep().catch(() => undefined), UNDO_MS);
  }

  const standing = async (): Promise<ProgressPhoto[]> => {
    const [rows, health] = await Promise.all([store.rows(), choice()]);
    return rows.filter(({ at, removedAt }) => removedAt === undefined && stands(at, health));
  };

  return {
    list: async () => (await standing()).sort(newestDayFirst),
    pixels: (id, size) => store.pixels(id, size),
    async add(photos) {
      const health = await choice();
      if (!mayKeep(health)) return 'consent';
      const at = recordedAt(wall() + replica.skew(), health);
      return put(
        photos.map(({ day, pose, full, thumb }) => ({
          row: { id: uuidv7(), day, pose, at },
          full,
          thumb,
        })),
      );
    },
    async change(id, { day, pose }) {
      await store.change(id, { day, pose });
      changed();
    },
    async remove(id) {
      await store.change(id, { removedAt: wall() });
      changed();
      await sweep();
    },
    async restore(id) {
      await store.change(id, { removedAt: null });
      changed();
    },
    sweep,
    async hold() {
      const held: WholePhoto[] = [];
      for (const row of await standing()) {
        const [full, thumb] = await Promise.all([
          store.pixels(row.id, 'full'),
          store.pixels(row.id, 'thumb'),
        ]);
        if (full && thumb) held.push({ row, full, thumb });
      }
      return held;
    },
    bringBack: put,
    async eraseWithdrawn() {
      const health = await choice();
      // A missing consent is not a withdrawn one: it may not have been synced yet.
      if (health.withdrawnAt === null) return;
      await erase((await store.rows()).flatMap(({ id, at }) => (stands(at, health) ? [] : [id])));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
