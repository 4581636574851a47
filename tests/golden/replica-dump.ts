import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Dumps of replicas of each released version, with stores and indexes. Every version adds one, and
 * none is ever edited, because people have such databases on their phones.
 */
const dumpSchema = v.object({
  database: v.string(),
  version: v.number(),
  stores: v.record(
    v.string(),
    v.object({
      keyPath: v.nullable(v.union([v.string(), v.array(v.string())])),
      autoIncrement: v.boolean(),
      indexes: v.array(
        v.object({
          name: v.string(),
          keyPath: v.union([v.string(), v.array(v.string())]),
          unique: v.boolean(),
          multiEntry: v.exactOptional(v.boolean()),
        }),
      ),
      rows: v.array(v.looseObject({})),
    }),
  ),
});
export type Dump = v.InferOutput<typeof dumpSchema>;

const FOLDER = import.meta.dirname;

/** All dumps, oldest version first. */
export function readDumps(): Dump[] {
  return readdirSync(FOLDER)
    .filter((name) => /^replica-\d+\.json$/.test(name))
    .map((name) => v.parse(dumpSchema, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
    .sort((a, b) => a.version - b.version);
}

/** Writes the dump into the browser as its version did, without later upgrades. */
export function restore({ database, version, stores }: Dump): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = () => {
      for (const [name, { keyPath, autoIncrement, indexes, rows }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const { name, keyPath, unique, multiEntry = false } of indexes) {
          store.createIndex(name, keyPath, { unique, multiEntry });
        }
        for (const row of rows) store.put(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}
