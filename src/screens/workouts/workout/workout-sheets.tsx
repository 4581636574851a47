import { useLocation } from 'wouter';
import { BookPicker } from '../../../parts/exercises/book-picker';
import { ExerciseSheet } from '../../../parts/exercises/exercise-sheet';
import { guarded } from '../../../parts/input/guarded';
import { LOGGED_TOAST } from '../../../parts/workouts/use-set-taps';
import type { Training } from '../../../parts/workouts/use-training';
import { TextSheet } from '../../../training/workouts/text-sheet';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { ErrorState } from '../../../ui/state/screen-state';
import { FinishSheet } from './finish-sheet';
import type { OpenWorkoutSheet } from './sheets';

interface WorkoutSheetsProps {
  training: Training;
  title: string;
  open: OpenWorkoutSheet;
  onOpen: (sheet: OpenWorkoutSheet) => void;
  onEnding: (now: boolean) => void;
}

/** The open sheet of the workout screen, one at a time. */
export function WorkoutSheets(props: WorkoutSheetsProps) {
  const { training, open, onOpen, onEnding } = props;
  const { id, workout, commands, standing } = training.running;
  const [, navigate] = useLocation();
  const close = () => onOpen(null);

  async function discard() {
    close();
    onEnding(true);
    if (!(await guarded(commands.discard(id)))) {
      onEnding(false);
      return;
    }
    // Undoing a set now would restore the discarded workout.
    notify.dismiss(LOGGED_TOAST);
    navigate('/');
    notify.plain('Treino descartado', {
      action: {
        label: 'Desfazer',
        onAction: () => {
          void guarded(commands.restore(id)).then((back) => back && navigate('/app/workout'));
        },
      },
    });
  }

  function saveThen(command: Parameters<typeof guarded>[0]) {
    close();
    void guarded(command);
  }

  switch (open) {
    case null:
      return null;
    case 'picker':
      return <PickerSheet training={training} onClose={close} />;
    case 'finish':
      return <FinishSheet {...props} onClose={close} />;
    case 'discard':
      return (
        <ConfirmDialog
          open
          danger
          title="Descartar este treino?"
          confirmLabel="Descartar"
          onConfirm={() => void discard()}
          onCancel={close}
        >
          Ele fica na lixeira por 30 dias, com tudo o que foi registrado.
        </ConfirmDialog>
      );
    case 'title':
      return (
        <TextSheet
          kind="title"
          title="Nome do treino"
          label="Nome"
          value={workout.title}
          onSave={(text) => saveThen(commands.title(id, text))}
          onClose={close}
        />
      );
    case 'workout-note':
      return (
        <TextSheet
          kind="note"
          title="Anotação do treino"
          label="Anotação"
          value={workout.note}
          onSave={(text) => saveThen(commands.noteWorkout(id, text))}
          onClose={close}
        />
      );
    default:
      return standing.exercise ? (
        <ExerciseSheet
          training={training}
          exercise={standing.exercise}
          open={open}
          onClose={close}
        />
      ) : null;
  }
}

interface PickerSheetProps {
  training: Pick<Training, 'running' | 'facts'>;
  onClose: () => void;
}

/** Chooses exercises for the running workout. */
function PickerSheet({ training, onClose }: PickerSheetProps) {
  const { id, workout, commands } = training.running;
  const { book } = training.facts;

  function add(ids: readonly string[]) {
    onClose();
    void guarded(commands.addExercises(id, ids));
  }

  if (!book) {
    return (
      <Sheet open title="Adicionar exercício" onClose={onClose}>
        <ErrorState
          as="h2"
          catalogue="Something went wrong!"
          title="A lista de exercícios não abriu"
        >
          Feche esta janela e tente de novo. O treino em andamento está guardado.
        </ErrorState>
      </Sheet>
    );
  }

  return (
    <BookPicker
      book={book}
      present={workout.exercises.map(({ exercise }) => exercise)}
      workoutId={id}
      onAdd={add}
      onClose={onClose}
    />
  );
}
