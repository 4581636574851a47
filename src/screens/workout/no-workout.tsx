import { Play } from 'lucide-react';
import { recentDay } from '#words/day';
import { capitalise } from '#words/list';
import { useExercises } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import { useHistory } from '../../data/workouts';
import { Button } from '../../ui/button';
import { List, ListRow } from '../../ui/list-row';
import { Page, Stack } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { SectionTitle } from '../../ui/section-title';
import { Skeleton } from '../../ui/skeleton';
import { useStartWorkout } from '../use-start-workout';
import { useToday } from '../use-today';
import { workoutFigures, workoutTitle } from '../workout-line';

const OFFERED = 8;

/** Nothing runs: an empty workout, or one of the last again. */
export function NoWorkout() {
  const history = useHistory(OFFERED);
  const exercises = useExercises();
  const { unit } = usePreferences();
  const today = useToday();
  const { start, repeat, busy } = useStartWorkout();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const entries = history.state === 'ready' ? history.value.entries : [];

  return (
    <Page>
      <PageHeader title="Nenhum treino em andamento" />
      <Button
        size="l"
        full
        busy={busy}
        icon={<Play fill="currentColor" aria-hidden="true" />}
        onClick={start}
      >
        Começar treino vazio
      </Button>
      {history.state === 'loading' && <Skeleton height={200} />}
      {entries.length > 0 && (
        <Stack gap="s">
          <SectionTitle>Repetir um treino</SectionTitle>
          <List>
            {entries.map(({ id, workout }) => (
              <ListRow
                key={id}
                title={workoutTitle(workout, book)}
                subtitle={`${capitalise(recentDay(workout.start.day, today))} · ${workoutFigures(workout, book, unit)}`}
                trailing={<Play size={20} aria-hidden="true" />}
                onClick={() => repeat(id)}
              />
            ))}
          </List>
        </Stack>
      )}
    </Page>
  );
}
