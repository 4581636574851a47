import { Settings2 } from 'lucide-react';
import { machineOf } from '#domain/gyms/gym';
import { useGymAtHand } from '../../data/gyms/gyms';
import { Chip } from '../../ui/control/chip';
import styles from './machine-note.module.css';

interface MachineNoteProps {
  /** Null where the exercise is not known. */
  exercise: string | null;
  /** Absent where it is only read: a coach does not change the student's places. */
  onEdit?: (() => void) | undefined;
}

/** How the machine of the gym at hand is set up for this person; nothing where nothing was noted. */
export function MachineNote({ exercise, onEdit }: MachineNoteProps) {
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const note = here && exercise !== null ? machineOf(here, exercise)?.note : '';
  if (!note) return null;
  if (!onEdit) {
    return (
      <p className={styles.note}>
        <Settings2 aria-hidden="true" />
        <span>Ajuste da máquina: {note}</span>
      </p>
    );
  }
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
