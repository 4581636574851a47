import type { ReactNode } from 'react';
import type { LocalDay } from '#domain/local-day';
import { headingDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { useExercises } from '../../../data/exercises/exercises';
import { useSession } from '../../../data/session/session';
import { usePreferences } from '../../../data/store/preferences';
import { useHistory, useRunningWorkouts, type WorkoutEntry } from '../../../data/workouts/workouts';
import { SyncPill } from '../../../parts/device/sync-pill';
import { useToday } from '../../../parts/input/use-today';
import { distinctWorkouts, nextWorkout } from '../../../parts/workouts/next-workout';
import { classNames } from '../../../ui/class-names';
import { Card } from '../../../ui/display/card';
import { WeekDots } from '../../../ui/display/week-dots';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './home.module.css';
import { trainedWeek } from './trained-week';

// Each person sees one of these cards; the others are rarely shown, or only below the fold.
const DayCard = lazyPart(
  () => import('../../../parts/workouts/day-card'),
  <Skeleton height={280} />,
);
const FirstWorkout = lazyPart(() => import('./first-workout'), <Skeleton height={280} />);
const NextCard = lazyPart(() => import('./next-card'), <Skeleton height={280} />);
const PastList = lazyPart(() => import('./past-list'));
/** If it cannot be loaded, home looks like that of a person without a coach. */
const loadNews = () =>
  import('./published-news').catch(() => ({
    default: ({ otherwise = null }: { otherwise?: ReactNode }) => otherwise,
  }));
const OfferedFirst = lazyPart(loadNews, <Skeleton height={280} />);
const PublishedNews = lazyPart(loadNews);
const UnderWeek = lazyPart(() => import('./under-week'));
const RunningCards = lazyPart(() => import('./running-cards'), <Skeleton height={280} />);

/** Enough workouts to see how they alternate, and more than any week has. */
const LOOK_BACK = 30;
const OFFERED = 4;

/** The home screen, which answers "What do I do now?" */
export default function Home() {
  const session = useSession();
  const today = useToday();
  const running = useRunningWorkouts();
  const history = useHistory(LOOK_BACK);
  const exercises = useExercises();
  const { known, program } = usePreferences();
  const book = exercises.state === 'ready' ? exercises.value : null;

  const name = 'user' in session ? (session.user.name.trim().split(/\s+/)[0] ?? '') : '';
  const entries = history.state === 'ready' ? history.value.entries : [];
  const under = running.state === 'ready' ? running.value : [];
  const isDone = under.length === 0 && entries[0]?.workout.start.day === today;
  const next = nextWorkout(entries);
  const loading = !known || [running, history, exercises].some(({ state }) => state === 'loading');
  // Without an active ficha and a running workout, the card shows this workout already.
  const carded = program || under.length > 0 ? null : next;
  const others = distinctWorkouts(entries).filter(({ id }) => id !== carded?.id);

  const free = next ? <NextCard entry={next} book={book} today={today} /> : <FirstWorkout />;
  return (
    <Page width="app">
      <PageHeader
        overline={headingDay(today)}
        title={`${isDone ? 'Treino feito' : 'Bom treino'}${name && `, ${name}`}`}
        actions={
          <span className={styles.pill}>
            <SyncPill />
          </span>
        }
      />
      <div className={classNames(layoutClass.wide, styles.grid)}>
        <div className={styles.now}>
          {loading ? (
            <Skeleton height={280} />
          ) : under.length > 0 ? (
            <RunningCards entries={under} book={book} />
          ) : program ? (
            <DayCard book={book} today={today} otherwise={free} />
          ) : (
            <OfferedFirst otherwise={free} />
          )}
        </div>
        <div className={styles.week}>
          {program && <PublishedNews />}
          <WeekCard today={today} entries={entries} />
          <UnderWeek />
        </div>
        {!loading && others.length > 0 && (
          <div className={styles.past}>
            <PastList
              entries={others.slice(0, OFFERED)}
              book={book}
              today={today}
              repeatable={under.length === 0}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

interface WeekCardProps {
  today: LocalDay;
  entries: readonly WorkoutEntry[];
}

/** The training days of the current week. */
function WeekCard({ today, entries }: WeekCardProps) {
  const { weekStart } = usePreferences();
  const trained = new Set(entries.map(({ workout }) => workout.start.day));
  const { days, count } = trainedWeek(today, weekStart, trained);
  return (
    <Card as="section" padding="l" labelledBy="week-title">
      <SectionTitle
        id="week-title"
        trailing={plural(count, {
          zero: 'Nenhum treino ainda',
          one: '1 dia de treino',
          other: '# dias de treino',
        })}
      >
        Semana
      </SectionTitle>
      <WeekDots label="Dias desta semana" days={days} />
    </Card>
  );
}
