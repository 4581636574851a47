import { setCounts } from '#domain/workouts/turns';
import { formatTimer } from '#words/format/duration';
import { setsDone } from '#words/format/plural';
import { useExercises } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { useElapsed } from '../../../live/use-rest-now';
import { BackLink } from '../../../parts/page/back-link';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';

interface ChooseWorkoutProps {
  entries: readonly WorkoutEntry[];
  onChoose: (id: string) => void;
}

/**
 * Chooses among running workouts, which two devices may have started without knowing of each other.
 */
export function ChooseWorkout({ entries, onChoose }: ChooseWorkoutProps) {
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  return (
    <>
      <TopBar title="Qual treino?" leading={<BackLink href="/" label="Voltar para Hoje" />} />
      <Page>
        <p>Há mais de um em andamento, talvez começado em outro aparelho. Nenhum se perde.</p>
        <List label="Treinos em andamento">
          {entries.map(({ id, workout }) => {
            const { done, total } = setCounts(workout.exercises);
            return (
              <ListRow
                key={id}
                title={workoutTitle(workout, book)}
                subtitle={setsDone(done, total)}
                trailing={<Since at={workout.start.at} />}
                onClick={() => onChoose(id)}
              />
            );
          })}
        </List>
      </Page>
    </>
  );
}

function Since({ at }: { at: number }) {
  return formatTimer(useElapsed(at) / 1000);
}
