import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { storageFailure } from '#words/storage-failure';
import { useAccountSource } from '../data/commands/write';
import { useAction } from '../data/use-action';
import { useRunningWorkouts } from '../data/workouts';
import { notify } from '../ui/notify';

const loadStarting = () => import('../data/commands/start-program-day');

/** A day of a ficha that is about to be done. */
interface Asked {
  programId: string;
  day: string;
  /** What the workout is called. */
  title: string;
}

/** Starts a day of a ficha and goes to it; with a workout under way it goes there instead. */
export function useStartProgramDay(): { startDay: (asked: Asked) => void; busy: boolean } {
  const [, navigate] = useLocation();
  const source = useAccountSource();
  const running = useRunningWorkouts();

  const begin = useAction(async ({ programId, day, title }: Asked) => {
    if (running.state === 'ready' && running.value.length > 0) {
      notify.info('Você já tem um treino em andamento. Conclua-o antes de começar outro.');
      navigate('/app/workout');
      return;
    }
    try {
      const { startProgramDay } = await loadStarting();
      const id = await startProgramDay(source, programId, day, null, title);
      if (id !== null) navigate('/app/workout');
    } catch (cause) {
      console.error('A day of a ficha could not be started', cause);
      notify.error(storageFailure('write'));
    }
  });

  useEffect(() => {
    // Here before the tap; one that fails is tried again by it.
    void loadStarting().catch(() => undefined);
  }, []);

  return { startDay: (asked) => void begin.run(asked), busy: begin.busy };
}
