import { kindOf } from '#protocol/kinds';
import { createTimekeeper } from '../clock/timekeeper';
import { noMirror } from '../mirror/mirror';
import type { Home } from '../open/open';
import { NotStored, openStorage } from '../open/storage';
import type { Identity, ViewRow } from '../store/schema';
import type { MirroredText } from '../store/stored-op';
import type { ChangedRow } from '../view/changes';
import { commitEdits, type RecordEdit } from './commit';

/** The page's share of a part that another thread stored. */
export interface StoredPart {
  readonly mirrored: readonly MirroredText[];
  readonly identity: Identity;
  readonly changed: readonly ChangedRow[];
  /** Views of the kinds that have few records. */
  readonly views: readonly ViewRow[];
}

/** Stores many records in a thread beside the page that has the replica open. */
export interface PartWriter {
  /** Stores edits in one transaction; null if the device does not store them. */
  commit(edits: readonly RecordEdit[]): Promise<StoredPart | null>;
  close(): void;
}

/** Kinds with summaries have thousands of records. */
const isFew = ({ kind }: ViewRow) => !kindOf(kind)?.summary;

/**
 * Opens a second connection to a replica. The mirror and the news to other tabs are up to the page,
 * in `takePart`.
 */
export async function openPartWriter(home: Home): Promise<PartWriter> {
  const storage = await openStorage(home, noMirror);
  const time = createTimekeeper({ wall: () => Date.now(), ticks: () => performance.now() });
  return {
    async commit(edits) {
      try {
        const { ops, views, identity } = await storage.write((tx) => commitEdits(tx, edits, time));
        return {
          mirrored: ops.map(({ seq: _, ...op }) => ({ id: op.id, text: JSON.stringify(op) })),
          identity,
          changed: ops.map(({ space, kind, record }) => ({ space, kind, id: record })),
          views: views.filter(isFew),
        };
      } catch (cause) {
        if (cause instanceof NotStored) return null;
        throw cause;
      }
    },
    close: () => storage.close(),
  };
}
