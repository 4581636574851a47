import { uuidv7 } from 'uuidv7';
import { mayKeep, recordedAt, stands } from '#domain/health-consent';
import { newestDayFirst, type PhotoFacts, type ProgressPhoto } from '#domain/progress-photo';
import {
  createPhotoStore,
  PhotosFull,
  type PixelSize,
  type Pixels,
  type WholePhoto,
} from '../replica/photos';
import type { Replica } from '../replica/replica';
import { healthIn } from './body';

/** Why photos were not kept: no consent that holds (rule H1), or no room on the device. */
export type PhotoRefusal = 'consent' | 'full';

/** Photos with their pixels, for who may want them back. */
export type HeldPhotos = readonly WholePhoto[];

export interface NewPhoto extends PhotoFacts, Pixels {}

/** The photos of one person on this device, under the consent to keep health data (rule H1). */
export interface PhotoAlbum {
  /** Photos that are not removed, newest day first. */
  list(): Promise<ProgressPhoto[]>;
  pixels(id: string, size: PixelSize): Promise<Blob | null>;
  /** Keeps all or none; resolves with null or why not. */
  add(photos: readonly NewPhoto[]): Promise<PhotoRefusal | null>;
  change(id: string, facts: PhotoFacts): Promise<void>;
  /** Takes a photo away; `restore` brings it back for `UNDO_MS`, then it is erased. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Erases removed photos once undo has expired. */
  sweep(): Promise<void>;
  /** All photos that are not removed. */
  hold(): Promise<HeldPhotos>;
  bringBack(photos: HeldPhotos): Promise<PhotoRefusal | null>;
  /** Erases photos from before the withdrawal of the consent. */
  eraseWithdrawn(): Promise<void>;
  /** Calls after each change here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** Longer than a toast with an action stays. */
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
    // After any failure, the next start tries again.
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
      // A consent that was never given is not one that was taken back: it may be on its way here.
      if (health.withdrawnAt === null) return;
      await erase((await store.rows()).flatMap(({ id, at }) => (stands(at, health) ? [] : [id])));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
