import type { WorkoutExercise } from '#domain/workouts/shape';
import { useExerciseSessions } from '../../data/workouts/exercise-sessions';
import { List, ListRow } from '../../ui/display/list-row';
import { Sheet } from '../../ui/layer/sheet';
import { Skeleton } from '../../ui/state/skeleton';
import { renderLink } from '../page/render-link';
import type { Training } from '../workouts/use-training';
import { LastSessions } from './last-sessions';

const SHOWN = 12;

interface ExerciseHistorySheetProps {
  training: Pick<Training, 'trainee' | 'facts'>;
  exercise: WorkoutExercise;
  onClose: () => void;
}

/** The last performances of an exercise, without leaving the workout. */
export function ExerciseHistorySheet({ training, exercise, onClose }: ExerciseHistorySheetProps) {
  const sessions = useExerciseSessions(exercise.exercise ?? '', SHOWN);
  const { unit, effortScale } = training.trainee;
  return (
    <Sheet
      open
      title="Últimas vezes"
      description={training.trainee.titled(training.facts.knownOf(exercise).name)}
      onClose={onClose}
    >
      {sessions.state === 'loading' && <Skeleton lines={6} />}
      {sessions.state === 'failed' && <p>Não deu para ler o histórico deste aparelho.</p>}
      {sessions.state === 'ready' && sessions.value.length === 0 && (
        <p>
          {training.trainee.isForOther
            ? 'Nada deste exercício nos treinos que estão neste aparelho.'
            : 'Esta é a primeira vez neste exercício. A próxima já vem preenchida com o que você fizer.'}
        </p>
      )}
      <List bare label="Últimas vezes">
        {sessions.state === 'ready' && (
          <LastSessions sessions={sessions.value} unit={unit} effortScale={effortScale} />
        )}
        {exercise.exercise !== null && !training.trainee.isForOther && (
          <ListRow
            title="Tudo sobre o exercício"
            subtitle="Como fazer, recordes e evolução"
            href={`/app/exercises/${exercise.exercise}`}
            renderLink={renderLink}
          />
        )}
      </List>
    </Sheet>
  );
}
