import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { sameDevice } from '#domain/record/stamp';
import type { Rest } from '#domain/workouts/shape';
import type { WorkoutEntry } from '../data/workouts/workouts';
import { type AlarmSwitches, createAlarm } from './alarm';
import { createRestWatch } from './rest-watch';
import { restingOne } from './resting';
import type { SteadyClock } from './steady-clock';
import { createTone, type Signal } from './tone';
import { useRestPush } from './use-rest-push';
import { createWakeKeeper, type WakeState, wakeRequest } from './wake-lock';

/** Device functions that only a running workout needs. */
export interface Services {
  readonly wake: WakeState;
  /** Plays the sound of a finished rest, or another signal for a timed set. */
  readonly chime: (signal?: Signal) => void;
}

export interface LiveServicesProps extends AlarmSwitches {
  readonly clock: SteadyClock;
  /** This device's name in stamps, because its alarm rings only for its own rests (rule W3c). */
  readonly device: string;
  /** All running workouts. */
  readonly entries: readonly WorkoutEntry[];
  /** Whether a person is training, so the screen should stay on. */
  readonly training: boolean;
  /** Whether this device keeps its screen on during a workout. */
  readonly wakeLock: boolean;
  /** Called when a rest has ten seconds left. */
  readonly onRestNear: (entry: WorkoutEntry) => void;
  readonly onRestEnd: (entry: WorkoutEntry) => void;
  readonly onServices: (services: Services) => void;
}

function createSurroundings() {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    alarm: createAlarm({
      tone: createTone(window),
      vibrate: 'vibrate' in navigator ? (pattern) => void navigator.vibrate(pattern) : null,
      locks: 'locks' in navigator ? navigator.locks : null,
      inFront: () => document.visibilityState === 'visible' && document.hasFocus(),
      wait,
    }),
    keeper: createWakeKeeper({ request: wakeRequest(), page: document }),
  };
}

function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Rest, alarm and wake lock of a running workout, on every screen. Renders nothing. */
export default function LiveServices(props: LiveServicesProps) {
  const { clock, device, entries, training, sound, wakeLock, onServices } = props;
  const { alarm, keeper } = useMemo(createSurroundings, []);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const entry = restingOne(entries, device, clock.now());
  const rest = entry?.workout.rest ?? null;
  const restPush = useRestPush(clock.now);
  const resting = useRef({ entry, device });
  useEffect(() => {
    resting.current = { entry, device };
  });

  const watch = useMemo(
    () =>
      createRestWatch({
        now: clock.now,
        schedule,
        onNear: () => {
          const { entry: of } = resting.current;
          if (of) latest.current.onRestNear(of);
        },
        onEnd: (over: Rest, lateMs) => {
          const { entry: of, device: here } = resting.current;
          if (sameDevice(over.device, here)) {
            void alarm.ring(`${over.set}-${over.endsAt}`, lateMs, latest.current);
            // The end was visible here, so no push is necessary.
            if (document.visibilityState === 'visible') restPush.follow(null);
          }
          if (of) latest.current.onRestEnd(of);
        },
      }),
    [clock, alarm, restPush],
  );

  useEffect(() => {
    if (rest) clock.realign();
    watch.watch(rest);
    restPush.follow(rest && sameDevice(rest.device, device) ? rest : null);
  }, [watch, clock, restPush, rest, device]);

  useEffect(() => () => restPush.follow(null), [restPush]);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      clock.realign();
      watch.rearm();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      watch.stop();
    };
  }, [watch, clock]);

  useEffect(() => {
    if (!training || !sound) return;
    const prime = () => alarm.prime();
    window.addEventListener('pointerup', prime, { passive: true });
    window.addEventListener('keydown', prime);
    return () => {
      window.removeEventListener('pointerup', prime);
      window.removeEventListener('keydown', prime);
    };
  }, [training, sound, alarm]);

  useEffect(() => {
    keeper.want(training && wakeLock);
    return () => keeper.want(false);
  }, [keeper, training, wakeLock]);

  const wake = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    onServices({ wake, chime: (signal) => alarm.sound(latest.current, signal) });
  }, [onServices, wake, alarm]);

  return null;
}
