import { Flag, Pencil, StickyNote, Trash2 } from 'lucide-react';
import type { MenuItem } from '../../../ui/layer/menu';
import type { OpenWorkoutSheet } from './sheets';

/** The menu of the whole workout in the top bar. */
export function workoutMenu(onOpen: (sheet: OpenWorkoutSheet) => void): MenuItem[] {
  return [
    {
      label: 'Concluir treino',
      icon: <Flag aria-hidden="true" />,
      onSelect: () => onOpen('finish'),
    },
    {
      label: 'Nome do treino',
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onOpen('title'),
    },
    {
      label: 'Anotação do treino',
      icon: <StickyNote aria-hidden="true" />,
      onSelect: () => onOpen('workout-note'),
    },
    {
      label: 'Descartar treino',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => onOpen('discard'),
    },
  ];
}
