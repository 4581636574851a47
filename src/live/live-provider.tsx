import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useAccountState } from '../data/store/account-provider';
import { LOADING, type Loaded } from '../data/store/loaded';
import { useDevice, useServerNow } from '../data/store/server-clock';
import { useRunningWorkouts, type WorkoutEntry } from '../data/workouts/workouts';
import { setBusy } from '../pwa/busy';
import type { AlarmSwitches } from './alarm';
import { isIdle } from './idle';
import type { LiveServicesProps, Services } from './live-services';
import { createSteadyClock } from './steady-clock';
import type { Signal } from './tone';
import { useUnsavedHold } from './use-unsaved-hold';
import type { WakeState } from './wake-lock';

export interface Live {
  /** All running workouts, newest start first. */
  readonly running: Loaded<readonly WorkoutEntry[]>;
  /** Server time without jumps while a rest runs; a stable function. */
  readonly now: () => number;
  readonly wake: WakeState;
  /** Plays the sound of a finished rest, or another signal for a timed set. */
  readonly chime: (signal?: Signal) => void;
}

/** The live service for the parts of a running workout. */
export const LiveContext = createContext<Live>({
  running: LOADING,
  now: () => Date.now(),
  wake: 'off',
  chime: () => {},
});

export function useLive(): Live {
  return useContext(LiveContext);
}

interface LiveProviderProps extends AlarmSwitches {
  /** Whether this device keeps its screen on during a workout. */
  readonly wakeLock: boolean;
  /** Called when a rest has ten seconds left. */
  readonly onRestNear: (entry: WorkoutEntry) => void;
  readonly onRestEnd: (entry: WorkoutEntry) => void;
  /** The component with device functions; it loads with the first running workout. */
  readonly parts: ComponentType<LiveServicesProps>;
  readonly children: ReactNode;
}

const NO_SERVICES: Services = { wake: 'off', chime: () => {} };

/**
 * The running workout as a service of the whole app. On any screen the rest continues, rings and is
 * announced, the screen stays on, and no update is applied.
 */
export function LiveProvider({ children, parts: Parts, ...props }: LiveProviderProps) {
  const account = useAccountState();
  const running = useRunningWorkouts();
  const device = useDevice();
  const serverNow = useServerNow();
  const [services, setServices] = useState(NO_SERVICES);

  const entries = running.state === 'ready' ? running.value : null;
  const under = (entries?.length ?? 0) > 0;
  const clock = useMemo(
    () =>
      createSteadyClock({
        serverNow,
        // Before a workout nothing can jump, and a sync may measure the clock's error meanwhile.
        monotonic: under ? () => performance.now() : serverNow,
      }),
    [serverNow, under],
  );
  const training = entries?.some(({ workout }) => !isIdle(workout, clock.now())) ?? false;
  // Until the running workouts are read, there may be one.
  const unread =
    account.state === 'opening' || (account.state === 'open' && running.state === 'loading');
  const held = training || unread;

  useEffect(() => {
    setBusy('workout', held);
    return () => setBusy('workout', false);
  }, [held]);
  useUnsavedHold();

  const { wake, chime } = under ? services : NO_SERVICES;
  const live = useMemo<Live>(
    () => ({ running, now: clock.now, wake, chime }),
    [running, clock, wake, chime],
  );
  return (
    <LiveContext value={live}>
      {children}
      {under && (
        <Parts
          {...props}
          clock={clock}
          device={device}
          entries={entries ?? []}
          training={training}
          onServices={setServices}
        />
      )}
    </LiveContext>
  );
}
