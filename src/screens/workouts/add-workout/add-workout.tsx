import { isLocalDay } from '#domain/local-day';
import { useExercises } from '../../../data/exercises/exercises';
import { useActiveProgram } from '../../../data/programs/active-program';
import { useProgram } from '../../../data/programs/programs';
import { useHistory, useWorkout } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { BackLink } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { useListAddress } from '../../../parts/workouts/use-list-address';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Skeleton } from '../../../ui/state/skeleton';
import { AddWorkoutForm } from './add-workout-form';

/**
 * Number of earlier workouts offered for copying; older ones are repeated from their own screen.
 */
const OFFERED = 60;

/** Enters a workout that was done without the app. */
export default function AddWorkout() {
  const asked = useQuery();
  const like = asked.get('like');
  const list = useListAddress();
  const day = asked.get('day') ?? '';
  const today = useToday();
  const history = useHistory(OFFERED);
  const liked = useWorkout(like);
  const active = useActiveProgram();
  const program = useProgram(active.state === 'ready' ? (active.value?.id ?? null) : null);
  const exercises = useExercises();
  const reads = [history, liked, active, program, exercises];

  return (
    <>
      <TopBar
        title="Registrar treino"
        leading={
          like === null ? (
            <BackLink href={list} label="Voltar ao histórico" />
          ) : (
            <BackLink href={`/app/history/${like}`} label="Voltar ao treino" />
          )
        }
      />
      <Page>
        {reads.some(({ state }) => state === 'failed') ? (
          <ReadFailed />
        ) : history.state === 'ready' &&
          liked.state === 'ready' &&
          active.state === 'ready' &&
          program.state === 'ready' &&
          exercises.state === 'ready' ? (
          <AddWorkoutForm
            day={isLocalDay(day) && day <= today ? day : today}
            today={today}
            like={liked.value}
            past={history.value.entries}
            active={active.value && program.value}
            book={exercises.value}
            list={list}
          />
        ) : (
          <Skeleton height={420} />
        )}
      </Page>
    </>
  );
}
