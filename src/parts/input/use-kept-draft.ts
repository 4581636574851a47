import { useCallback, useEffect, useRef, useState } from 'react';
import type { HealthRefusal } from '../../data/commands/under-consent';
import { setBusy } from '../../pwa/busy';
import { storedOrSaid } from './stored-or-said';

/** Delay in ms: longer than between two keys, shorter than before a reload. */
const AFTER_TYPING = 300;
const BUSY = 'form:kept';

interface DraftOptions<Values> {
  /** Stored values; null without any. */
  readonly kept: Values | null;
  /** Initial values if nothing is stored. */
  readonly start: Values;
  /** Writes values that differ from `before`; null creates the record. */
  readonly store: (after: Values, before: Values | null) => Promise<HealthRefusal | null>;
}

export interface KeptDraft<Values> {
  readonly values: Values;
  /** How much of the form is stored on this device. */
  readonly stored: 'nothing' | 'some' | 'all';
  set(change: (before: Values) => Values): void;
  /** Stores pending values; resolves with whether everything is stored. */
  flush(): Promise<boolean>;
}

/**
 * A form that stores answers while they are entered, so that a reload or a phone call loses
 * nothing.
 */
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
    // Writes run one after another, because each is compared with the result of the one before.
    queue.current = queue.current.then(async () => {
      const [after, before] = [wanted.current, written.current];
      // Leaving the screen stores only changed values.
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
    // A phone may discard a hidden page without another event.
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
