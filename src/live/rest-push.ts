import type { Rest } from '#domain/workouts/shape';

/**
 * Delay of the push after the end of the rest, ms: a visible app rings by itself and cancels the
 * push before it is sent.
 */
const AFTER_MS = 1500;
/** Shorter rests need no push, ms. */
const SHORTEST_MS = 8000;

export interface RestPushCalls {
  /** Requests one push at an instant (server time, epoch ms), which replaces an earlier one. */
  schedule(at: number): Promise<unknown>;
  cancel(): Promise<unknown>;
}

interface RestPushDeps extends RestPushCalls {
  /** Server time, epoch ms. */
  now: () => number;
}

export interface RestPush {
  /** Sets the rest that this device announces; null for none. It never throws and never waits. */
  follow(rest: Rest | null): void;
}

/**
 * Keeps the requested push equal to the running rest. Only one call runs at a time, and of later
 * changes only the last counts. Failed calls are not repeated: without network there is no push,
 * but the rest continues.
 */
export function createRestPush({ schedule, cancel, now }: RestPushDeps): RestPush {
  /** The end for which a push was requested; null without a request. */
  let asked: number | null = null;
  let wanted: number | null = null;
  let busy = false;

  async function settle() {
    if (busy) return;
    busy = true;
    while (wanted !== asked) {
      const at = wanted;
      try {
        await (at === null ? cancel() : schedule(at));
      } catch {
        // Offline or without a session, only the app announces the end.
      }
      asked = at;
    }
    busy = false;
  }

  return {
    follow(rest) {
      const at = rest?.pausedLeft === null ? rest.endsAt + AFTER_MS : null;
      // In its last seconds a request stays unchanged.
      const known = at !== null && (at === wanted || at === asked);
      const worthIt = at !== null && at - AFTER_MS - now() > SHORTEST_MS;
      wanted = known || worthIt ? at : null;
      // A push that was sent cannot be cancelled.
      if (wanted === null && asked !== null && asked < now()) asked = null;
      void settle();
    },
  };
}
