import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { storageFailure } from '#words/device/storage-failure';
import { dayName } from '#words/programs/program';
import { startProgramDay } from '../../../data/commands/workouts/start-program-day';
import { startWorkout } from '../../../data/commands/workouts/start-workout';
import { type AccountSource, useAccountSource } from '../../../data/commands/write';
import { readActiveDay } from '../../../data/programs/active-program';
import { useLive } from '../../../live/live-provider';
import { useToday } from '../../../parts/input/use-today';
import { notify } from '../../../ui/layer/notify';

/** Starts the next day of the ficha, or an empty workout; nothing on a rest day. */
async function startToday(source: AccountSource, today: string): Promise<void> {
  const active = await readActiveDay(source().replica, today);
  if (!active) {
    await startWorkout(source);
    return;
  }
  const { programId, program, next, trainedToday } = active;
  // On a rest day, or after today's workout, the person decides on the screen.
  if (next.why === 'rest' || trainedToday) return;
  const index = program.days.findIndex(({ key }) => key === next.day);
  const day = program.days[index];
  const title = day ? dayName(day, index) : null;
  await startProgramDay(source, programId, next.day, next.week, title);
}

/**
 * Handles the app's shortcut "Começar treino": starts today's workout, unless one is running.
 * @returns whether it is still being started
 */
export function useStartOnce(wanted: boolean): boolean {
  const { running } = useLive();
  const source = useAccountSource();
  const today = useToday();
  const [, navigate] = useLocation();
  const [ended, setEnded] = useState(false);
  const begun = useRef(false);
  const ready = running.state === 'ready';
  const none = ready && running.value.length === 0;

  useEffect(() => {
    if (!wanted || !ready || begun.current) return;
    begun.current = true;
    const leave = () => {
      // A person who left the screen meanwhile is not brought back.
      if (location.pathname === '/app/workout') navigate('/app/workout', { replace: true });
      setEnded(true);
    };
    if (!none) {
      leave();
      return;
    }
    startToday(source, today).then(leave, (cause: unknown) => {
      console.error('The workout could not be started', cause);
      notify.error(storageFailure('write'));
      leave();
    });
  }, [wanted, ready, none, source, today, navigate]);

  return wanted && none && !ended;
}
