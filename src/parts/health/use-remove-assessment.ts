import type { Assessment } from '#domain/health/body/assessment';
import { shortDay } from '#words/format/day';
import { useAssessmentCommands } from '../../data/commands/health/assessments';
import { notify } from '../../ui/layer/notify';
import { storedOrSaid } from '../input/stored-or-said';

/** Removes an assessment and shows a toast with undo. Resolves with whether it was removed. */
export function useRemoveAssessment(): (which: Pick<Assessment, 'id' | 'day'>) => Promise<boolean> {
  const commands = useAssessmentCommands();
  return async ({ id, day }) => {
    if (!(await storedOrSaid(commands.remove('assessment', id)))) return false;
    notify.plain(`Avaliação de ${shortDay(day)} apagada`, {
      action: {
        label: 'Desfazer',
        onAction: () => void storedOrSaid(commands.restore('assessment', id)),
      },
    });
    return true;
  };
}
