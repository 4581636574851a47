import type { Weighing } from '#domain/health/body-weight';
import type { LoadUnit } from '#domain/load';
import { formatWeight } from '#words/health/weight';
import { useBodyCommands } from '../../../data/commands/health/body';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { notify } from '../../../ui/layer/notify';
import { WeighForm } from './weigh-form';

interface LogSheetProps {
  /** Initial value of the field. */
  latest: Weighing | null;
  unit: LoadUnit;
  onClose: () => void;
}

/** Logs a new weight entry. */
export function LogSheet({ latest, unit, onClose }: LogSheetProps) {
  const commands = useBodyCommands();
  const today = useToday();
  return (
    <WeighForm
      title="Registrar peso"
      from={{ grams: latest?.grams ?? null, day: today, note: '' }}
      unit={unit}
      saveLabel="Registrar"
      onClose={onClose}
      onSave={async (weight) => {
        const logged = commands.log(weight);
        if (!(await storedOrSaid(logged.then(({ refusal }) => refusal)))) return;
        const { id } = await logged;
        onClose();
        notify.stored(`${formatWeight(weight.grams, unit)}: peso registrado`, {
          action: { label: 'Desfazer', onAction: () => void storedOrSaid(commands.remove(id)) },
        });
      }}
    />
  );
}

interface CorrectSheetProps {
  weighing: Weighing;
  unit: LoadUnit;
  onClose: () => void;
}

export function CorrectWeightSheet({ weighing, unit, onClose }: CorrectSheetProps) {
  const commands = useBodyCommands();
  return (
    <WeighForm
      title="Corrigir pesagem"
      from={weighing}
      unit={unit}
      saveLabel="Salvar correção"
      onClose={onClose}
      onSave={async (weight) => {
        if (await storedOrSaid(commands.correct(weighing.id, weight))) onClose();
      }}
    />
  );
}
