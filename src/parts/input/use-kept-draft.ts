import { useCallback, useEffect, useRef, useState } from 'react';
import type { HealthRefusal } from '../../data/commands/under-consent';
import { setBusy } from '../../pwa/busy';
import { storedOrSaid } from './stored-or-said';

/** Long enough for the next key, short enough for a reload. */
const AFTER_TYPING = 300;
const BUSY = 'form:kept';

interface DraftOptions<Values> {
  /** Stored values; null if there are none. */
  readonly kept: Values | null;
  /** Initial values if nothing is stored. */
  readonly start: Values;
  /** Writes what differs from `before`; null makes the record. */
  readonly store: (after: Values, before: Values | null) => Promise<HealthRefusal | null>;
}

export interface KeptDraft<Values> {
  readonly values: Values;
  /** Whether anything of it is stored on this device, and whether all of it is. */
  readonly stored: 'nothing' | 'some' | 'all';
  set(change: (before: Values) => Values): void;
  /** Stores what is still on its way; resolves with whether all of it is. */
  flush(): Promise<boolean>;
}

/** A form that keeps what is answered as it is answered, so that a reload or a call loses nothing. */
export function useKeptDraft<Values>(options: DraftOptions<Values>): KeptDraft<Values> {
  const { kept, start, store } = options;
  const [values, setValues] = useState<Values>(kept ?? start);
  const [stored, setStored] = useState<KeptDraft<Values>['stored']>(
    kept === null ? 'nothing' : 'all',
  );
  const wanted = useRef(values);
  const written = useRef<Values | null>(kept);
  const touched = useRef(false);
  const storing = useRef(store);
  const timer = useRef<number | undefined>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  useEffect(() => {
    storing.current = store;
  }, [store]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    // One after the other: each is compared with what the one before has written.
    queue.current = queue.current.then(async () => {
      const [after, before] = [wanted.current, written.current];
      // Leaving the screen stores nothing that was not changed.
      if (after === before || !touched.current) return true;
      if (!(await storedOrSaid(storing.current(after, before)))) return false;
      written.current = after;
      const rest = wanted.current !== after;
      setStored(rest ? 'some' : 'all');
      setBusy(BUSY, rest);
      return true;
    });
    return queue.current;
  }, []);

  useEffect(() => {
    const leave = () => void flush();
    // A phone puts the page away without another word.
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
      setBusy(BUSY, false);
    };
  }, [flush]);

  return {
    values,
    stored,
    flush,
    set(change) {
      touched.current = true;
      wanted.current = change(wanted.current);
      setValues(wanted.current);
      setStored((before) => (before === 'nothing' ? 'nothing' : 'some'));
      setBusy(BUSY, true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), AFTER_TYPING);
    },
  };
}
