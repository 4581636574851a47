import type { LoadedExercise } from '#domain/gyms/loadable';
import type { LoadUnit } from '#domain/load';
import { easierAt } from '#domain/progression/rounding-at';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';
import { numberedSetInside } from '#words/workouts/sets';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { EffortField } from '../../../training/effort/effort-row';
import { CorrectSheet } from '../../../training/workouts/correct-sheet';
import { plannedEffort } from '../../../training/workouts/current-set';

interface SetEditorProps {
  exercise: WorkoutExercise;
  set: WorkoutSet;
  book: ExerciseBook | null;
  unit: LoadUnit;
  onSave: (effort: Effort) => void;
  onClose: () => void;
}

/** Defaults for an exercise that this device does not know. */
const UNKNOWN = {
  loadKind: 'total',
  equipment: 'other',
  stepGrams: 2500,
  unilateral: false,
} as const;

/** Edits the values of one set of a past workout. */
export function SetEditor({ exercise, set, book, unit, onSave, onClose }: SetEditorProps) {
  const id = exercise.exercise ?? '';
  const known = book?.byId(id) ?? UNKNOWN;
  const { exercise: choiceOf, effortScale } = usePreferences();
  const step = choiceOf(id).stepGrams ?? known.stepGrams;
  const name = numberedSetInside(set.kind, setNumber(exercise.sets, set));
  return (
    <CorrectSheet
      title={`${set.done ? 'Corrigir' : 'Registrar'} ${name}`}
      exercise={{ loadKind: known.loadKind, stepGrams: step }}
      unit={unit}
      effort={effortOf(exercise, set, { ...known, id, stepGrams: step }, unit)}
      saveLabel={set.done ? 'Salvar correção' : 'Registrar série'}
      rate={
        effortScale === 'none'
          ? undefined
          : (effort, onChange) => (
              <EffortField effort={effort} scale={effortScale} onChange={onChange} />
            )
      }
      onSave={onSave}
      onClose={onClose}
    />
  );
}

function effortOf(
  exercise: WorkoutExercise,
  set: WorkoutSet,
  known: LoadedExercise,
  unit: LoadUnit,
): Effort {
  if (!set.done) {
    return plannedEffort(exercise, set, known, null, unit, easierAt(null, known, unit));
  }
  const { at: _, ...effort } = set.done;
  return effort;
}
