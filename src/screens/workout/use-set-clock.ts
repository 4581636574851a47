import { useCallback, useEffect, useState } from 'react';
import { spokenDuration } from '#words/spoken';
import { useLive } from '../../live/live-provider';
import { useAlignedNow } from '../../live/use-aligned-now';
import type { SetClock } from '../../training/logger';
import { useAnnounce } from '../../ui/live-region';

const KEY = 'set-clock';

interface Started {
  readonly set: string;
  readonly at: number;
}

function remembered(): Started | null {
  const [set = '', at = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return set !== '' && /^\d+$/.test(at) ? { set, at: Number(at) } : null;
}

function remember(started: Started | null) {
  if (started) sessionStorage.setItem(KEY, `${started.set} ${started.at}`);
  else sessionStorage.removeItem(KEY);
}

/**
 * The stopwatch of a timed set, from the moment of its start, so that a reload does not stop it.
 * Rings once at the planned time; the set is logged by the tap, with the time it really took.
 */
export function useSetClock(setKey: string | null, plannedSeconds: number) {
  const { now, chime } = useLive();
  const announce = useAnnounce();
  const [started, setStarted] = useState(remembered);
  const mine = started !== null && started.set === setKey ? started : null;
  const time = useAlignedNow(now, mine?.at ?? 0, mine !== null);
  const elapsed = mine ? Math.max(0, time - mine.at) : null;

  const startedAt = mine?.at ?? null;
  useEffect(() => {
    if (startedAt === null || plannedSeconds <= 0) return;
    const left = startedAt + plannedSeconds * 1000 - now();
    if (left <= 0) return;
    const timer = setTimeout(() => {
      chime();
      announce(`${spokenDuration(plannedSeconds)}. Toque no disco para registrar`, {
        assertive: true,
      });
    }, left);
    return () => clearTimeout(timer);
  }, [startedAt, plannedSeconds, now, chime, announce]);

  const stop = useCallback(() => {
    remember(null);
    setStarted(null);
  }, []);

  const clock: SetClock = {
    elapsed,
    onStart: () => {
      if (setKey === null) return;
      const next = { set: setKey, at: Math.round(now()) };
      remember(next);
      setStarted(next);
    },
  };
  return { clock, stop };
}
