import { Calculator, Flame, Repeat2, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { takesLoad } from '#domain/exercises/exercise';
import { hasMachine } from '#domain/gyms/gym';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { canSwap } from '#domain/workouts/swap';
import type { MenuItem } from '../../ui/layer/menu';
import type { Training } from '../workouts/use-training';
import { hasPlates } from './exercise-in';
import type { OpenFromExercise, Tool } from './exercise-sheets';

const SWAP_HINT = 'Máquina ocupada, ou falta aqui';

/** Menu items for the tools that apply to an exercise. */
export function toolItems(
  { facts: { book }, trainee: { isForOther } }: Pick<Training, 'facts' | 'trainee'>,
  exercise: WorkoutExercise,
  onOpen: OpenFromExercise,
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
    // Only the owner of a gym changes its machine settings.
    ...(hasMachine(known) && !isForOther ? [machine] : []),
  ];
}
