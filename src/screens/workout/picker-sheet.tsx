import { formatEffort } from '#words/effort';
import { useExerciseCommands } from '../../data/commands/exercises';
import { useEquipmentHere } from '../../data/gyms';
import { useLastPerformances } from '../../data/workouts';
import { bestOf } from '../../training/current-set';
import { ExercisePicker } from '../../training/exercise-picker';
import { ErrorState } from '../../ui/screen-state';
import { Sheet } from '../../ui/sheet';
import { guarded } from '../guarded';
import type { Training } from './use-training';

interface PickerSheetProps {
  training: Training;
  onClose: () => void;
}

/** Chooses exercises for the running workout. */
export function PickerSheet({ training, onClose }: PickerSheetProps) {
  const { id, book, workout, commands, unit } = training;
  const { create } = useExerciseCommands();
  const here = useEquipmentHere();
  const last = useLastPerformances(book?.recentIds ?? [], id);

  function lastOf(exerciseId: string): string | null {
    const earlier = last.state === 'ready' ? last.value.get(exerciseId) : null;
    const best = earlier ? bestOf(earlier) : null;
    return best && formatEffort(best, unit);
  }

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
    <ExercisePicker
      exercises={book.all}
      recentIds={book.recentIds}
      presentIds={new Set(workout.exercises.flatMap(({ exercise }) => exercise ?? []))}
      lastOf={lastOf}
      onAdd={add}
      onCreate={create}
      here={here}
      unit={unit}
      onClose={onClose}
    />
  );
}
