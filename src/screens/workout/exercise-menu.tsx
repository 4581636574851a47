import { ArrowDown, ArrowUp, Gauge, StickyNote, Timer, Trash2 } from 'lucide-react';
import { takesLoad } from '#domain/exercise';
import type { WorkoutExercise } from '#domain/workout/shape';
import type { MenuItem } from '../../ui/menu';
import { notify } from '../../ui/notify';
import { guarded } from '../guarded';
import type { OpenSheet } from './sheets';
import type { Training } from './use-training';

/** What can be done to an exercise of the workout, behind its dots. */
export function exerciseMenu(
  training: Training,
  exercise: WorkoutExercise,
  onOpen: (sheet: OpenSheet) => void,
): MenuItem[] {
  const { id, commands, workout } = training;
  const { name, loadKind } = training.knownOf(exercise);
  const place = workout.exercises.indexOf(exercise);

  async function remove() {
    if (!(await guarded(commands.removeExercise(id, exercise.key)))) return;
    notify.plain(`${name} saiu do treino`, {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(commands.restoreExercise(id, exercise.key)),
      },
    });
  }

  function move(by: 1 | -1) {
    training.choose(exercise);
    void guarded(commands.moveExercise(id, exercise.key, by));
  }

  // Sets whose exercise never arrived have no node of their own to change.
  if (exercise.key === '') return [];
  return [
    {
      label: 'Mover para cima',
      icon: <ArrowUp aria-hidden="true" />,
      disabled: place <= 0,
      onSelect: () => move(-1),
    },
    {
      label: 'Mover para baixo',
      icon: <ArrowDown aria-hidden="true" />,
      disabled: place >= workout.exercises.length - 1,
      onSelect: () => move(1),
    },
    {
      label: 'Anotação',
      icon: <StickyNote aria-hidden="true" />,
      onSelect: () => onOpen('exercise-note'),
    },
    { label: 'Descanso', icon: <Timer aria-hidden="true" />, onSelect: () => onOpen('rest') },
    ...(takesLoad(loadKind) && exercise.exercise !== null
      ? [
          {
            label: 'Passo da carga',
            icon: <Gauge aria-hidden="true" />,
            onSelect: () => onOpen('step'),
          },
        ]
      : []),
    {
      label: 'Remover exercício',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => void remove(),
    },
  ];
}
