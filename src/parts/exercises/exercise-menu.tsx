import {
  ArrowDown,
  ArrowUp,
  Calculator,
  Columns2,
  Flame,
  Gauge,
  Link2,
  Repeat2,
  Settings2,
  SkipForward,
  StickyNote,
  Trash2,
  Unlink2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { takesLoad } from '#domain/exercises/exercise';
import { hasMachine } from '#domain/gyms/gym';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { canSwap } from '#domain/workouts/swap';
import { blockOf } from '#domain/workouts/turns';
import { studentGroupLabel } from '#words/coaching/groups';
import { formatList } from '#words/format/list';
import { usePreferenceCommands } from '../../data/commands/preferences';
import type { MenuItem } from '../../ui/layer/menu';
import { notify } from '../../ui/layer/notify';
import { useAnnounce } from '../../ui/state/live-region';
import { guarded } from '../input/guarded';
import { hasPlates } from '../workouts/exercise-in';
import type { Training } from '../workouts/use-training';
import type { OpenFromExercise, Tool } from './exercise-sheets';

type MenuTraining = Pick<Training, 'running' | 'trainee' | 'facts' | 'efforts'>;

/**
 * The menu of the current exercise: frequent acts first, then its execution, its place, and
 * removal.
 */
export function useExerciseMenu(
  training: MenuTraining,
  exercise: WorkoutExercise,
  onOpen: OpenFromExercise,
): MenuItem[] {
  const choices = usePreferenceCommands();
  const announce = useAnnounce();
  // Sets without an exercise cannot be changed.
  if (exercise.key === '') return [];
  const note = {
    label: 'Anotação',
    icon: <StickyNote aria-hidden="true" />,
    onSelect: () => onOpen('exercise-note'),
  };
  return [
    ...toolItems(training, exercise, onOpen),
    ...skipItems(training, exercise),
    note,
    ...apart([
      ...turnItems(training, exercise, announce),
      ...sideItems(training, exercise, choices.exerciseSides, announce),
      ...loadItems(training, exercise, onOpen),
    ]),
    ...apart(placeItems(training, exercise)),
    ...apart([removeItem(training, exercise)]),
  ];
}

/** Separates the items by a line before the first. */
function apart(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item, at) => (at === 0 ? { ...item, apart: true } : item));
}

function skipItems(training: MenuTraining, exercise: WorkoutExercise): MenuItem[] {
  const { next } = training.running.standing;
  const block = blockOf(training.running.workout, exercise.key);
  if (!next || exercise.sets.every(({ done }) => done)) return [];
  return [
    {
      label:
        block.length > 1
          ? `Pular ${studentGroupLabel(block.length).toLowerCase()}`
          : 'Pular exercício',
      hint: 'O que falta fica para o fim',
      icon: <SkipForward aria-hidden="true" />,
      onSelect: () => training.running.choose(next),
    },
  ];
}

/** Groups the exercise with others, or ungroups it. */
function turnItems(
  training: MenuTraining,
  exercise: WorkoutExercise,
  say: (text: string) => void,
): MenuItem[] {
  const { id, commands, workout } = training.running;
  const block = blockOf(workout, exercise.key);
  const after = workout.exercises[workout.exercises.indexOf(block.at(-1) ?? exercise) + 1];
  const following = after ? blockOf(workout, after.key) : [];
  const label = studentGroupLabel(block.length + following.length);
  const namesOf = (exercises: readonly WorkoutExercise[]) =>
    formatList(exercises.map((of) => training.facts.knownOf(of).name));
  return [
    ...(after && after.key !== ''
      ? [
          {
            label: `Fazer em ${label.toLowerCase()} com o próximo`,
            hint: namesOf(following),
            icon: <Link2 aria-hidden="true" />,
            onSelect: () => {
              void guarded(commands.groupWithNext(id, exercise.key));
              say(`${label}: ${namesOf([...block, ...following])}`);
            },
          },
        ]
      : []),
    ...(block.length > 1
      ? [
          {
            label: `Desfazer ${studentGroupLabel(block.length).toLowerCase()}`,
            icon: <Unlink2 aria-hidden="true" />,
            onSelect: () => {
              void guarded(commands.ungroup(id, exercise.key));
              say(`${studentGroupLabel(block.length)} desfeito`);
            },
          },
        ]
      : []),
  ];
}

/** Separates or joins the two sides; the person's own choice is remembered for the exercise. */
function sideItems(
  training: MenuTraining,
  exercise: WorkoutExercise,
  remember: (exerciseId: string, apart: boolean) => Promise<void>,
  say: (text: string) => void,
): MenuItem[] {
  const { id, commands } = training.running;
  const apart = training.facts.sidesOf(exercise);
  if (!training.facts.knownOf(exercise).unilateral && !apart) return [];
  const remembers = !training.trainee.isForOther;

  function change() {
    training.efforts.settle();
    const { key, exercise: of } = exercise;
    void guarded(apart ? commands.joinSides(id, key) : commands.splitSides(id, key));
    if (of !== null && remembers) void guarded(remember(of, !apart).then(() => null));
    say(apart ? 'Os dois lados juntos' : 'Lados separados');
  }

  return [
    {
      label: apart ? 'Registrar os dois lados juntos' : 'Registrar lados separados',
      ...(remembers && { hint: 'Vale também para os próximos treinos' }),
      icon: <Columns2 aria-hidden="true" />,
      onSelect: change,
    },
  ];
}

function loadItems(
  training: MenuTraining,
  exercise: WorkoutExercise,
  onOpen: OpenFromExercise,
): MenuItem[] {
  const takes = takesLoad(training.facts.knownOf(exercise).loadKind);
  // The step is the person's own choice for every workout.
  if (!takes || exercise.exercise === null || training.trainee.isForOther) return [];
  return [
    {
      label: 'Passo da carga',
      icon: <Gauge aria-hidden="true" />,
      onSelect: () => onOpen('step'),
    },
  ];
}

/** Acts on the exercise's place in the workout. */
function placeItems(training: MenuTraining, exercise: WorkoutExercise): MenuItem[] {
  const { id, commands, workout } = training.running;
  const place = workout.exercises.indexOf(exercise);

  function move(by: 1 | -1) {
    training.running.choose(exercise);
    void guarded(commands.moveExercise(id, exercise.key, by));
  }

  const up = {
    label: 'Mover para cima',
    icon: <ArrowUp aria-hidden="true" />,
    onSelect: () => move(-1),
  };
  const down = {
    label: 'Mover para baixo',
    icon: <ArrowDown aria-hidden="true" />,
    onSelect: () => move(1),
  };
  return [...(place > 0 ? [up] : []), ...(place < workout.exercises.length - 1 ? [down] : [])];
}

function removeItem(training: MenuTraining, exercise: WorkoutExercise): MenuItem {
  const { id, commands } = training.running;

  async function remove() {
    if (!(await guarded(commands.removeExercise(id, exercise.key)))) return;
    notify.plain(training.trainee.said(`${training.facts.knownOf(exercise).name} saiu do treino`), {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(commands.restoreExercise(id, exercise.key)),
      },
    });
  }

  return {
    label: 'Remover exercício',
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onSelect: () => void remove(),
  };
}

const SWAP_HINT = 'Máquina ocupada, ou falta aqui';

/** Menu items for the tools that apply to an exercise. */
function toolItems(
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
