import type { Rest } from '#domain/workouts/shape';

/**
 * Delay of the push after the end of the rest: an app in sight rings by itself and cancels the push
 * before it is sent.
 */
const AFTER_MS = 1500;
/** Shorter rests are watched on the screen. */
const SHORTEST_MS = 8000;

export interface RestPushCalls {
  /** Asks the server for one push at an instant (server time, epoch ms), in the place of any other. */
  schedule(at: number): Promise<unknown>;
  cancel(): Promise<unknown>;
}

interface RestPushDeps extends RestPushCalls {
  /** Server time, epoch ms. */
  now: () => number;
}

export interface RestPush {
  /** Sets the rest that this device announces; null for none. Never throws and never waits. */
  follow(rest: Rest | null): void;
}

/**
 * Keeps what the server is to push in step with the running rest. One call is under way at a time,
 * and of what changed meanwhile only the last counts. Nothing is tried again: without network there
 * is no push, and the rest goes on all the same.
 */
export function createRestPush({ schedule, cancel, now }: RestPushDeps): RestPush {
  /** The end requested at the server; null without a request. */
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
        // Offline, or after the session ended: only the app announces the end.
      }
      asked = at;
    }
    busy = false;
  }

  return {
    follow(rest) {
      const at = rest?.pausedLeft === null ? rest.endsAt + AFTER_MS : null;
      // A request stays valid in its last seconds.
      const known = at !== null && (at === wanted || at === asked);
      const worthIt = at !== null && at - AFTER_MS - now() > SHORTEST_MS;
      wanted = known || worthIt ? at : null;
      // A push that was sent cannot be cancelled.
      if (wanted === null && asked !== null && asked < now()) asked = null;
      void settle();
    },
  };
}
