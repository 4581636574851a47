import type { ViewRow } from '../store/schema';

/** A change in the replica: the rows to show. A vanished record only sets `wide`. */
export interface Change {
  readonly rows: readonly ViewRow[];
  /** Set if more than these rows changed (a page, a sweep): read again. */
  readonly wide: boolean;
}

/** The connection to the person's other tabs: a BroadcastChannel. */
export interface TabChannel {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  postMessage(data: unknown): void;
  close(): void;
}

export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
  /** @param changed what other tabs get, if there is more than `rows` */
  emit(rows: readonly ViewRow[], wide: boolean, changed?: readonly ChangedRow[]): void;
  close(): void;
}

/** A change as other tabs get it: they read the rows themselves. */
interface ToldChange {
  readonly rows: readonly ChangedRow[];
  readonly wide: boolean;
}

export type ChangedRow = Pick<ViewRow, 'space' | 'kind' | 'id'>;

function isToldChange(data: unknown): data is ToldChange {
  return typeof data === 'object' && data !== null && 'rows' in data && 'wide' in data;
}

/** Reads some rows again; vanished ones are missing in the result. */
export type ReadAgain = (rows: readonly ChangedRow[]) => Promise<readonly ViewRow[]>;

/**
 * Notifies this tab and the person's other tabs (rule T1e). Changes of another tab are read from
 * the database first, in order. They may arrive after news of a later write of this tab, and only
 * the database knows the last one.
 */
export function createChanges(channel: TabChannel | null, readAgain: ReadAgain): Changes {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const tellAgain = async ({ rows, wide }: ToldChange) => {
    const read = await readAgain(rows).catch(() => []);
    tell({ rows: read, wide: wide || read.length < rows.length });
  };
  let turn = Promise.resolve();
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (isToldChange(data)) turn = turn.then(() => tellAgain(data));
    };
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(rows, wide, changed = rows) {
      tell({ rows, wide });
      const names = changed.map(({ space, kind, id }): ChangedRow => ({ space, kind, id }));
      channel?.postMessage({ rows: names, wide } satisfies ToldChange);
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}
