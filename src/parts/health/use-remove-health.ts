import { shortDay } from '#words/format/day';
import { type HealthFileKind, useHealthFileCommands } from '../../data/commands/health/health-file';
import { notify } from '../../ui/layer/notify';
import { storedOrSaid } from '../input/stored-or-said';
import { useGoUp } from '../page/use-go-up';

const NAMES: Readonly<Record<HealthFileKind, string>> = {
  screening: 'Triagem',
  anamnesis: 'Anamnese',
};

/** Removes a screening or an anamnesis, shows a toast with undo, and leaves its page. */
export function useRemoveHealth(kind: HealthFileKind) {
  const commands = useHealthFileCommands();
  const goUp = useGoUp();
  return async ({ id, day }: { id: string; day: string }) => {
    if (!(await storedOrSaid(commands.remove(kind, id)))) return;
    goUp('/app/health');
    notify.plain(`${NAMES[kind]} de ${shortDay(day)} apagada`, {
      action: {
        label: 'Desfazer',
        onAction: () => void storedOrSaid(commands.restore(kind, id)),
      },
    });
  };
}
