import { Pencil, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams, useRouter } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Exercise } from '#domain/exercises/exercise';
import type { Program } from '#domain/programs/shape';
import { prescriptionWords } from '#words/programs/prescription';
import { useExercises, useOwnExercise } from '../../../data/exercises/exercises';
import { usePrograms } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ExerciseFigure } from '../../../parts/exercises/exercise-figure';
import { useTeaching } from '../../../parts/exercises/use-teaching';
import { BackBar } from '../../../parts/page/back-link';
import { cameFrom } from '../../../parts/page/entry-stamp';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { useWhose } from '../../../parts/page/whose';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { AboutExercise, HowTo } from './how-to';
import { Progress } from './progress';

const EditExerciseSheet = lazyPart(async () => ({
  default: (await import('../../../parts/exercises/edit-exercise-sheet')).EditExerciseSheet,
}));

const TRAINED = '/app/progress/exercises';

/** An exercise: instructions, development, and fichas with it. */
export default function ExerciseScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const exercises = useExercises();
  const [editing, setEditing] = useState(false);

  if (exercises.state === 'failed') {
    return (
      <Frame title="Exercício">
        <ReadFailed what="o exercício" />
      </Frame>
    );
  }
  if (exercises.state === 'loading') {
    return (
      <Frame title="Exercício">
        <Skeleton height={320} />
      </Frame>
    );
  }
  const exercise = exercises.value.byId(id);
  if (!exercise) return <Unknown />;
  return (
    <Frame
      title={exercise.name}
      actions={<EditButton exercise={exercise} onEdit={() => setEditing(true)} />}
    >
      <Known exercise={exercise} />
      {editing && <EditExerciseSheet exerciseId={exercise.id} onClose={() => setEditing(false)} />}
    </Frame>
  );
}

function Known({ exercise }: { exercise: Exercise }) {
  const teaching = useTeaching(exercise);
  return (
    <Page width="app" aside={<AboutExercise exercise={exercise} />}>
      <ExerciseFigure exercise={exercise} />
      {teaching ? (
        <>
          <HowTo exercise={exercise} teaching={teaching} />
          <Progress exercise={exercise} />
          <InPrograms exerciseId={exercise.id} />
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}

/** Only custom exercises can be edited. */
function EditButton({ exercise, onEdit }: { exercise: Exercise; onEdit: () => void }) {
  const own = useOwnExercise(exercise.id);
  if (own.state !== 'ready' || !own.value) return null;
  return (
    <IconButton label="Editar exercício" icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
  );
}

function Frame(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const above = useListAbove();
  return (
    <>
      <BackBar title={props.title} {...above} actions={props.actions} />
      {props.children}
    </>
  );
}

/** The list of exercises from which it was opened. */
function useListAbove(): { href: string; label: string } {
  const whose = useWhose();
  const { base } = useRouter();
  const state: unknown = useHistoryState();
  const label = 'Voltar aos exercícios';
  if (cameFrom({ pathname: base + TRAINED, search: '' }, location, state)) {
    return { href: TRAINED, label };
  }
  // A student's records have no list of all exercises.
  if (whose) {
    return {
      href: `~/app/students/${whose.student.id}`,
      label: `Voltar para ${whose.student.name}`,
    };
  }
  return { href: '/app/exercises', label };
}

function Unknown() {
  return (
    <Frame title="Exercício">
      <Page>
        <EmptyState
          title="Este exercício não está neste aparelho"
          icon={<SearchX />}
          action={
            <LinkButton href="/app/exercises" variant="quiet">
              Ver todos os exercícios
            </LinkButton>
          }
        >
          <p>Ele pode ter sido criado em outro aparelho que ainda não enviou, ou removido.</p>
        </EmptyState>
      </Page>
    </Frame>
  );
}

interface InProgramsProps {
  exerciseId: string;
}

/** The fichas with this exercise and its prescription there. */
function InPrograms({ exerciseId }: InProgramsProps) {
  const programs = usePrograms();
  const whose = useWhose();
  const { unit } = usePreferences();
  const found = (programs.state === 'ready' ? programs.value : []).flatMap(({ id, program }) =>
    entriesOf(program, exerciseId).map((entry) => ({ id, program, ...entry })),
  );
  if (found.length === 0) return null;
  const title = whose ? 'Nas fichas' : 'Nas suas fichas';
  return (
    <Stack gap="s">
      <SectionTitle>{title}</SectionTitle>
      <List label={title}>
        {found.map(({ id, program, key, day, sets }) => (
          <ListRow
            key={key}
            title={program.title || 'Ficha sem nome'}
            subtitle={[day, prescriptionWords(sets, unit)]
              .filter((part) => part !== '')
              .join(' · ')}
            // A coach reads a student's fichas on their own page, outside the student's records.
            href={whose ? `~/app/students/${whose.student.id}/programs` : `/app/programs/${id}`}
            renderLink={renderLink}
          />
        ))}
      </List>
    </Stack>
  );
}

function entriesOf(program: Program, exerciseId: string) {
  return program.days.flatMap((day, index) =>
    day.exercises
      .filter(({ exercise }) => exercise === exerciseId)
      .map(({ key, sets }) => ({
        key,
        sets,
        day: day.title || `Dia ${index + 1}`,
      })),
  );
}
