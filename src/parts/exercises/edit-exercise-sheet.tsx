import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useExerciseCommands } from '../../data/commands/exercises';
import { type OwnExercise, useOwnExercise } from '../../data/exercises/exercises';
import { usePreferences } from '../../data/store/preferences';
import { exerciseDraftOf, exerciseOf } from '../../training/exercises/exercise-draft';
import { ExerciseForm } from '../../training/exercises/exercise-form';
import { Button } from '../../ui/control/button';
import { Stack } from '../../ui/frame/page';
import { notify } from '../../ui/layer/notify';
import { Sheet } from '../../ui/layer/sheet';
import { Skeleton } from '../../ui/state/skeleton';
import { ReadFailed } from '../device/read-failed';
import { guarded } from '../input/guarded';
import { useLikeChoice } from './use-like-choice';

interface EditExerciseSheetProps {
  exerciseId: string;
  onClose: () => void;
}

/** Edits, hides or restores a custom exercise. */
export function EditExerciseSheet({ exerciseId, onClose }: EditExerciseSheetProps) {
  const own = useOwnExercise(exerciseId);
  return (
    <Sheet open tall size="l" title="Editar exercício" onClose={onClose}>
      {own.state === 'loading' ? (
        <Skeleton height={320} />
      ) : own.state === 'failed' ? (
        <ReadFailed what="o exercício" />
      ) : own.value === null ? (
        <p>Este exercício não está mais neste aparelho.</p>
      ) : (
        <Editing own={own.value} onClose={onClose} />
      )}
    </Sheet>
  );
}

function Editing({ own: { id, custom }, onClose }: { own: OwnExercise; onClose: () => void }) {
  const commands = useExerciseCommands();
  const { unit } = usePreferences();
  const like = useLikeChoice();
  const [start] = useState(() => exerciseDraftOf(custom));

  const restore = () => void guarded(commands.restore(id));

  async function remove() {
    if (!(await guarded(commands.remove(id)))) return;
    onClose();
    notify.plain('Exercício removido', { action: { label: 'Desfazer', onAction: restore } });
  }

  return (
    <Stack>
      <ExerciseForm
        key={unit}
        from={start}
        unit={unit}
        existing
        saveLabel="Salvar"
        like={like}
        onSave={async (exercise) => {
          if (await guarded(commands.edit(id, exercise, exerciseOf(start)))) onClose();
        }}
      />
      {custom.hidden ? (
        <Button variant="quiet" full icon={<Undo2 aria-hidden="true" />} onClick={restore}>
          Devolver às listas
        </Button>
      ) : (
        <Button variant="outline" full icon={<Trash2 aria-hidden="true" />} onClick={remove}>
          Remover exercício
        </Button>
      )}
    </Stack>
  );
}
