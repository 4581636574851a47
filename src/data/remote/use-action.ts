import { useRef, useState } from 'react';
import { type Failure, failureOf } from './failure';

export type Action<A extends unknown[]> = {
  run: (...args: A) => Promise<void>;
  busy: boolean;
  failure: Failure | null;
  clear: () => void;
};

/**
 * An act of a form. While it runs, a second tap does nothing; an error is stored as a failure to
 * show.
 */
export function useAction<A extends unknown[]>(act: (...args: A) => Promise<void>): Action<A> {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(...args: A): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...args);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy, failure, clear: () => setFailure(null) };
}
