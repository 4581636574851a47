import type { Paying } from './ground';
import { StripeUnreachable, stripeErrorOf } from './stripe';

/** After this many items without an answer Stripe is down, and the rest waits for the next pass. */
const UNHEARD_IN_A_ROW = 3;

/**
 * Runs an act at Stripe for each item. A failure is logged and stops none of the items behind it.
 * @throws the first 502 `stripe_unreachable` in the end, so that the pass counts as failed
 */
export async function passOver<T>(
  { log }: Pick<Paying, 'log'>,
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  failed: (item: T) => { readonly words: string; readonly ids: Readonly<Record<string, string>> },
): Promise<void> {
  let unheard = 0;
  let first: StripeUnreachable | undefined;
  for (const item of items) {
    try {
      await act(item);
      unheard = 0;
    } catch (error) {
      const { words, ids } = failed(item);
      log.warn({ err: error, ...ids }, words);
      if (!(error instanceof StripeUnreachable)) continue;
      first ??= error;
      unheard = isUnheard(error) ? unheard + 1 : 0;
      if (unheard === UNHEARD_IN_A_ROW) break;
    }
  }
  if (first) throw first;
}

function isUnheard(error: StripeUnreachable): boolean {
  const status = stripeErrorOf(error)?.statusCode;
  return status === undefined || status === 429;
}
