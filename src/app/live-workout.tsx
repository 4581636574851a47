import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../data/store/preferences';
import type { WorkoutEntry } from '../data/workouts/workouts';
import { LiveProvider, useLive } from '../live/live-provider';
import { useDevicePreference } from '../preferences/use-preferences';
import { withoutReload } from '../pwa/preload-error';
import { extraPart, lazyPart } from '../ui/state/lazy-part';
import { useAnnounce } from '../ui/state/live-region';

/** If it cannot be loaded, home still leads to the workout. */
const WayBack = extraPart(() => import('./way-back'));

/** If they cannot be loaded, no rest rings until the next start, but the workout continues. */
const LiveServices = lazyPart(() =>
  import('../live/live-services').catch((cause: unknown) => {
    console.error('A workout has no services', cause);
    return { default: () => null };
  }),
);

const SCREEN = '/app/workout';

/** The running workout as a service of the whole app, with this device's switches. */
export function LiveWorkout({ children }: { children: ReactNode }) {
  const announce = useAnnounce();
  const { unit } = usePreferences();
  const [sound] = useDevicePreference('sound');
  const [vibrate] = useDevicePreference('vibrate');
  const [wakeLock] = useDevicePreference('wakeLock');

  // The spoken words load with the first rest that is near its end. Without them it still rings.
  const words = () =>
    withoutReload(() => import('../training/workouts/rest-words')).catch(() => null);
  async function sayNear() {
    const known = await words();
    if (known) announce(known.REST_NEAR_WORDS);
  }
  async function sayEnd({ workout }: WorkoutEntry) {
    const known = await words();
    if (known) announce(known.restEndWords(workout, unit), { assertive: true });
  }

  return (
    <LiveProvider
      parts={LiveServices}
      sound={sound}
      vibrate={vibrate}
      wakeLock={wakeLock}
      onRestNear={() => void sayNear()}
      onRestEnd={(entry) => void sayEnd(entry)}
    >
      {children}
    </LiveProvider>
  );
}

/** A link back to the running workout, on every screen except the workout and home. */
export function WayBackToWorkout() {
  const [path] = useLocation();
  const { running } = useLive();
  const entry = running.state === 'ready' ? running.value[0] : undefined;
  if (!entry || path === SCREEN || path === '/') return null;
  return <WayBack entry={entry} />;
}
