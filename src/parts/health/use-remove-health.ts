import { useLocation } from 'wouter';
import { shortDay } from '#words/day';
import { type HealthFileKind, useHealthFileCommands } from '../../data/commands/health-file';
import { notify } from '../../ui/notify';
import { storedOrSaid } from '../input/stored-or-said';

const NAMES: Readonly<Record<HealthFileKind, string>> = {
  screening: 'Triagem',
  anamnesis: 'Anamnese',
};

/** Removes a screening or an anamnesis, says so with the way to take it back, and leaves its page. */
export function useRemoveHealth(kind: HealthFileKind) {
  const commands = useHealthFileCommands();
  const [, navigate] = useLocation();
  return async ({ id, day }: { id: string; day: string }) => {
    if (!(await storedOrSaid(commands.remove(kind, id)))) return;
    navigate('/app/health', { replace: true });
    notify.plain(`${NAMES[kind]} de ${shortDay(day)} apagada`, {
      action: {
        label: 'Desfazer',
        onAction: () => void storedOrSaid(commands.restore(kind, id)),
      },
    });
  };
}
