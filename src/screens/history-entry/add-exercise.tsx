import { formatEffort } from '#words/effort';
import { useExerciseCommands } from '../../data/commands/exercises';
import type { ExerciseBook } from '../../data/exercises';
import { useEquipmentHere } from '../../data/gyms';
import { usePreferences } from '../../data/preferences';
import { useLastPerformances, type WorkoutEntry } from '../../data/workouts';
import { bestOf } from '../../training/current-set';
import { ExercisePicker } from '../../training/exercise-picker';

interface AddExerciseProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  onAdd: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Adds to a past workout what was done and never written down. */
export function AddExercise({ entry, book, onAdd, onClose }: AddExerciseProps) {
  const { unit } = usePreferences();
  const { create } = useExerciseCommands();
  const here = useEquipmentHere();
  const last = useLastPerformances(book.recentIds, entry.id);
  const present = entry.workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  return (
    <ExercisePicker
      exercises={book.all}
      recentIds={book.recentIds}
      presentIds={new Set(present)}
      lastOf={(id) => {
        const performance = last.state === 'ready' ? last.value.get(id) : undefined;
        const best = performance ? bestOf(performance) : null;
        return best && formatEffort(best, unit);
      }}
      onAdd={onAdd}
      onCreate={create}
      here={here}
      unit={unit}
      onClose={onClose}
    />
  );
}
