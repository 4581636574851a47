import { FileUp, Play } from 'lucide-react';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { exercisesCount } from '#words/format/plural';
import { useExercises } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { useHistory } from '../../../data/workouts/workouts';
import { useToday } from '../../../parts/input/use-today';
import { BackBar } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { distinctWorkouts } from '../../../parts/workouts/next-workout';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { lazyPart } from '../../../ui/state/lazy-part';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './no-workout.module.css';

const DayCard = lazyPart(
  () => import('../../../parts/workouts/day-card'),
  <Skeleton height={280} />,
);

/** Number of recent workouts to read, and of different ones to offer. */
const READ = 40;
const OFFERED = 8;

/**
 * Shown without a running workout: the day of the ficha, an empty workout, or a recent one to
 * repeat.
 */
export function NoWorkout() {
  const history = useHistory(READ);
  const exercises = useExercises();
  const today = useToday();
  const { repeat } = useStartWorkout();
  const { program } = usePreferences();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const past = history.state === 'ready' ? history.value.entries : [];
  const entries = distinctWorkouts(past).slice(0, OFFERED);

  return (
    <>
      <BackBar title="Nenhum treino em andamento" href="/" label="Voltar para Hoje" />
      <Page width="app">
        <div className={styles.grid}>
          {program ? (
            <DayCard book={book} today={today} otherwise={<EmptyWorkout />} />
          ) : (
            <EmptyWorkout />
          )}
          {history.state === 'loading' && <Skeleton height={200} />}
          {entries.length > 0 && (
            <Stack gap="s">
              <SectionTitle>Repetir um treino</SectionTitle>
              <List>
                {entries.map(({ id, workout }) => (
                  <ListRow
                    key={id}
                    title={workoutTitle(workout, book)}
                    subtitle={`${capitalise(recentDay(workout.start.day, today))} · ${exercisesCount(workout.exercises.length)}`}
                    trailing={<Play size={20} aria-hidden="true" />}
                    onClick={() => repeat(id)}
                  />
                ))}
              </List>
            </Stack>
          )}
          {history.state === 'ready' && entries.length === 0 && (
            <Stack gap="s">
              <SectionTitle>Já treina com outro app?</SectionTitle>
              <List>
                <ListRow
                  href="/app/import"
                  renderLink={renderLink}
                  title="Importar treinos"
                  subtitle="De outro app de treino ou de um arquivo da Anilha"
                  leading={<FileUp />}
                />
              </List>
            </Stack>
          )}
        </div>
      </Page>
    </>
  );
}

function EmptyWorkout() {
  const { start, busy } = useStartWorkout();
  return (
    <Card as="section" padding="l" plate labelledBy="empty-title">
      <p className={textClass.small}>Do zero</p>
      <h2 id="empty-title" className={styles.title}>
        Treino vazio
      </h2>
      <p className={styles.facts}>
        Escolha os exercícios durante o treino. Os que você já fez vêm com as últimas cargas.
      </p>
      <Button
        size="l"
        full
        className={styles.act}
        busy={busy}
        icon={<Play aria-hidden="true" />}
        onClick={start}
      >
        Começar treino vazio
      </Button>
    </Card>
  );
}
