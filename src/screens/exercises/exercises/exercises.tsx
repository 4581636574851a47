import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useExerciseCommands } from '../../../data/commands/exercises';
import { useExercises, useOwnExercises } from '../../../data/exercises/exercises';
import { useEquipmentHere } from '../../../data/gyms/gyms';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { EditExerciseSheet } from '../../../parts/exercises/edit-exercise-sheet';
import { useLikeChoice } from '../../../parts/exercises/use-like-choice';
import { BackBar } from '../../../parts/page/back-link';
import { newDraft } from '../../../training/exercises/exercise-draft';
import { ExerciseForm } from '../../../training/exercises/exercise-form';
import { PickerFilterChips } from '../../../training/exercises/picker-filters';
import { Button } from '../../../ui/control/button';
import { SearchField } from '../../../ui/field/search-field';
import { Page } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import { ExerciseList } from './exercise-list';
import { NOTHING_ASKED, useAsked } from './use-asked';

/** All exercises of the catalogue and the person's own, to read, create and edit. */
export default function ExercisesScreen() {
  const [asked, ask] = useAsked();
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const { query, filters } = asked;
  const equipment = useEquipmentHere();

  return (
    <>
      <BackBar
        title="Exercícios"
        href="/app/profile"
        label="Voltar ao perfil"
        actions={
          <Button
            variant="plain"
            icon={<Plus aria-hidden="true" />}
            aria-label="Criar exercício"
            onClick={() => setCreating(true)}
          >
            Criar
          </Button>
        }
      />
      <Page width="read">
        <div className={layoutClass.close}>
          <SearchField
            label="Buscar exercício"
            value={query}
            onChange={(text) => ask({ query: text, shown: 0 })}
          />
          <PickerFilterChips
            value={filters}
            onChange={(chosen) => ask({ filters: chosen, shown: 0 })}
            here={
              equipment
                ? { pressed: asked.here, onChange: (here) => ask({ here, shown: 0 }) }
                : undefined
            }
          />
        </div>
        <Found asked={asked} onGrow={(shown) => ask({ shown })} onEdit={setEditing} />
        {query.trim() !== '' && (
          <Button
            variant="outline"
            full
            icon={<Plus aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Criar “{query.trim()}”
          </Button>
        )}
      </Page>
      {creating && (
        <CreateSheet
          name={query.trim()}
          onCreated={() => {
            setCreating(false);
            ask(NOTHING_ASKED);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {editing !== null && (
        <EditExerciseSheet exerciseId={editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

type FoundProps = Pick<Parameters<typeof ExerciseList>[0], 'asked' | 'onGrow' | 'onEdit'>;

function Found(props: FoundProps) {
  const book = useExercises();
  const own = useOwnExercises();
  if (book.state === 'failed' || own.state === 'failed') return <ReadFailed what="os exercícios" />;
  if (book.state === 'loading' || own.state === 'loading') return <Skeleton height={640} />;
  return <ExerciseList {...props} book={book.value} own={own.value} />;
}

interface CreateSheetProps {
  /** The search text. */
  name: string;
  onCreated: () => void;
  onClose: () => void;
}

/** Creates a custom exercise outside a workout. */
function CreateSheet({ name, onCreated, onClose }: CreateSheetProps) {
  const commands = useExerciseCommands();
  const { unit } = usePreferences();
  const like = useLikeChoice();
  return (
    <Sheet open tall size="l" title="Novo exercício" onClose={onClose}>
      <ExerciseForm
        key={unit}
        from={newDraft(name)}
        unit={unit}
        saveLabel="Criar exercício"
        like={like}
        onSave={async (exercise) => {
          await commands.create(exercise);
          onCreated();
          notify.stored('Exercício criado');
        }}
      />
    </Sheet>
  );
}
