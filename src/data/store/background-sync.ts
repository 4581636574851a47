import type { Replica } from '../../replica/replica';
import type { Engine } from '../../sync/engine';
import { type SyncStatus, UNKNOWN_STATUS } from '../../sync/status';
import { untilDone } from '../remote/until-done';
import { afterDrawn } from '../timers';

export interface RunningSync {
  readonly engine: Engine;
  /** Listens to the server's pokes with the current session. */
  listen(): void;
  close(): void;
}

/**
 * The engine as screens see it. It loads after the first screen. Until then requests are
 * remembered, and pending changes are counted anyway.
 */
export interface BackgroundSync {
  /** Requests an exchange. Never rejects. */
  request(): void;
  /** Announces a local write: it counts as pending at once, and is sent after it is drawn. */
  wrote(): void;
  /** Sends and reads now; true if everything is on the server. */
  flush(): Promise<boolean>;
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  /** After sign-in: requests an exchange and listens to the server's pokes. */
  goOnline(): void;
  close(): void;
}

export function createBackgroundSync(
  replica: Replica,
  load: () => Promise<RunningSync>,
  repeat = untilDone,
): BackgroundSync {
  const listeners = new Set<() => void>();
  let running: RunningSync | null = null;
  let loading: Promise<RunningSync | null> | null = null;
  let closed = false;
  let online = false;
  let status = UNKNOWN_STATUS;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const count = async () => {
    const { ops, unsaved, refused } = await replica.pending();
    status = { ...status, pending: ops + unsaved, unsaved, refused };
    tell();
  };
  const recount = () => {
    void (running ? running.engine.recount() : count()).catch(() => undefined);
  };
  let cancelCount: (() => void) | null = null;
  const unsubscribe = replica.subscribe(() => {
    cancelCount ??= afterDrawn(() => {
      cancelCount = null;
      recount();
    });
  });
  recount();

  const ready = (): Promise<RunningSync | null> => {
    loading ??= load().then(
      async (loaded) => {
        // The engine counts before its status is used, because a new one knows of no pending
        // changes.
        await loaded.engine.recount().catch(() => undefined);
        if (closed) {
          loaded.close();
          return null;
        }
        running = loaded;
        loaded.engine.subscribe(tell);
        if (online) loaded.listen();
        tell();
        return loaded;
      },
      (cause: unknown) => {
        console.warn('No sync', cause);
        loading = null;
        status = { ...status, phase: 'waiting', obstacle: 'offline' };
        tell();
        return null;
      },
    );
    return loading;
  };

  let stopLoading: (() => void) | null = null;
  const request = () =>
    void ready().then((sync) => {
      if (sync) return sync.engine.request();
      // Only the engine has triggers, so without it this retry is the only one.
      if (!closed) stopLoading ??= repeat(loadAndRequest, 1);
    });
  const loadAndRequest = async () => {
    const sync = await ready();
    if (!sync) throw new Error('No sync engine');
    sync.engine.request();
  };

  return {
    request,
    wrote() {
      if (running) running.engine.wrote();
      else if (status.pending === 0) status = { ...status, pending: 1 };
      afterDrawn(request);
    },
    flush: async () => (await (await ready())?.engine.flush()) ?? false,
    status: () => running?.engine.status() ?? status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOnline() {
      online = true;
      // An engine that is still loading starts to listen by itself.
      running?.listen();
      request();
    },
    close() {
      closed = true;
      unsubscribe();
      stopLoading?.();
      cancelCount?.();
      running?.close();
      listeners.clear();
    },
  };
}
