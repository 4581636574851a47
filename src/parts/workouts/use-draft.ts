import { useCallback, useEffect, useRef, useState } from 'react';
import type { Effort } from '#domain/workouts/shape';

/** How long a stepper rests before its value is stored, ms: a held button is one write, not ten. */
const SETTLE_MS = 250;

interface Draft {
  readonly set: string;
  readonly effort: Effort;
}

export interface DraftKeeper {
  /** The changed values of a set; null if the stored ones apply. */
  of(setKey: string): Effort | null;
  change(setKey: string, effort: Effort): void;
  /** Stores pending values at once. Writes keep their order, so callers need not wait. */
  flush(): void;
}

/**
 * The values of the current set between a tap on a stepper and their storage. They are shown at
 * once. They are stored when the finger rests, before any other write, and when the page is left.
 */
export function useDraft(store: (setKey: string, effort: Effort) => Promise<void>): DraftKeeper {
  const [draft, setDraft] = useState<Draft | null>(null);
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    waiting.current = null;
    if (!sent) return;
    const settle = () => setDraft((now) => (now === sent ? null : now));
    latest.current(sent.set, sent.effort).then(settle, settle);
  }, []);

  const change = useCallback(
    (setKey: string, effort: Effort) => {
      if (waiting.current && waiting.current.set !== setKey) flush();
      const next = { set: setKey, effort };
      waiting.current = next;
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, SETTLE_MS);
    },
    [flush],
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return {
    of: (setKey) => (draft?.set === setKey ? draft.effort : null),
    change,
    flush,
  };
}
