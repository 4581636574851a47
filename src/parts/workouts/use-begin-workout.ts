import { useLocation } from 'wouter';
import { storageFailure } from '#words/device/storage-failure';
import { useAccountSource } from '../../data/commands/write';
import { useAction } from '../../data/remote/use-action';
import { notify } from '../../ui/layer/notify';

/** Creates a workout; resolves with its id, or null without a source for it. */
export type MakeWorkout = () => Promise<string | null>;

const WORKOUT = '/app/workout';

/** Starts a workout and opens it. If one is running already, it opens that one instead. */
export function useBeginWorkout(): { begin: (make: MakeWorkout) => void; busy: boolean } {
  const [, navigate] = useLocation();
  const source = useAccountSource();
  const { run, busy } = useAction(async (make: MakeWorkout) => {
    const from = location.pathname;
    try {
      // The device is asked, because a tap may come before the screen knows of running workouts.
      const running = await source().replica.open('workout');
      if (running.length > 0) {
        notify.info(
          'Você já tem um treino em andamento. Conclua esse treino antes de começar outro.',
        );
      } else if ((await make()) === null) return;
      // The workout may be open by now, and a person who left it again is not brought back.
      if (location.pathname === from) navigate(WORKOUT, { replace: from === WORKOUT });
    } catch (cause) {
      console.error('The workout could not be started', cause);
      notify.error(storageFailure('write'));
    }
  });
  return { begin: (make) => void run(make), busy };
}
