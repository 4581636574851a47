import { useExerciseCommands } from '../../../data/commands/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { newDraft } from '../../../training/exercises/exercise-draft';
import { ExerciseForm } from '../../../training/exercises/exercise-form';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';

interface CreateSheetProps {
  /** The search text. */
  name: string;
  onCreated: () => void;
  onClose: () => void;
}

/** Creates a custom exercise outside a workout. */
export function CreateSheet({ name, onCreated, onClose }: CreateSheetProps) {
  const commands = useExerciseCommands();
  const { unit } = usePreferences();
  return (
    <Sheet open tall size="l" title="Novo exercício" onClose={onClose}>
      <ExerciseForm
        key={unit}
        from={newDraft(name)}
        unit={unit}
        saveLabel="Criar exercício"
        onSave={async (exercise) => {
          await commands.create(exercise);
          onCreated();
          notify.stored('Exercício criado');
        }}
      />
    </Sheet>
  );
}
