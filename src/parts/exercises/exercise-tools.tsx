import type { Exercise } from '#domain/exercises/exercise';
import { machineOf, NEW_MACHINE } from '#domain/gyms/gym';
import { type Gym, MACHINE_NOTE_LENGTH } from '#domain/gyms/shape';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { plural } from '#words/format/plural';
import { gymName } from '#words/gyms/gyms';
import { useGymCommands } from '../../data/commands/gyms';
import { keysFor, useWarmUpCommands } from '../../data/commands/workouts/warm-ups';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useGymAtHand } from '../../data/gyms/gyms';
import { PlateSheet } from '../../training/gyms/plate-sheet';
import { WarmUpSheet } from '../../training/gyms/warm-up-sheet';
import { TextSheet } from '../../training/workouts/text-sheet';
import { buttonClass } from '../../ui/control/button-class';
import { notify } from '../../ui/layer/notify';
import { Sheet } from '../../ui/layer/sheet';
import { ErrorState } from '../../ui/state/screen-state';
import { guarded } from '../input/guarded';
import { renderLink } from '../page/render-link';
import type { Training } from '../workouts/use-training';
import type { Tool } from './exercise-sheets';
import { SwapSheet } from './swap-sheet';

interface ExerciseToolsProps {
  training: Pick<Training, 'running' | 'trainee' | 'facts' | 'efforts'>;
  exercise: WorkoutExercise;
  open: Tool;
  onClose: () => void;
}

/** Rarely used tools of the current exercise, loaded on demand. */
export default function ExerciseTools(props: ExerciseToolsProps) {
  const { training, onClose } = props;
  const { book } = training.facts;
  if (book) return <Tools {...props} book={book} />;
  return (
    <Sheet open title="Exercício" onClose={onClose}>
      <ErrorState as="h2" catalogue="Something went wrong!" title="A lista de exercícios não abriu">
        Feche esta janela e tente de novo. O treino em andamento está guardado.
      </ErrorState>
    </Sheet>
  );
}

function Tools(props: ExerciseToolsProps & { book: ExerciseBook }) {
  const { training, exercise, book, open, onClose } = props;
  const { id, standing } = training.running;
  const { unit } = training.trainee;
  const warmUps = useWarmUpCommands();
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const known = exercise.exercise === null ? null : book.byId(exercise.exercise);

  if (open === 'swap') return <SwapSheet {...props} />;
  if (gym.state === 'loading' || !known) return null;
  if (open === 'machine') return <MachineNoteSheet exercise={known} gym={here} onClose={onClose} />;

  const set = standing.set ?? exercise.sets.at(-1) ?? null;
  const effort = set && training.efforts.of(exercise, set);
  if (open === 'plates') {
    return (
      <PlateSheet
        exercise={{
          ...known,
          name: training.trainee.titled(training.facts.knownOf(exercise).name),
        }}
        gym={here}
        unit={unit}
        grams={effort?.load ?? 0}
        onLoad={(load) => {
          onClose();
          if (set && effort && !set.done) training.efforts.change(set.key, { ...effort, load });
        }}
        onClose={onClose}
      />
    );
  }

  const work = exercise.sets.find(({ kind, done }) => kind !== 'warmup' && !done);
  return (
    <WarmUpSheet
      exercise={{ ...known, name: training.trainee.titled(training.facts.knownOf(exercise).name) }}
      gym={here}
      unit={unit}
      workGrams={(work && training.efforts.of(exercise, work).load) ?? 0}
      onAdd={(sets) => {
        onClose();
        training.efforts.settle();
        const keys = keysFor(sets);
        void guarded(warmUps.add(id, exercise.key, sets, keys)).then((added) => {
          if (!added) return;
          notify.plain(
            training.trainee.said(
              plural(sets.length, {
                zero: '',
                one: '1 série de aquecimento adicionada',
                other: '# séries de aquecimento adicionadas',
              }),
            ),
            {
              action: {
                label: 'Desfazer',
                onAction: () => void guarded(warmUps.remove(id, keys)),
              },
            },
          );
        });
      }}
      onClose={onClose}
    />
  );
}

interface MachineNoteSheetProps {
  exercise: Exercise;
  /** The selected gym, to which the machine belongs. */
  gym: Gym | null;
  onClose: () => void;
}

/** Edits the settings of a machine (seat, pin, handles) for the next time at this gym. */
function MachineNoteSheet({ exercise, gym, onClose }: MachineNoteSheetProps) {
  const commands = useGymCommands();
  if (!gym) {
    return (
      <Sheet
        open
        size="s"
        title="Ajuste da máquina"
        description={exercise.name}
        onClose={onClose}
        footer={renderLink({
          href: '/app/gyms',
          className: buttonClass({ size: 'l', full: true }),
          children: 'Escolher o local',
        })}
      >
        <p>
          O ajuste fica guardado em cada local de treino. Diga onde você está, e ele aparece aqui.
        </p>
      </Sheet>
    );
  }
  const machine = machineOf(gym, exercise.id) ?? NEW_MACHINE;
  return (
    <TextSheet
      kind="note"
      title="Ajuste da máquina"
      description={`${exercise.name} · ${gymName(gym)}`}
      label="Banco, pino, pegada"
      value={machine.note}
      maxLength={MACHINE_NOTE_LENGTH}
      onSave={(note) => {
        onClose();
        void guarded(commands.machine(gym.id, exercise.id, { ...machine, note }));
      }}
      onClose={onClose}
    />
  );
}
