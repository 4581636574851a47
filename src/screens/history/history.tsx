import { Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { workoutsCount } from '#words/plural';
import { useExercises } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import { type HistoryPage, useHistory } from '../../data/workouts';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Page, Stack } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/screen-state';
import { SectionTitle } from '../../ui/section-title';
import { Skeleton } from '../../ui/skeleton';
import { byMonth } from '../month-groups';
import { ReadFailed } from '../read-failed';
import { useStartWorkout } from '../use-start-workout';
import styles from './history.module.css';
import { WorkoutRow } from './workout-row';

const PAGE = 30;

/** Every finished workout, newest first, by month. */
export default function History() {
  const { limit, showMore } = useLimit();
  const page = useHistory(limit);
  const exercises = useExercises();
  // The list stays while a longer one is read.
  const [kept, setKept] = useState<HistoryPage | null>(null);
  if (page.state === 'ready' && page.value !== kept) setKept(page.value);

  const failed = page.state === 'failed' && !kept;
  const ready = kept && exercises.state !== 'loading';
  const book = exercises.state === 'ready' ? exercises.value : null;

  return (
    <Page width="app">
      <PageHeader
        title="Histórico"
        actions={
          <Link href="/app/history/bin" className={buttonClass({ variant: 'plain' })}>
            <Trash2 aria-hidden="true" />
            Lixeira
          </Link>
        }
      />
      {failed ? (
        <ReadFailed />
      ) : !ready ? (
        <Skeleton height={420} />
      ) : kept.entries.length === 0 ? (
        <NothingYet />
      ) : (
        <Months page={kept} book={book} onMore={showMore} />
      )}
    </Page>
  );
}

interface MonthsProps {
  page: HistoryPage;
  book: Parameters<typeof WorkoutRow>[0]['book'];
  onMore: () => void;
}

function Months({ page, book, onMore }: MonthsProps) {
  const { unit } = usePreferences();
  const months = byMonth(page.entries, ({ workout }) => workout.start.day);
  return (
    <Stack gap="l">
      {months.map(({ month, heading, entries }, index) => {
        // The oldest month on the page may go on below it: no count that would be too small.
        const whole = !page.more || index < months.length - 1;
        return (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <SectionTitle
              id={`month-${month}`}
              trailing={whole ? workoutsCount(entries.length) : undefined}
            >
              {heading}
            </SectionTitle>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <WorkoutRow key={entry.id} entry={entry} book={book} unit={unit} />
              ))}
            </ul>
          </section>
        );
      })}
      {page.more && (
        <Button variant="quiet" full onClick={onMore}>
          Mostrar mais
        </Button>
      )}
    </Stack>
  );
}

function NothingYet() {
  const { start, busy } = useStartWorkout();
  return (
    <EmptyState
      title="Nenhum treino ainda"
      action={
        <Button busy={busy} icon={<Play aria-hidden="true" />} onClick={start}>
          Começar treino
        </Button>
      }
    >
      <p>Cada treino concluído aparece aqui, com todas as séries, mesmo sem internet.</p>
    </EmptyState>
  );
}

/** How many are shown lies in the address, so that the way back finds the same list. */
function useLimit(): { limit: number; showMore: () => void } {
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get('n'));
  const limit = Number.isInteger(asked) && asked > PAGE && asked <= 10_000 ? asked : PAGE;
  return {
    limit,
    showMore: () => navigate(`/app/history?n=${limit + PAGE}`, { replace: true }),
  };
}
