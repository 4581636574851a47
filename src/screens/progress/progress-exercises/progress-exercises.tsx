import { Dumbbell } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ProgressRange, rangeStart } from '#domain/progress/ranges';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { usePreferences } from '../../../data/store/preferences';
import { useHistory } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { useWhose } from '../../../parts/page/whose';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { RangeChoice } from '../../../parts/progress/range-choice';
import { useRange } from '../../../parts/progress/use-range';
import { useTrained } from '../../../parts/progress/use-trained';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { BalanceCard } from './balance-card';
import styles from './progress-exercises.module.css';
import { TrainedList } from './trained-list';

/** Enough workouts to know whether there was ever one. */
const LOOK_BACK = 5;

interface Shown {
  readonly range: ProgressRange;
  readonly summaries: readonly WorkoutSummary[];
}

/** The development of each exercise over a range, with links to their pages. */
export default function ProgressExercises() {
  const [range, choose] = useRange();
  const summaries = useSummaries(rangeStart(range, useToday()));
  const exercises = useExercises();
  const history = useHistory(LOOK_BACK);
  const { known } = usePreferences();
  // The shown range stays while another one loads.
  const [kept, setKept] = useState<Shown | null>(null);
  if (summaries.state === 'ready' && (summaries.value !== kept?.summaries || range !== kept.range))
    setKept({ range, summaries: summaries.value });

  const failed = [summaries, exercises, history].some(({ state }) => state === 'failed');
  const book = exercises.state === 'ready' ? exercises.value : null;
  const ready = known && history.state === 'ready' && book && kept;

  if (failed && !kept) {
    return (
      <Frame>
        <ReadFailed />
      </Frame>
    );
  }
  if (!ready) {
    return (
      <Frame>
        <Skeleton height={420} />
      </Frame>
    );
  }
  if (history.value.entries.length === 0) {
    return (
      <Frame>
        <NothingYet />
      </Frame>
    );
  }
  return (
    <Frame>
      <div className={styles.range}>
        <RangeChoice value={range} onChange={choose} />
      </div>
      <Answers {...kept} book={book} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page width="app">
      <PageHeader title={useWhose() ? 'Exercícios' : 'Seus exercícios'} />
      <ProgressNav />
      {children}
    </Page>
  );
}

function Answers({ summaries, range, book }: Shown & { book: ExerciseBook }) {
  const trained = useTrained(summaries, book);
  return (
    <div className={styles.columns}>
      <TrainedList trained={trained} range={range} book={book} />
      <BalanceCard trained={trained} book={book} />
    </div>
  );
}

function NothingYet() {
  const whose = useWhose();
  if (whose) {
    return (
      <EmptyState title="Nenhum exercício nas últimas 12 semanas" icon={<Dumbbell />}>
        <p>Depois do próximo treino de {whose.student.name}, cada exercício aparece aqui.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nenhum exercício feito ainda"
      icon={<Dumbbell />}
      action={
        <LinkButton href="/app/workout" variant="quiet">
          Ir para o treino
        </LinkButton>
      }
    >
      <p>Depois do primeiro treino, cada exercício aparece aqui com o que mudou nele.</p>
    </EmptyState>
  );
}
