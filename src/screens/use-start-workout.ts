import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { storageFailure } from '#words/storage-failure';
import { useAccountSource } from '../data/commands/write';
import { useAction } from '../data/use-action';
import { useRunningWorkouts } from '../data/workouts';
import { notify } from '../ui/notify';

/** Beginning a workout is code that the first screen can wait for. */
const loadStarting = () => import('../data/commands/start-workout');

/** Starts a workout and goes to it. With one under way it goes there instead of opening another. */
export function useStartWorkout(): {
  start: () => void;
  repeat: (pastId: string) => void;
  busy: boolean;
} {
  const [, navigate] = useLocation();
  const source = useAccountSource();
  const running = useRunningWorkouts();

  const begin = useAction(async (pastId: string | null) => {
    if (running.state === 'ready' && running.value.length > 0) {
      notify.info('Você já tem um treino em andamento. Conclua-o antes de começar outro.');
      navigate('/app/workout');
      return;
    }
    try {
      const { repeatWorkout, startWorkout } = await loadStarting();
      const id = await (pastId === null ? startWorkout(source) : repeatWorkout(source, pastId));
      if (id !== null) navigate('/app/workout');
    } catch (cause) {
      console.error('The workout could not be started', cause);
      notify.error(storageFailure('write'));
    }
  });

  useEffect(() => {
    // Here before the tap; one that fails is tried again by it.
    void loadStarting().catch(() => undefined);
  }, []);

  return {
    start: () => void begin.run(null),
    repeat: (pastId) => void begin.run(pastId),
    busy: begin.busy,
  };
}
