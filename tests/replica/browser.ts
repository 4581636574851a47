import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { OpRow, ReplicaSchema } from '../../src/replica/store/schema';

export const NOW = Date.UTC(2026, 10, 20, 18);
export const ACCOUNT = 'ana';
export const SPACE = 'u:ana';

/** The n-th id a test uses. */
export function idOf(n: number): string {
  return `0192d5a0-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** An empty browser. */
export function emptyBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A memory version of localStorage. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** Reads the database from outside. */
export async function inDatabase<T>(
  look: (database: Awaited<ReturnType<typeof openDB<ReplicaSchema>>>) => Promise<T>,
): Promise<T> {
  const database = await openDB<ReplicaSchema>(`anilha-${ACCOUNT}`);
  try {
    return await look(database);
  } finally {
    database.close();
  }
}

export const outbox = (): Promise<OpRow[]> => inDatabase((database) => database.getAll('outbox'));
