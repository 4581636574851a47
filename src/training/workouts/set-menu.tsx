import { Check, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import type { SetKind, WorkoutSet } from '#domain/workouts/shape';
import { setKindHint, setKindLabel, setKindsInOrder } from '#words/workouts/sets';
import type { MenuItem } from '../../ui/layer/menu';
import styles from './set-menu.module.css';

export interface SetActs {
  onCorrect: (set: WorkoutSet) => void;
  onReopen: (set: WorkoutSet) => void;
  onKind: (set: WorkoutSet, kind: SetKind) => void;
  onRemove: (set: WorkoutSet) => void;
}

/** Acts on a set in its menu. */
export function setMenu(set: WorkoutSet, acts: SetActs): MenuItem[] {
  const kinds = setKindsInOrder.map((kind) => ({
    label: setKindLabel(kind),
    hint: setKindHint(kind),
    icon: <Check className={kind === set.kind ? undefined : styles.unchosen} aria-hidden="true" />,
    onSelect: () => acts.onKind(set, kind),
  }));
  const ofDone: MenuItem[] = [
    {
      label: 'Corrigir',
      icon: <PencilLine aria-hidden="true" />,
      onSelect: () => acts.onCorrect(set),
    },
    {
      label: 'Reabrir',
      hint: 'Volta a ser uma série por fazer',
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: () => acts.onReopen(set),
    },
  ];
  return [
    ...(set.done ? ofDone : []),
    ...kinds,
    {
      label: set.side ? 'Remover este lado' : 'Remover série',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => acts.onRemove(set),
    },
  ];
}
