import { useSyncExternalStore } from 'react';
import { type LocalDay, localDay } from '#domain/local-day';

const EVERY_MS = 30_000;

function today(): LocalDay {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The day it is where this device is; a screen left open overnight follows. */
export function useToday(): LocalDay {
  return useSyncExternalStore(subscribe, today);
}
