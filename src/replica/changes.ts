import type { ViewRow } from './schema';

/** What changed in the replica: rows to show, or null where a record is gone. */
export interface Change {
  readonly rows: readonly ViewRow[];
  /** Something else than these rows changed (a page, a sweep): read anew. */
  readonly wide: boolean;
}

/** What leads to the person's other tabs: a BroadcastChannel. */
export interface TabChannel {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  postMessage(data: unknown): void;
  close(): void;
}

export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
  emit(rows: readonly ViewRow[], wide: boolean): void;
  close(): void;
}

function isChange(data: unknown): data is Change {
  return typeof data === 'object' && data !== null && 'rows' in data && 'wide' in data;
}

/** Of some rows those that are there, as they are there by now. */
export type ReadAgain = (rows: readonly ViewRow[]) => Promise<readonly ViewRow[]>;

/**
 * Tells this tab and the person's other tabs (rule T1). What another tab tells is read here first,
 * in its turn: it may come after news of a later write of this tab, and the database alone knows
 * which was last.
 */
export function createChanges(channel: TabChannel | null, readAgain: ReadAgain): Changes {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const tellAgain = async ({ rows, wide }: Change) => {
    const read = await readAgain(rows).catch(() => []);
    tell({ rows: read, wide: wide || read.length < rows.length });
  };
  let turn = Promise.resolve();
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (isChange(data)) turn = turn.then(() => tellAgain(data));
    };
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(rows, wide) {
      tell({ rows, wide });
      channel?.postMessage({ rows, wide });
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}
