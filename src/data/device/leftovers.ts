/** Data of an earlier version in this browser: localStorage as text, databases by row. */
export type Leftovers = {
  entries: Record<string, string>;
  databases: Record<string, Record<string, unknown[]>>;
  /** Names of databases that exist but could not be read. */
  unreadable: string[];
};

/** Finds data of earlier versions. Only reads. Rejects if the browser blocks storage. */
export async function findLeftovers(
  storage: () => Pick<Storage, 'length' | 'key' | 'getItem'>,
  factory: IDBFactory,
  isOurs: (name: string) => boolean,
): Promise<Leftovers> {
  const found: Leftovers = { entries: {}, databases: {}, unreadable: [] };
  const local = storage();
  for (let index = 0; index < local.length; index += 1) {
    const key = local.key(index);
    const value = key === null ? null : local.getItem(key);
    if (key !== null && value !== null && !isOurs(key)) found.entries[key] = value;
  }
  for (const name of await databaseNames(factory)) {
    if (isOurs(name)) continue;
    try {
      found.databases[name] = await readDatabase(factory, name);
    } catch {
      found.unreadable.push(name);
    }
  }
  return found;
}

export function isWithoutLeftovers(found: Leftovers): boolean {
  return (
    Object.keys(found.entries).length === 0 &&
    Object.keys(found.databases).length === 0 &&
    found.unreadable.length === 0
  );
}

/** The rescued data as one readable JSON file. */
export function leftoversFile(found: Leftovers): Blob {
  const text = JSON.stringify(
    { localStorage: found.entries, indexedDB: found.databases, unreadable: found.unreadable },
    plain,
    2,
  );
  return new Blob([text], { type: 'application/json' });
}

/** Converts values without a JSON form to the nearest one. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Blob) return { type: value.type, bytes: value.size };
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  return value;
}

/** Not every browser can list its databases. */
async function databaseNames(factory: IDBFactory): Promise<string[]> {
  const list = await factory.databases?.().catch(() => []);
  return (list ?? []).flatMap(({ name }) => name ?? []);
}

async function readDatabase(factory: IDBFactory, name: string): Promise<Record<string, unknown[]>> {
  const database = await settled(factory.open(name));
  try {
    const stores: Record<string, unknown[]> = {};
    for (const store of database.objectStoreNames) {
      stores[store] = await settled(database.transaction(store).objectStore(store).getAll());
    }
    return stores;
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
    // Another tab has an older version of the database open.
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}
