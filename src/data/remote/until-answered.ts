import { isTemporary } from '../../api/errors';
import { untilDone } from './until-done';

/**
 * Repeats a call until the server has accepted or refused it; returns a function that ends this.
 */
export function untilAnswered(call: () => Promise<unknown>): () => void {
  return untilDone(async () => {
    try {
      await call();
    } catch (cause) {
      if (isTemporary(cause)) throw cause;
    }
  });
}
