import { type ReactNode, useEffect, useMemo } from 'react';
import { useServerNow } from '../data/store/server-clock';
import { type AlarmSwitches, createAlarm } from './alarm';
import { LiveContext, useLive } from './live-provider';
import { createSteadyClock } from './steady-clock';
import { createTone } from './tone';
import { createWakeKeeper, wakeRequest } from './wake-lock';

function createSurroundings() {
  return {
    alarm: createAlarm({
      tone: createTone(window),
      vibrate: 'vibrate' in navigator ? (pattern) => void navigator.vibrate(pattern) : null,
      // Only one tab shows the floor, so its alarm needs no lock.
      locks: null,
      inFront: () => true,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    keeper: createWakeKeeper({ request: wakeRequest(), page: document }),
  };
}

interface FloorLiveProps extends AlarmSwitches {
  /** Whether this device keeps its screen on during the session. */
  readonly wakeLock: boolean;
  readonly children: ReactNode;
}

/** The clock, sound and wake lock of a device that shows several people's running workouts. */
export function FloorLive({ sound, vibrate, wakeLock, children }: FloorLiveProps) {
  const around = useLive();
  const { alarm, keeper } = useMemo(createSurroundings, []);
  const serverNow = useServerNow();
  const clock = useMemo(
    () => createSteadyClock({ serverNow, monotonic: () => performance.now() }),
    [serverNow],
  );

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') clock.realign();
    };
    // In the capture phase, so before the rests, which read the time in the same event.
    document.addEventListener('visibilitychange', wake, { capture: true });
    return () => document.removeEventListener('visibilitychange', wake, { capture: true });
  }, [clock]);

  useEffect(() => {
    if (!sound) return;
    const prime = () => alarm.prime();
    window.addEventListener('pointerup', prime, { passive: true });
    window.addEventListener('keydown', prime);
    return () => {
      window.removeEventListener('pointerup', prime);
      window.removeEventListener('keydown', prime);
    };
  }, [sound, alarm]);

  useEffect(() => {
    keeper.want(wakeLock);
    return () => keeper.want(false);
  }, [keeper, wakeLock]);

  const live = useMemo(
    () => ({
      ...around,
      now: clock.now,
      chime: (signal?: Parameters<typeof around.chime>[0]) =>
        alarm.sound({ sound, vibrate }, signal),
    }),
    [around, clock, alarm, sound, vibrate],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}
