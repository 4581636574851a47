import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;
/** In every zone a day begins at a whole quarter of an hour of UTC. */
const STEP_MS = 900_000;

function now(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * The present time for days, in epoch ms: the last whole quarter of an hour. It goes on while a
 * screen stays open.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, now);
}
