import { isTemporary } from '../api/errors';
import { untilDone } from './until-done';

/** Repeats a call until the server has taken or refused it; returns what ends it. */
export function untilAnswered(call: () => Promise<unknown>): () => void {
  return untilDone(async () => {
    try {
      await call();
    } catch (cause) {
      if (isTemporary(cause)) throw cause;
    }
  });
}
