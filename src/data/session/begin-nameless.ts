import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { KNOWN_SESSION_KEY } from './known-session';
import { drawNamelessKey } from './nameless-session';
import { SESSION_KEY } from './session';

/**
 * Begins a nameless account on this device, which needs no network: the server learns of it with
 * the next read of the session. Throws if the browser stores nothing.
 */
export function useBeginNameless(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const { id } = drawNamelessKey();
    localStorage.setItem(KNOWN_SESSION_KEY, JSON.stringify({ id, name: '', email: '' }));
    // "No session" was the visitor's answer; for this person none was given yet.
    void mutate(SESSION_KEY, undefined, { revalidate: false });
    // The session is read again, as after a write of another tab.
    dispatchEvent(new StorageEvent('storage', { key: KNOWN_SESSION_KEY }));
  }, [mutate]);
}
