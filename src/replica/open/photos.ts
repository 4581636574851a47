import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PhotoFacts, ProgressPhoto } from '#domain/health/progress-photo';
import { photosDatabaseName } from './open';

/**
 * Photos of the body are never synced, so they are no records with registers and outbox. A photo
 * shared with a coach is sent as a separate copy. The photos have a database of their own on the
 * device, which is deleted with the account's (rule A1e). A photo's data is a row apart from its
 * pixels, so that lists read no pixels.
 */
export interface PhotoRow extends ProgressPhoto {
  /** Wall clock, epoch ms; hidden from all lists, and erased after the time for undo. */
  readonly removedAt?: number;
}

/** A JPEG with only its pixels, and the small one for the grid. */
export interface Pixels {
  readonly full: Blob;
  readonly thumb: Blob;
}

export type PixelSize = keyof Pixels;

/** A photo with its data and pixels. */
export interface WholePhoto extends Pixels {
  readonly row: PhotoRow;
}

interface PhotosSchema extends DBSchema {
  photos: { key: string; value: PhotoRow };
  full: { key: string; value: Blob };
  thumb: { key: string; value: Blob };
}

type PhotosDatabase = IDBPDatabase<PhotosSchema>;

const VERSION = 1;
const STORES = ['photos', 'full', 'thumb'] as const;

/** The device has no room for the photos; none of them was stored. */
export class PhotosFull extends Error {
  override name = 'PhotosFull';
}

/** The person signed out in another tab: the erased database must not be created again. */
export class PhotosClosed extends Error {
  override name = 'PhotosClosed';
}

export interface PhotoStore {
  /** The data of all photos, including those that wait for erasure. */
  rows(): Promise<PhotoRow[]>;
  pixels(id: string, size: PixelSize): Promise<Blob | null>;
  /** Stores all of them, or none if one does not fit. Rejects with PhotosFull. */
  put(photos: readonly WholePhoto[]): Promise<void>;
  /** Changes a photo's data; does nothing if it is gone. */
  change(id: string, facts: Partial<PhotoFacts> & { removedAt?: number | null }): Promise<void>;
  erase(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** Opens nothing yet: reading creates no database, so people without photos have none. */
export function createPhotoStore(account: string): PhotoStore {
  const name = photosDatabaseName(account);
  let current: Promise<PhotosDatabase | null> | null = null;
  let closed = false;

  async function connect(make: boolean): Promise<PhotosDatabase | null> {
    if (closed) throw new PhotosClosed('The photos were closed');
    const known = await current?.catch(() => null);
    if (known) return known;
    const opening = openPhotos(name, make, (deleted) => {
      if (current === opening) current = null;
      closed ||= deleted;
    });
    current = opening;
    return opening;
  }

  async function write(work: (tx: ReturnType<typeof writing>) => Promise<unknown>): Promise<void> {
    const database = await connect(true);
    if (!database) return;
    const tx = writing(database);
    tx.done.catch(() => undefined);
    try {
      await work(tx);
      await tx.done;
    } catch (cause) {
      abort(tx);
      throw isFull(cause) || isFull(tx.error) ? new PhotosFull('No room', { cause }) : cause;
    }
  }

  return {
    rows: async () => (await connect(false))?.getAll('photos') ?? [],
    pixels: async (id, size) => (await (await connect(false))?.get(size, id)) ?? null,
    put: (photos) =>
      write(async (tx) => {
        for (const { row, full, thumb } of photos) {
          await tx.objectStore('full').put(full, row.id);
          await tx.objectStore('thumb').put(thumb, row.id);
          await tx.objectStore('photos').put(row, row.id);
        }
      }),
    change: (id, { removedAt, ...facts }) =>
      write(async (tx) => {
        const row = await tx.objectStore('photos').get(id);
        if (!row) return;
        const { removedAt: before, ...rest } = row;
        const removed = removedAt === undefined ? before : removedAt;
        const changed = { ...rest, ...facts, ...(removed != null && { removedAt: removed }) };
        await tx.objectStore('photos').put(changed, id);
      }),
    async erase(ids) {
      if (ids.length === 0) return;
      await write(async (tx) => {
        for (const id of ids) {
          for (const store of STORES) await tx.objectStore(store).delete(id);
        }
      });
    },
    close() {
      closed = true;
      current?.then(
        (database) => database?.close(),
        () => undefined,
      );
      current = null;
    },
  };
}

function writing(database: PhotosDatabase) {
  return database.transaction(STORES, 'readwrite', { durability: 'strict' });
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The browser has aborted it already.
  }
}

function isFull(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError';
}

async function openPhotos(
  name: string,
  make: boolean,
  onClosed: (deleted: boolean) => void,
): Promise<PhotosDatabase | null> {
  let absent = false;
  try {
    return await openDB<PhotosSchema>(name, VERSION, {
      upgrade(database, _from, _to, tx) {
        // The failed opening reports it.
        tx.done.catch(() => undefined);
        absent = !make;
        // An unfinished new database counts as none.
        if (absent) return tx.abort();
        for (const store of STORES) database.createObjectStore(store);
      },
      blocking(_current, blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed(blocked === null);
      },
      terminated: () => onClosed(false),
    });
  } catch (cause) {
    if (absent) return null;
    throw cause;
  }
}
