import { useEffect } from 'react';
import { useAccountSource } from '../../data/commands/write';
import { useBeginWorkout } from './use-begin-workout';

/** Beginning a workout is code that the first screen can wait for. */
const loadStarting = () => import('../../data/commands/workouts/start-workout');

/** Starts an empty workout, or a past one again, and goes to it. */
export function useStartWorkout(): {
  start: () => void;
  repeat: (pastId: string) => void;
  busy: boolean;
} {
  const source = useAccountSource();
  const { begin, busy } = useBeginWorkout();

  useEffect(() => {
    // Here before the tap; one that fails is tried again by it.
    void loadStarting().catch(() => undefined);
  }, []);

  return {
    start: () => begin(async () => (await loadStarting()).startWorkout(source)),
    repeat: (pastId) => begin(async () => (await loadStarting()).repeatWorkout(source, pastId)),
    busy,
  };
}
