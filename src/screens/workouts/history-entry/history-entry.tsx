import { Play, SearchX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useParams } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useBestsBeforeWorkout } from '../../../data/progress/bests';
import { useSyncStatus } from '../../../data/store/sync-status';
import { useDayDoubt } from '../../../data/workouts/day-doubt';
import { usePreviousWorkout } from '../../../data/workouts/previous-workout';
import { useWorkout } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { useListAddress } from '../../../parts/workouts/use-list-address';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { PastWorkoutView } from './past-workout';

/** One past workout, to read and correct. */
export default function HistoryEntry() {
  const { id = '' } = useParams<{ id: string }>();
  const loaded = useWorkout(id);
  const exercises = useExercises();

  if (loaded.state === 'failed') {
    return (
      <Frame title="Treino">
        <ReadFailed />
      </Frame>
    );
  }
  if (loaded.state === 'loading' || exercises.state === 'loading') return <Waiting />;
  const entry = loaded.value;
  const book = exercises.state === 'ready' ? exercises.value : null;
  if (!entry) return <Unknown />;
  if (entry.workout.endedAt === null && entry.workout.removedAt === null)
    return <Running id={id} />;
  return <Whole key={entry.id} entry={entry} book={book} back={<Back />} />;
}

/** Waits for the content above the sets, which would otherwise move them. */
function Whole(props: ComponentProps<typeof PastWorkoutView>) {
  const states = [
    usePreviousWorkout(props.entry.id).state,
    useBestsBeforeWorkout(props.entry).state,
    useDayDoubt(props.entry).state,
  ];
  const [isRead, setRead] = useState(false);
  if (!isRead && !states.includes('loading')) setRead(true);
  return isRead ? <PastWorkoutView {...props} /> : <Waiting />;
}

function Waiting() {
  return (
    <Frame title="Treino">
      <Skeleton height={320} />
    </Frame>
  );
}

function Back() {
  return <BackLink href={useListAddress()} label="Voltar ao histórico" />;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <TopBar title={title} leading={<Back />} />
      <Page>{children}</Page>
    </>
  );
}

function Unknown() {
  const { receiving } = useSyncStatus();
  return (
    <Frame title="Treino">
      <EmptyState
        title="Este treino não está neste aparelho"
        icon={<SearchX />}
        action={
          <LinkButton href="/app/history" variant="quiet">
            Ver o histórico
          </LinkButton>
        }
      >
        <p>
          {receiving === null
            ? 'Ele pode ter sido apagado, ou feito em outro aparelho que ainda não enviou.'
            : 'Seus treinos ainda estão chegando. Ele aparece aqui assim que vier.'}
        </p>
      </EmptyState>
    </Frame>
  );
}

function Running({ id }: { id: string }) {
  return (
    <Frame title="Treino">
      <EmptyState
        title="Este treino ainda está em andamento"
        icon={<Play />}
        action={<LinkButton href={`/app/workout?id=${id}`}>Continuar treino</LinkButton>}
      >
        <p>Quando ele for concluído, aparece aqui para ler e corrigir.</p>
      </EmptyState>
    </Frame>
  );
}
