import {
  CalendarClock,
  CalendarPlus,
  Clock,
  ListPlus,
  NotebookPen,
  PencilLine,
  Share2,
  Trash2,
  Watch,
} from 'lucide-react';
import { useLocation } from 'wouter';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { Menu } from '../../../ui/layer/menu';
import type { useEarlierEnd } from './use-earlier-end';

interface PastMenuProps {
  entry: WorkoutEntry;
  /** Whether two devices wrote different values for a set. */
  undecided: boolean;
  earlierEnd: ReturnType<typeof useEarlierEnd>;
  onWrite: (what: 'title' | 'note' | 'times' | 'exercise') => void;
  /** Null until the exercises are read. */
  onShare: (() => void) | null;
  /** Null for a workout without sets. */
  onExport: (() => void) | null;
  onRemove: () => void;
}

/** The menu of a finished workout. */
export function PastMenu(props: PastMenuProps) {
  const { entry, undecided, earlierEnd, onWrite, onShare, onExport, onRemove } = props;
  const { id, workout } = entry;
  const [, navigate] = useLocation();
  return (
    <Menu
      label="Opções do treino"
      items={[
        {
          label: 'Mudar o nome',
          icon: <PencilLine aria-hidden="true" />,
          onSelect: () => onWrite('title'),
        },
        {
          label: workout.note === '' ? 'Anotar' : 'Mudar a nota',
          icon: <NotebookPen aria-hidden="true" />,
          onSelect: () => onWrite('note'),
        },
        {
          label: 'Mudar data e hora',
          ...(undecided && { hint: 'Antes, escolha com qual série ficar' }),
          icon: <CalendarClock aria-hidden="true" />,
          disabled: undecided,
          onSelect: () => onWrite('times'),
        },
        {
          label: 'Adicionar exercício',
          icon: <ListPlus aria-hidden="true" />,
          onSelect: () => onWrite('exercise'),
        },
        ...(earlierEnd
          ? [
              {
                label: 'Corrigir o fim',
                hint: `Terminou às ${earlierEnd.time}, na última série`,
                icon: <Clock aria-hidden="true" />,
                onSelect: () => void earlierEnd.correct(),
              },
            ]
          : []),
        ...(onShare
          ? [
              {
                label: 'Compartilhar',
                icon: <Share2 aria-hidden="true" />,
                onSelect: onShare,
              },
            ]
          : []),
        ...(onExport
          ? [
              {
                label: 'Exportar em FIT',
                hint: 'Séries, cargas e descansos; sem tipos, lados e notas',
                icon: <Watch aria-hidden="true" />,
                onSelect: onExport,
              },
            ]
          : []),
        {
          label: 'Repetir em outro dia',
          hint: 'Para registrar um treino que já passou',
          icon: <CalendarPlus aria-hidden="true" />,
          onSelect: () => navigate(`/app/history/new?like=${id}`),
        },
        {
          label: 'Apagar treino',
          hint: 'Fica 30 dias na lixeira',
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          disabled: workout.removedAt !== null,
          onSelect: onRemove,
        },
      ]}
    />
  );
}
