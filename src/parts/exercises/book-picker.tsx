import { formatEffort } from '#words/workouts/effort';
import { useExerciseCommands } from '../../data/commands/exercises';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useEquipmentHere } from '../../data/gyms/gyms';
import { usePreferences } from '../../data/store/preferences';
import { useLastPerformances } from '../../data/workouts/last-performances';
import { ExercisePicker } from '../../training/exercises/exercise-picker';
import { bestOf } from '../../training/workouts/current-set';
import { ExerciseStill } from './exercise-figure';

interface BookPickerProps {
  book: ExerciseBook;
  /** Exercises that the workout or ficha already has. */
  present: readonly (string | null)[];
  /**
   * The workout for which exercises are chosen: its own sets do not count as the last performance.
   */
  workoutId?: string;
  onAdd: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses exercises, each with its last performance. */
export function BookPicker({ book, present, workoutId, onAdd, onClose }: BookPickerProps) {
  const { unit } = usePreferences();
  const { create } = useExerciseCommands();
  const here = useEquipmentHere();
  const last = useLastPerformances(book.recentIds, workoutId ?? null);
  return (
    <ExercisePicker
      exercises={book.all}
      shipped={book.shipped}
      recentIds={book.recentIds}
      presentIds={new Set(present.flatMap((id) => id ?? []))}
      lastOf={(id) => {
        const performance = last.state === 'ready' ? last.value.get(id) : undefined;
        const best = performance ? bestOf(performance, book.byId(id)?.loadKind ?? null) : null;
        return best && formatEffort(best, unit);
      }}
      still={(exercise) => <ExerciseStill exercise={exercise} />}
      onAdd={onAdd}
      onCreate={create}
      here={here}
      unit={unit}
      onClose={onClose}
    />
  );
}
