import { BookPicker } from '../../../parts/exercises/book-picker';
import { guarded } from '../../../parts/input/guarded';
import type { Training } from '../../../parts/workouts/use-training';
import { Sheet } from '../../../ui/layer/sheet';
import { ErrorState } from '../../../ui/state/screen-state';

interface PickerSheetProps {
  training: Pick<Training, 'running' | 'facts'>;
  onClose: () => void;
}

/** Chooses exercises for the running workout. */
export function PickerSheet({ training, onClose }: PickerSheetProps) {
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
