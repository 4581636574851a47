import { lazy, Suspense } from 'react';
import { headingDay } from '#words/day';
import { useExercises } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import { useSession } from '../../data/session';
import { useHistory, useRunningWorkouts } from '../../data/workouts';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { distinctWorkouts, nextWorkout } from '../next-workout';
import { SyncPill } from '../sync-pill';
import { useToday } from '../use-today';
import styles from './home.module.css';
import { WeekCard } from './week-card';

// Each sees one of the cards; the rest not everybody does, or only below the fold.
const DayCard = lazy(() => import('../day-card'));
const FirstWorkout = lazy(() => import('./first-workout'));
const NextCard = lazy(() => import('./next-card'));
const InstallSuggestion = lazy(() => import('./install-suggestion'));
const PastList = lazy(() => import('./past-list'));
const RunningCards = lazy(() => import('./running-cards'));

/** Enough to see how a person alternates their workouts, and more than any week holds. */
const LOOK_BACK = 30;
const OFFERED = 4;

/** What do I do now? */
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
  const next = nextWorkout(entries);
  const loading = !known || [running, history, exercises].some(({ state }) => state === 'loading');
  // The card of who trains by no ficha, and has nothing under way, is one of them.
  const carded = program || under.length > 0 ? null : next;
  const others = distinctWorkouts(entries).filter(({ id }) => id !== carded?.id);

  const withoutProgram = next ? (
    <NextCard entry={next} book={book} today={today} />
  ) : (
    <FirstWorkout />
  );
  return (
    <Page width="app">
      <PageHeader
        overline={headingDay(today)}
        title={name === '' ? 'Bom treino' : `Bom treino, ${name}`}
        actions={
          <span className={styles.pill}>
            <SyncPill />
          </span>
        }
      />
      <div className={styles.grid}>
        <div className={styles.now}>
          <Suspense fallback={<Skeleton height={280} />}>
            {loading ? (
              <Skeleton height={280} />
            ) : under.length > 0 ? (
              <RunningCards entries={under} book={book} />
            ) : program ? (
              <DayCard book={book} today={today} otherwise={withoutProgram} />
            ) : (
              withoutProgram
            )}
          </Suspense>
        </div>
        <div className={styles.week}>
          <WeekCard today={today} entries={entries} />
          {entries.length > 0 && under.length === 0 && (
            <Suspense fallback={null}>
              <InstallSuggestion />
            </Suspense>
          )}
        </div>
        {!loading && others.length > 0 && (
          <div className={styles.past}>
            <Suspense fallback={null}>
              <PastList
                entries={others.slice(0, OFFERED)}
                book={book}
                today={today}
                repeatable={under.length === 0}
              />
            </Suspense>
          </div>
        )}
      </div>
    </Page>
  );
}
