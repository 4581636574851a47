import { Calculator, Flame, Repeat2, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Exercise, takesLoad } from '#domain/exercise';
import { hasMachine } from '#domain/gym/gym';
import type { WorkoutExercise } from '#domain/workout/shape';
import { canSwap } from '#domain/workout/swap';
import type { MenuItem } from '../../ui/menu';
import type { OpenSheet, Tool } from './sheets';
import type { Training } from './use-training';

const SWAP_HINT = 'Máquina ocupada, ou falta aqui';

const ON_PLATES: readonly Exercise['equipment'][] = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'smith',
  'plate',
];

/** Whether its load is made of plates, as far as the exercise itself can say. */
export function hasPlates({ equipment, loadKind }: Pick<Exercise, 'equipment' | 'loadKind'>) {
  return takesLoad(loadKind) && ON_PLATES.includes(equipment);
}

/** The tools that an exercise has a use for. */
export function toolItems(
  { book }: Training,
  exercise: WorkoutExercise,
  onOpen: (sheet: OpenSheet) => void,
): MenuItem[] {
  const known = exercise.exercise === null ? null : book?.byId(exercise.exercise);
  if (!known) return [];
  const { loadKind } = known;
  const isOpen = canSwap(exercise);
  const warms = takesLoad(loadKind) && loadKind !== 'assisted_bodyweight';
  const toolOf = (tool: Tool, label: string, icon: ReactNode, hint?: string): MenuItem => ({
    label,
    icon,
    ...(hint && { hint }),
    onSelect: () => onOpen(tool),
  });
  const swap = toolOf('swap', 'Trocar exercício', <Repeat2 aria-hidden="true" />, SWAP_HINT);
  const warmUp = toolOf('warm-up', 'Aquecimento', <Flame aria-hidden="true" />);
  const plates = toolOf('plates', 'Calcular anilhas', <Calculator aria-hidden="true" />);
  const machine = toolOf('machine', 'Ajuste da máquina', <Settings2 aria-hidden="true" />);
  return [
    ...(isOpen ? [swap] : []),
    ...(isOpen && warms ? [warmUp] : []),
    ...(hasPlates(known) ? [plates] : []),
    ...(hasMachine(known) ? [machine] : []),
  ];
}
