import type { Stamp } from '#domain/record/stamp';
import type { PushesOf } from '../store/schema';
import type { MirroredOp, MirroredText } from '../store/stored-op';

/** The database of these unsent writes; a database with another id replays them (rule C1m3). */
export interface MirrorHeader {
  readonly databaseId: string;
  readonly device: string;
  readonly lastStamp: Stamp;
  readonly skew: number | null;
  /** The pushes of that database (rule C10c2), if the writer knows them. */
  readonly pushes?: PushesOf;
}

export interface MirrorContents extends MirrorHeader {
  /** In writing order; the latest version of each. */
  readonly ops: readonly MirroredOp[];
  /** Set if another place exists that could not be read. */
  readonly partial?: true;
}

/**
 * A copy of the unsent writes outside IndexedDB, which browsers empty on a full disk. Writes are
 * ordered and never awaited on the path of a tap.
 */
export interface Mirror {
  /** The contents from an earlier run, null for none; rejects if unreadable. */
  load(): Promise<MirrorContents | null>;
  /** Adds or replaces writes by id. */
  put(ops: readonly (MirroredOp | MirroredText)[], header: MirrorHeader): void;
  remove(ids: readonly string[]): void;
  /** Resolves when all earlier requests are stored; false if they could not be. */
  settled(): Promise<boolean>;
  /** Removes every trace. */
  clear(): Promise<void>;
  /** Releases the worker once all is written; the next use restarts it. */
  close?(): void;
}

/** For browsers without a second storage: nothing is mirrored, and `settled` reports that. */
export const noMirror: Mirror = {
  load: async () => null,
  put: () => {},
  remove: () => {},
  settled: async () => false,
  clear: async () => {},
};
