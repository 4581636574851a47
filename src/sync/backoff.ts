const FIRST_MS = 1000;
const CAP_MS = 300_000;

/** The longest wait accepted from a server. Longer ones are a fault, while sets wait. */
export const MOST_WAIT_MS = 3_600_000;

/**
 * Wait before the next try after `failures` in a row: full jitter under a doubling ceiling, 1 s to
 * 5 min. Source: Brooker, "Exponential Backoff and Jitter", 2015. A longer time that the server
 * names is respected.
 */
export function backoff(failures: number, random: number, retryAfter: number | null): number {
  const ceiling = Math.min(CAP_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  const wait = FIRST_MS / 4 + random * (ceiling - FIRST_MS / 4);
  return Math.round(Math.max(wait, retryAfter ?? 0));
}
