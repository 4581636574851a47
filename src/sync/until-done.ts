import { ApiError } from '../api/errors';
import { backoff, MOST_WAIT_MS } from './backoff';
import { startTriggers, type TriggerDeps } from './triggers';

export interface RepeatDeps extends TriggerDeps {
  schedule(work: () => void, ms: number): () => void;
  random(): number;
}

/**
 * Repeats `work` until it resolves; returns a function that stops it. Retries follow the backoff
 * and the triggers of the engine. A hidden page waits for the next trigger.
 * @param failures past failures; above 0 the first try waits too
 */
export function repeatUntilDone(
  work: () => Promise<unknown>,
  deps: RepeatDeps,
  failures = 0,
): () => void {
  const { document, schedule, random } = deps;
  let failed = failures;
  let over = false;
  let working = false;
  /** The server named a time to wait; triggers do not shorten it. */
  let obeying = false;
  let cancel: () => void = () => undefined;

  const wait = (retryAfter: number | null) => {
    obeying = retryAfter !== null;
    const retry = () => {
      obeying = false;
      if (document.visibilityState === 'visible') attempt();
    };
    cancel = schedule(retry, backoff(failed, random(), retryAfter));
  };
  const attempt = () => {
    if (over || working || obeying) return;
    working = true;
    cancel();
    work().then(end, (cause: unknown) => {
      working = false;
      failed += 1;
      if (!over) wait(waitNamedIn(cause));
    });
  };
  const stopTriggers = startTriggers(attempt, deps);
  function end(): void {
    over = true;
    cancel();
    stopTriggers();
  }
  if (failed > 0) wait(null);
  else attempt();
  return end;
}

function waitNamedIn(cause: unknown): number | null {
  if (!(cause instanceof ApiError) || cause.retryAfter === undefined) return null;
  return Math.min(cause.retryAfter, MOST_WAIT_MS);
}
