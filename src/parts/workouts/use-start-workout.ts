import { useEffect } from 'react';
import { useAccountSource } from '../../data/commands/write';
import { useBeginWorkout } from './use-begin-workout';

/** The code that starts workouts loads after the first screen. */
const loadStarting = () => import('../../data/commands/workouts/start-workout');

/** Starts an empty workout, or repeats a past one, and opens it. */
export function useStartWorkout(): {
  start: () => void;
  repeat: (pastId: string) => void;
  busy: boolean;
} {
  const source = useAccountSource();
  const { begin, busy } = useBeginWorkout();

  useEffect(() => {
    // Loaded before the tap; a failed load is tried again by the tap.
    void loadStarting().catch(() => undefined);
  }, []);

  return {
    start: () => begin(async () => (await loadStarting()).startWorkout(source)),
    repeat: (pastId) => begin(async () => (await loadStarting()).repeatWorkout(source, pastId)),
    busy,
  };
}
