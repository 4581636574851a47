import { useSyncExternalStore } from 'react';
import { dayOfDate, type LocalDay } from '#domain/local-day';

const EVERY_MS = 30_000;

function today(): LocalDay {
  return dayOfDate(new Date());
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The current local day, also on a screen that stays open overnight. */
export function useToday(): LocalDay {
  return useSyncExternalStore(subscribe, today);
}
