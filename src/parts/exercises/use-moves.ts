import { useSyncExternalStore } from 'react';
import { useDevicePreference } from '../../preferences/use-preferences';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether pictures may move: neither the system nor the person's switch is against it. */
export function useMoves(): boolean {
  const [motion] = useDevicePreference('motion');
  const less = useSyncExternalStore(subscribe, () => matchMedia(LESS_MOTION).matches);
  return motion && !less;
}
