import { useEffect } from 'react';
import { useAccountSource } from '../../data/commands/write';
import { useBeginWorkout } from './use-begin-workout';

const loadStarting = () => import('../../data/commands/workouts/start-program-day');

/** A day of a ficha that is about to be done. */
interface Asked {
  programId: string;
  day: string;
  /** Title of the workout. */
  title: string;
  /** The running week; without it the one that the ficha is in. */
  week?: number | undefined;
}

/** Starts a day of a ficha and goes to it; with a workout under way it goes there instead. */
export function useStartProgramDay(): { startDay: (asked: Asked) => void; busy: boolean } {
  const source = useAccountSource();
  const { begin, busy } = useBeginWorkout();

  useEffect(() => {
    // Here before the tap; one that fails is tried again by it.
    void loadStarting().catch(() => undefined);
  }, []);

  return {
    startDay: ({ programId, day, title, week }) =>
      begin(async () => {
        const { startProgramDay } = await loadStarting();
        return startProgramDay(source, programId, day, week ?? null, title);
      }),
    busy,
  };
}
