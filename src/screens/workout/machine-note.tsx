import { Settings2 } from 'lucide-react';
import { machineOf } from '#domain/gym/gym';
import { useGymAtHand } from '../../data/gyms';
import { Chip } from '../../ui/chip';

interface MachineNoteProps {
  /** Null where the exercise is not known. */
  exercise: string | null;
  onEdit: () => void;
}

/** How the machine of the gym at hand is set up for this person; nothing where nothing was noted. */
export function MachineNote({ exercise, onEdit }: MachineNoteProps) {
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const note = here && exercise !== null ? machineOf(here, exercise)?.note : '';
  if (!note) return null;
  return (
    <Chip
      icon={<Settings2 aria-hidden="true" />}
      aria-label={`Ajuste da máquina: ${note}. Mudar`}
      onClick={onEdit}
    >
      <span>{note}</span>
    </Chip>
  );
}
