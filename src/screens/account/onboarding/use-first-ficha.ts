import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ProgramDraft } from '#domain/programs/draft';
import { storageFailure } from '#words/device/storage-failure';
import { dayName } from '#words/programs/program';
import { useAccountSource } from '../../../data/commands/write';
import { useAction } from '../../../data/remote/use-action';
import { useBeginWorkout } from '../../../parts/workouts/use-begin-workout';
import { notify } from '../../../ui/layer/notify';
import { forgetAnswers } from './answers';

const loadMaking = () => import('../../../data/commands/programs/first-ficha');

/** Stores the proposed ficha as the active one; `start` also starts its first workout. */
export function useFirstFicha(): {
  readonly start: (draft: ProgramDraft) => void;
  readonly keep: (draft: ProgramDraft) => void;
  readonly busy: boolean;
} {
  const source = useAccountSource();
  const [, navigate] = useLocation();
  const { begin, busy } = useBeginWorkout();

  useEffect(() => {
    // Loaded before the tap; a failed load is tried again by the tap.
    void loadMaking().catch(() => undefined);
  }, []);

  const keeping = useAction(async (draft: ProgramDraft) => {
    try {
      await (await loadMaking()).keepFicha(source, draft);
      forgetAnswers();
      navigate('/');
    } catch (cause) {
      console.error('The ficha could not be made', cause);
      notify.error(storageFailure('write'));
    }
  });

  return {
    start: (draft) =>
      begin(async () => {
        const [first] = draft.days;
        const title = first ? dayName({ key: 'first', title: first.title }, 0) : '';
        const workout = await (await loadMaking()).keepAndStart(source, draft, title);
        forgetAnswers();
        return workout;
      }),
    keep: (draft) => void keeping.run(draft),
    busy: busy || keeping.busy,
  };
}
