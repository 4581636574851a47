import { useEffect } from 'react';
import { useAccountSource } from '../../data/commands/write';
import { useBeginWorkout } from './use-begin-workout';

const loadStarting = () => import('../../data/commands/workouts/start-program-day');

/** A day of a ficha to start. */
interface Asked {
  programId: string;
  day: string;
  /** Title of the workout. */
  title: string;
  /** The week to do; by default the current week of the ficha. */
  week?: number | undefined;
}

/** Starts a day of a ficha and opens it; with a running workout it opens that one instead. */
export function useStartProgramDay(): { startDay: (asked: Asked) => void; busy: boolean } {
  const source = useAccountSource();
  const { begin, busy } = useBeginWorkout();

  useEffect(() => {
    // Loaded before the tap; a failed load is tried again by the tap.
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
