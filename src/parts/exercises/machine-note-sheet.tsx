import type { Exercise } from '#domain/exercises/exercise';
import { machineOf, NEW_MACHINE } from '#domain/gyms/gym';
import { type Gym, MACHINE_NOTE_LENGTH } from '#domain/gyms/shape';
import { gymName } from '#words/gyms/gyms';
import { useGymCommands } from '../../data/commands/gyms';
import { TextSheet } from '../../training/workouts/text-sheet';
import { buttonClass } from '../../ui/control/button-class';
import { Sheet } from '../../ui/layer/sheet';
import { guarded } from '../input/guarded';
import { renderLink } from '../page/render-link';

interface MachineNoteSheetProps {
  exercise: Exercise;
  /** The selected gym, to which the machine belongs. */
  gym: Gym | null;
  onClose: () => void;
}

/** Edits the settings of a machine (seat, pin, handles) for the next time at this gym. */
export function MachineNoteSheet({ exercise, gym, onClose }: MachineNoteSheetProps) {
  const commands = useGymCommands();
  if (!gym) {
    return (
      <Sheet
        open
        size="s"
        title="Ajuste da máquina"
        description={exercise.name}
        onClose={onClose}
        footer={renderLink({
          href: '/app/gyms',
          className: buttonClass({ size: 'l', full: true }),
          children: 'Escolher o local',
        })}
      >
        <p>
          O ajuste fica guardado em cada local de treino. Diga onde você está, e ele aparece aqui.
        </p>
      </Sheet>
    );
  }
  const machine = machineOf(gym, exercise.id) ?? NEW_MACHINE;
  return (
    <TextSheet
      kind="note"
      title="Ajuste da máquina"
      description={`${exercise.name} · ${gymName(gym)}`}
      label="Banco, pino, pegada"
      value={machine.note}
      maxLength={MACHINE_NOTE_LENGTH}
      onSave={(note) => {
        onClose();
        void guarded(commands.machine(gym.id, exercise.id, { ...machine, note }));
      }}
      onClose={onClose}
    />
  );
}
