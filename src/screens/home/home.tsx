import { lazy, Suspense } from 'react';
import { headingDay } from '#words/day';
import { useExercises } from '../../data/exercises';
import { useSession } from '../../data/session';
import { useHistory, useRunningWorkouts } from '../../data/workouts';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { distinctWorkouts, nextWorkout } from '../next-workout';
import { SyncPill } from '../sync-pill';
import { useToday } from '../use-today';
import { FirstWorkout } from './first-workout';
import styles from './home.module.css';
import { NextCard } from './next-card';
import { WeekCard } from './week-card';

// What not everybody sees, or only below the fold.
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
  const book = exercises.state === 'ready' ? exercises.value : null;

  const name = 'user' in session ? (session.user.name.trim().split(/\s+/)[0] ?? '') : '';
  const entries = history.state === 'ready' ? history.value.entries : [];
  const under = running.state === 'ready' ? running.value : [];
  const next = nextWorkout(entries);
  const loading = [running, history, exercises].some(({ state }) => state === 'loading');
  const others = distinctWorkouts(entries).filter(({ id }) => id !== next?.id || under.length > 0);

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
          {loading ? (
            <Skeleton height={280} />
          ) : under.length > 0 ? (
            <Suspense fallback={<Skeleton height={280} />}>
              <RunningCards entries={under} book={book} />
            </Suspense>
          ) : next ? (
            <NextCard entry={next} book={book} today={today} />
          ) : (
            <FirstWorkout />
          )}
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
