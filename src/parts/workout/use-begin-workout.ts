import { useLocation } from 'wouter';
import { storageFailure } from '#words/device/storage-failure';
import { useAccountSource } from '../../data/commands/write';
import { useAction } from '../../data/remote/use-action';
import { notify } from '../../ui/layer/notify';

/** Makes a workout; resolves with its id, or null when there was nothing to make it from. */
export type MakeWorkout = () => Promise<string | null>;

const WORKOUT = '/app/workout';

/** Begins a workout and goes to it. With one under way it goes there instead of opening another. */
export function useBeginWorkout(): { begin: (make: MakeWorkout) => void; busy: boolean } {
  const [, navigate] = useLocation();
  const source = useAccountSource();
  const { run, busy } = useAction(async (make: MakeWorkout) => {
    const from = location.pathname;
    try {
      // Asked of the device: a tap may come before a screen knows what is under way.
      const running = await source().replica.open('workout');
      if (running.length > 0) {
        notify.info('Você já tem um treino em andamento. Conclua-o antes de começar outro.');
      } else if ((await make()) === null) return;
      // It may be on the screen before this goes on: who left again meanwhile is not fetched back.
      if (location.pathname === from) navigate(WORKOUT, { replace: from === WORKOUT });
    } catch (cause) {
      console.error('The workout could not be started', cause);
      notify.error(storageFailure('write'));
    }
  });
  return { begin: (make) => void run(make), busy };
}
