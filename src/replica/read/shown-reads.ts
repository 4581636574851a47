import type { KindName } from '#protocol/kinds';
import type { Storage } from '../open/storage';
import type { Unsaved } from '../outbox/unsaved';
import { keyOf, type ReplicaDatabase, type ViewRow } from '../store/schema';
import * as reads from './reads';

/** A space's rows for screens, including writes that only memory holds. */
export function createShownReads(space: string, storage: Storage, unsaved: Unsaved) {
  const heldBy = async (database: ReplicaDatabase): Promise<ReadonlyMap<string, ViewRow>> => {
    const ops = unsaved.all();
    if (ops.length === 0) return new Map();
    const { readHeld } = await import('./held');
    return readHeld(database, ops);
  };
  const nameOf = ({ kind, id }: Pick<ViewRow, 'kind' | 'id'>) => `${space}/${kind}/${id}`;
  /** Rows of a kind, with memory's version where it is newer. */
  const rowsOf = (
    kind: KindName,
    read: (database: ReplicaDatabase) => Promise<ViewRow[]>,
    belongs: (row: ViewRow) => boolean,
  ) =>
    storage.read(async (database) => {
      const [rows, held] = [await read(database), await heldBy(database)];
      if (held.size === 0) return rows;
      const own = [...held.values()].filter((row) => row.kind === kind && belongs(row));
      return [...rows.filter((row) => !held.has(nameOf(row))), ...own];
    });
  const latest = (rows: ViewRow[], of: (row: ViewRow) => number | undefined) =>
    rows.sort((a, b) => (of(b) ?? 0) - (of(a) ?? 0));

  return {
    record: (kind: KindName, id: string) =>
      storage.read(async (database) => {
        const held = (await heldBy(database)).get(nameOf({ kind, id }));
        return held ?? reads.viewAt(database, [space, kind, id]);
      }),
    /** Reads some rows again; vanished ones are missing. */
    again: (rows: readonly Pick<ViewRow, 'space' | 'kind' | 'id'>[]) =>
      storage.read(async (database) => {
        const held = await heldBy(database);
        const read = await reads.viewsAt(database, rows.map(keyOf));
        return rows.flatMap((row, at) => held.get(nameOf(row)) ?? read[at] ?? []);
      }),
    async listBefore(kind: KindName, before: number, limit: number) {
      const rows = await rowsOf(
        kind,
        (database) => reads.listBefore(database, space, kind, before, limit),
        ({ at }) => at !== undefined && at < before,
      );
      return latest(rows, ({ at }) => at).slice(0, Math.max(0, limit));
    },
    all: (kind: KindName) =>
      rowsOf(
        kind,
        (database) => reads.allOf(database, space, kind),
        () => true,
      ),
    async bin(kind: KindName) {
      const rows = await rowsOf(
        kind,
        (database) => reads.binOf(database, space, kind),
        ({ binAt }) => binAt !== undefined,
      );
      return latest(rows, ({ binAt }) => binAt);
    },
    open: (kind: KindName) =>
      rowsOf(
        kind,
        (database) => reads.openOf(database, space, kind),
        ({ open }) => open === 1,
      ),
  };
}
