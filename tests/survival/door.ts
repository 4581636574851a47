import * as v from 'valibot';
import { type SyncResponse, syncResponseSchema } from '#protocol/sync';
import type { SignedIn } from '../bench/fill';

/** The response to a request; `status` is 0 without one. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  /** The parsed body of a 200; otherwise null. */
  readonly response: SyncResponse | null;
}

/** The connection to a server that is killed again and again. */
export interface Door {
  post(who: SignedIn, body: object): Promise<Answered>;
  /** Resolves when another try may succeed. */
  again(): Promise<void>;
}

/** Statuses after which clients send their changes again, as in src/sync/transport.ts. */
export const COME_BACK = new Set([0, 429, 503]);

/**
 * @param again resolves when the server is back
 * @param answered called after each complete answer
 * @param origin of the opened app, if elsewhere
 */
export function createDoor(
  apiUrl: string,
  again: () => Promise<void>,
  answered: (answer: Answered) => void,
  origin = apiUrl,
): Door {
  const nothing: Answered = { status: 0, text: '', response: null };
  return {
    again,
    async post({ cookie }, body) {
      try {
        const answer = await fetch(`${apiUrl}/api/sync`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin, cookie },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        const response =
          answer.status === 200 ? v.parse(syncResponseSchema, JSON.parse(text)) : null;
        const whole = { status: answer.status, text, response };
        answered(whole);
        return whole;
      } catch (cause) {
        // Error of fetch for a connection that broke, before or within the answer.
        if (cause instanceof TypeError) return nothing;
        throw cause;
      }
    },
  };
}
