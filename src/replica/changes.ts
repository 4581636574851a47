import type { ViewRow } from './schema';

/** What changed in the replica: rows to show, or null where a record is gone. */
export interface Change {
  readonly rows: readonly ViewRow[];
  /** Something else than these rows changed (a page, a sweep): read anew. */
  readonly wide: boolean;
  /** Came from another tab. */
  readonly remote: boolean;
}

export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
  emit(rows: readonly ViewRow[], wide: boolean): void;
  close(): void;
}

interface Message {
  readonly rows: readonly ViewRow[];
  readonly wide: boolean;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'rows' in data && 'wide' in data;
}

/** Tells this tab and, over a BroadcastChannel, the person's other tabs (rule T1). */
export function createChanges(channel: BroadcastChannel | null): Changes {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) tell({ rows: data.rows, wide: data.wide, remote: true });
    };
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(rows, wide) {
      tell({ rows, wide, remote: false });
      channel?.postMessage({ rows, wide });
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}
