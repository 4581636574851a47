import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import type { StudentLink } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useWorkout } from '../../../data/workouts/workouts';
import { StudentFrame } from '../../../parts/coaching/student-frame';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { WorkoutReview } from './workout-review';

/** A student's workout, planned and done side by side, with messages about it. */
export default function StudentWorkout() {
  const { id = '', workout = '' } = useParams<{ id: string; workout: string }>();
  return (
    <StudentFrame id={id} back={`/app/students/${id}`}>
      {(link) => <Found link={link} workout={workout} />}
    </StudentFrame>
  );
}

function Found({ link, workout }: { link: StudentLink; workout: string }) {
  const found = useWorkout(workout);
  const exercises = useExercises();
  const entry = found.state === 'ready' ? found.value : null;
  const { id, name } = link.student;
  const back = <BackLink href={`/app/students/${id}`} label={`Voltar para ${name}`} />;
  if (entry && entry.workout.removedAt === null && exercises.state !== 'loading') {
    const book = exercises.state === 'ready' ? exercises.value : null;
    return <WorkoutReview link={link} entry={entry} book={book} back={back} />;
  }
  const isLoading = found.state === 'loading' || (entry && exercises.state === 'loading');
  return (
    <>
      <TopBar title="Treino" leading={back} />
      <Page>
        {found.state === 'failed' ? (
          <ReadFailed />
        ) : isLoading ? (
          <Skeleton height={320} />
        ) : (
          <EmptyState
            title="Este treino não está neste aparelho"
            icon={<SearchX />}
            action={
              <LinkButton href={`/app/students/${id}`} variant="quiet">
                Voltar para {name}
              </LinkButton>
            }
          >
            <p>Aqui ficam os treinos das últimas 12 semanas. Ele pode ter sido apagado.</p>
          </EmptyState>
        )}
      </Page>
    </>
  );
}
