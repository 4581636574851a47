import { Settings2 } from 'lucide-react';
import { machineOf } from '#domain/gyms/gym';
import { useGymAtHand } from '../../data/gyms/gyms';
import { Chip } from '../../ui/control/chip';
import styles from './machine-note.module.css';

interface MachineNoteProps {
  /** Null for an unknown exercise. */
  exercise: string | null;
  /** Absent for coaches, who cannot change the student's gyms. */
  onEdit?: (() => void) | undefined;
}

/** The person's settings of a machine in the selected gym; absent without a note. */
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
