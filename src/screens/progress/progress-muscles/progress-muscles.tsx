import { BicepsFlexed, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { startWeekday } from '#domain/local-day';
import { weeklySets } from '#domain/progress/muscle-weeks';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { RANGE_LABELS } from '#words/progress/progress';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { MuscleFigures } from './muscle-figures';
import styles from './progress-muscles.module.css';
import { MUSCLE_RANGES, type ShownRange, startsOf, useMuscleView } from './use-muscle-range';

const LABELS: Record<ShownRange, string> = { ...RANGE_LABELS, week: 'Semana' };
const OPTIONS = MUSCLE_RANGES.map((value) => ({ value, label: LABELS[value] }));

/** The sets of each muscle, compared with the intended weekly sets. */
export default function ProgressMuscles() {
  const today = useToday();
  const { known, weekStart } = usePreferences();
  const firstWeekday = startWeekday(weekStart);
  const { range, by, choose } = useMuscleView();
  const { drawn } = startsOf(range, today, firstWeekday);
  const summaries = useSummaries(known ? drawn : today);
  const exercises = useExercises();
  // The shown range stays while a longer one loads.
  const [kept, setKept] = useState<{ range: ShownRange; all: readonly WorkoutSummary[] } | null>(
    null,
  );
  if (
    known &&
    summaries.state === 'ready' &&
    (summaries.value !== kept?.all || range !== kept.range)
  ) {
    setKept({ range, all: summaries.value });
  }
  const failed = [summaries, exercises].some(({ state }) => state === 'failed');

  return (
    <Page width="app">
      <PageHeader title="Séries por músculo" />
      <ProgressNav />
      <div className={styles.choices}>
        <SegmentedControl
          legend="Período"
          hideLegend
          value={range}
          onChange={(chosen) => choose('range', chosen)}
          options={OPTIONS}
        />
      </div>
      {failed && (!kept || exercises.state === 'failed') ? (
        <ReadFailed />
      ) : kept && exercises.state === 'ready' ? (
        <Shown
          range={kept.range}
          summaries={kept.all}
          book={exercises.value}
          by={by}
          onBy={(chosen) => choose('by', chosen)}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface ShownProps {
  range: ShownRange;
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook;
  by: 'group' | 'muscle';
  onBy: (by: 'group' | 'muscle') => void;
}

function Shown({ range, summaries, book, by, onBy }: ShownProps) {
  const today = useToday();
  const { weekStart } = usePreferences();
  const firstWeekday = startWeekday(weekStart);
  const { from } = startsOf(range, today, firstWeekday);
  const week = useMemo(
    () => weeklySets(summaries, { from, to: today }, book.byId),
    [summaries, from, today, book],
  );
  if (week.workouts === 0) return <NothingYet range={range} />;
  return (
    <MuscleFigures
      range={range}
      week={week}
      summaries={summaries}
      book={book}
      firstWeekday={firstWeekday}
      by={by}
      onBy={onBy}
    />
  );
}

function NothingYet({ range }: { range: ShownRange }) {
  const { start, busy } = useStartWorkout();
  return (
    <EmptyState
      title={range === 'week' ? 'Nenhum treino nesta semana ainda' : 'Nenhum treino neste período'}
      icon={<BicepsFlexed />}
      action={
        <Button busy={busy} icon={<Play aria-hidden="true" />} onClick={start}>
          Começar treino
        </Button>
      }
    >
      <p>
        Aqui ficam as séries de cada músculo por semana, ao lado da faixa que costuma fazer crescer.
        {range !== '1y' && ' Se houve treinos antes, um período maior os mostra.'}
      </p>
    </EmptyState>
  );
}
