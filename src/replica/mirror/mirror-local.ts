import * as v from 'valibot';
import type { Mirror } from './mirror';
import { contentsOf, headerEntries, type MirrorEntry, opEntry } from './mirror-entries';

/** Maximum characters: localStorage holds about five million, and other data need room too. */
const MOST = 3 * 1024 * 1024;

const entriesSchema = v.array(v.tuple([v.string(), v.string()]));

/** The mirror in localStorage, for browsers without a private file system. */
export function createLocalMirror(account: string, storage: Storage): Mirror {
  const name = `anilha-mirror-${account}`;
  /** Ids of writes that did not fit, until there is room or they are sent. */
  const missing = new Set<string>();

  const read = (): MirrorEntry[] => {
    try {
      const found = v.safeParse(entriesSchema, JSON.parse(storage.getItem(name) ?? '[]'));
      return found.success ? found.output : [];
    } catch {
      return [];
    }
  };
  const write = (entries: Iterable<MirrorEntry>): boolean => {
    const text = JSON.stringify([...entries]);
    try {
      if (text.length > MOST) return false;
      storage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };

  return {
    load: async () => contentsOf(read()),
    put(ops, header) {
      const stored = write(new Map([...read(), ...headerEntries(header), ...ops.map(opEntry)]));
      for (const { id } of ops) {
        if (stored) missing.delete(id);
        else missing.add(id);
      }
    },
    remove(ids) {
      const gone = new Set(ids);
      for (const id of ids) missing.delete(id);
      if (gone.size > 0) write(read().filter(([key]) => !gone.has(key)));
    },
    settled: async () => missing.size === 0,
    clear: async () => storage.removeItem(name),
  };
}
