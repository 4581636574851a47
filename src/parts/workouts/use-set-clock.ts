import { useCallback, useEffect, useRef, useState } from 'react';
import { spokenDuration } from '#words/workouts/spoken';
import { useLive } from '../../live/live-provider';
import type { Signal } from '../../live/tone';
import { useAlignedNow } from '../../live/use-aligned-now';
import type { SetClock } from '../../training/workouts/logger';
import { useAnnounce } from '../../ui/state/live-region';
import { forgetClock, rememberClock, rememberedClock } from './clock-memory';

/**
 * A timed set that ended longer ago than this, ms, while the app was away, is not logged
 * automatically.
 */
const LATEST_MS = 10 * 60_000;
/** The last seconds of the preparation have a sound. */
const HEARD = [3, 2, 1];

interface SetClockOptions {
  readonly workout: string;
  readonly setKey: string | null;
  /** In seconds, 0 for none. */
  readonly planned: number;
  /** Seconds between the tap and the start. */
  readonly getReady: number;
  /**
   * Whether the set is logged automatically at the planned time; otherwise it continues until the
   * tap.
   */
  readonly ends: boolean;
  readonly onEnd: () => void;
}

/**
 * The clock of a timed set: preparation, then the set's time, with a sound at the start and at the
 * planned time. It counts from the time of its start, so that a reload does not stop it.
 */
export function useSetClock(options: SetClockOptions) {
  const { workout, setKey, planned, getReady, ends, onEnd } = options;
  const { now, chime } = useLive();
  const announce = useAnnounce();
  const [started, setStarted] = useState(() => rememberedClock(workout));
  const mine = started?.workout === workout && started.set === setKey ? started : null;
  const time = useAlignedNow(now, mine?.at ?? 0, mine !== null);
  const since = mine ? time - mine.at : null;
  const latest = useRef({ chime, onEnd });
  useEffect(() => {
    latest.current = { chime, onEnd };
  });

  const stop = useCallback(() => {
    forgetClock(workout);
    setStarted(null);
  }, [workout]);

  const startAt = mine?.at ?? null;
  useEffect(() => {
    if (startAt === null) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const at = (moment: number, work: () => void) => {
      const left = moment - now();
      if (left > 0) timers.push(setTimeout(work, left));
      return left > 0;
    };
    const sound = (signal: Signal) => latest.current.chime(signal);
    for (const seconds of HEARD) at(startAt - seconds * 1000, () => sound('ready'));
    at(startAt, () => {
      sound('go');
      announce('Começou', { assertive: true });
    });
    const end = startAt + planned * 1000;
    const finish = () => {
      sound('end');
      if (ends) latest.current.onEnd();
      else {
        announce(`${spokenDuration(planned)}. Toque no disco para registrar`, { assertive: true });
      }
    };
    if (planned > 0 && !at(end, finish) && ends) {
      // It ended while the page was away.
      if (now() - end < LATEST_MS) latest.current.onEnd();
      else stop();
    }
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [startAt, planned, ends, now, announce, stop]);

  const clock: SetClock = {
    elapsed: since === null || since < 0 ? null : since,
    ready: since !== null && since < 0 ? { left: -since, total: getReady } : null,
    onStart: () => {
      if (setKey === null) return;
      const next = { workout, set: setKey, at: Math.round(now()) + getReady * 1000 };
      rememberClock(next);
      setStarted(next);
      if (getReady > 0) announce(`Prepare-se: ${spokenDuration(getReady)}`, { assertive: true });
    },
  };
  return { clock, stop };
}
