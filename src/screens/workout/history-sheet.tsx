import type { Effort, WorkoutExercise } from '#domain/workout/shape';
import { recentDay } from '#words/day';
import { formatEffort } from '#words/effort';
import { capitalise } from '#words/list';
import { effortWords, scaleRead } from '#words/target';
import { useHistory } from '../../data/workouts';
import { List, ListRow } from '../../ui/list-row';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { renderLink } from '../render-link';
import { useToday } from '../use-today';
import type { Training } from './use-training';

const LOOK_BACK = 120;
const SHOWN = 12;

interface HistorySheetProps {
  training: Training;
  exercise: WorkoutExercise;
  onClose: () => void;
}

/** The last times of one exercise, without leaving the workout. */
export function HistorySheet({ training, exercise, onClose }: HistorySheetProps) {
  const history = useHistory(LOOK_BACK);
  const today = useToday();
  const { unit, effortScale } = training;
  const doneWords = (done: Effort) => {
    const figures = formatEffort(done, unit);
    return done.rir == null
      ? figures
      : `${figures} (${effortWords(done.rir, scaleRead(effortScale))})`;
  };
  const sessions =
    history.state !== 'ready'
      ? []
      : history.value.entries
          .flatMap(({ id, workout }) => {
            const sets = workout.exercises
              .filter((of) => of.exercise === exercise.exercise)
              .flatMap((of) => of.sets.flatMap(({ done }) => done ?? []));
            return sets.length > 0 ? [{ id, day: workout.start.day, sets }] : [];
          })
          .slice(0, SHOWN);

  return (
    <Sheet
      open
      title="Últimas vezes"
      description={training.knownOf(exercise).name}
      onClose={onClose}
    >
      {history.state === 'loading' && <Skeleton lines={6} />}
      {history.state === 'failed' && <p>Não deu para ler o histórico deste aparelho.</p>}
      {history.state === 'ready' && sessions.length === 0 && (
        <p>
          Esta é a primeira vez neste exercício. A próxima já vem preenchida com o que você fizer.
        </p>
      )}
      <List bare label="Últimas vezes">
        {sessions.map(({ id, day, sets }) => (
          <ListRow
            key={id}
            title={capitalise(recentDay(day, today))}
            subtitle={sets.map((done) => doneWords(done)).join(' · ')}
            href={`/app/history/${id}`}
            renderLink={renderLink}
          />
        ))}
        {exercise.exercise !== null && (
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
