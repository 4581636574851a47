import { useEffect, useMemo, useRef } from 'react';
import type { Rest } from '#domain/workouts/shape';
import { useLive } from './live-provider';
import { createRestWatch } from './rest-watch';

/** An end longer ago is not announced any more, ms. */
const LATEST_MS = 15_000;

function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Calls `onEnd` when a rest ends that was seen running. */
export function useRestEnd(rest: Rest | null, onEnd: (rest: Rest) => void): void {
  const { now } = useLive();
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const watch = useMemo(
    () =>
      createRestWatch({
        now,
        schedule,
        onNear: () => undefined,
        onEnd: (over, lateMs) => {
          if (lateMs < LATEST_MS) latest.current(over);
        },
      }),
    [now],
  );
  useEffect(() => watch.watch(rest), [watch, rest]);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') watch.rearm();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      watch.stop();
    };
  }, [watch]);
}
