import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useWorkoutCommands } from '../../../data/commands/workouts/workouts';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { LOGGED_TOAST } from '../../../parts/workouts/use-set-taps';
import { Button } from '../../../ui/control/button';
import { Page, Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { EmptyState } from '../../../ui/state/screen-state';

interface EndedElsewhereProps {
  entry: WorkoutEntry;
  /** The person continues without this workout. */
  onLeave: () => void;
}

/** Shown if another device or tab finished or discarded the workout on this screen. */
export function EndedElsewhere({ entry, onLeave }: EndedElsewhereProps) {
  const { id, workout } = entry;
  const commands = useWorkoutCommands();
  const [, navigate] = useLocation();
  const removed = workout.removedAt !== null;

  // The toast offers to undo a set of a finished workout.
  useEffect(() => notify.dismiss(LOGGED_TOAST), []);

  return (
    <Page width="narrow">
      <EmptyState
        as="h1"
        title={removed ? 'Descartado em outro lugar' : 'Concluído no outro aparelho'}
        action={
          <Stack gap="s">
            <Button
              size="l"
              full
              onClick={() => void guarded(removed ? commands.restore(id) : commands.reopen(id))}
            >
              {removed ? 'Recuperar treino' : 'Continuar treino'}
            </Button>
            <Button
              variant="plain"
              full
              onClick={() => {
                onLeave();
                navigate(removed ? '/' : `/app/history/${id}`);
              }}
            >
              {removed ? 'Voltar ao início' : 'Ver o treino'}
            </Button>
          </Stack>
        }
      >
        {removed
          ? 'Ele está na lixeira, com tudo o que foi registrado.'
          : 'Tudo o que foi registrado está guardado. Se ainda falta alguma série, é só continuar.'}
      </EmptyState>
    </Page>
  );
}
