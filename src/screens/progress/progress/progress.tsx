import { Play } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { LocalDay } from '#domain/local-day';
import type { ProgressRange } from '#domain/progress/ranges';
import { readFrom } from '#domain/progress/weekly';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { blankRange } from '#words/progress/progress';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { usePreferences } from '../../../data/store/preferences';
import { useHistory } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { ExerciseAnswers } from '../../../parts/progress/exercise-answers';
import { MuscleWeekCard } from '../../../parts/progress/muscle-week-card';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { RangeChoice } from '../../../parts/progress/range-choice';
import { useRange } from '../../../parts/progress/use-range';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './progress.module.css';
import { RhythmCard } from './rhythm-card';
import { WeeksCard } from './weeks-card';

/** Enough workouts to know whether there was ever one, apart from running ones. */
const LOOK_BACK = 5;

/** The data of the shown range. */
interface Shown {
  readonly range: ProgressRange;
  readonly summaries: readonly WorkoutSummary[];
}

/** The progress screen: summaries first, then charts, over a chosen range. */
export default function Progress() {
  const today = useToday();
  const [range, choose] = useRange();
  const summaries = useSummaries(readFrom(range, today));
  const exercises = useExercises();
  const history = useHistory(LOOK_BACK);
  const { known } = usePreferences();
  // The shown range stays while another one loads.
  const [kept, setKept] = useState<Shown | null>(null);
  if (
    summaries.state === 'ready' &&
    (summaries.value !== kept?.summaries || range !== kept.range)
  ) {
    setKept({ range, summaries: summaries.value });
  }

  const failed = [summaries, history].some(({ state }) => state === 'failed') && !kept;
  const ready = known && exercises.state !== 'loading' && history.state !== 'loading';
  const book = exercises.state === 'ready' ? exercises.value : null;
  const last = history.state === 'ready' ? (history.value.entries[0] ?? null) : null;

  return (
    <Page width="app">
      <PageHeader title="Progresso" />
      <ProgressNav />
      {failed ? (
        <ReadFailed />
      ) : ready && kept && !last ? (
        <NothingYet />
      ) : (
        <>
          <div className={styles.range}>
            <RangeChoice value={range} onChange={choose} />
          </div>
          {ready && kept ? (
            <Answers
              shown={kept}
              book={book}
              today={today}
              lastDay={last?.workout.start.day ?? null}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </Page>
  );
}

interface AnswersProps {
  shown: Shown;
  book: ExerciseBook | null;
  today: LocalDay;
  /** The day of the newest workout. */
  lastDay: LocalDay | null;
}

function Answers({ shown, book, today, lastDay }: AnswersProps) {
  const { range, summaries } = shown;
  // The first answer is painted alone, because the others take many frames with a long history.
  const others = useDeferredValue<Shown | null>(shown, null);
  if (summaries.length === 0) {
    return <p className={styles.blank}>{blankRange(range, lastDay)}</p>;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <WeeksCard range={range} summaries={summaries} book={book} today={today} />
        {others && <ExerciseAnswers {...others} />}
      </div>
      <div className={styles.column}>
        {others && <RhythmCard {...others} today={today} />}
        {others && <MuscleWeekCard {...others} />}
        <List>
          <ListRow
            title={`Seu ${today.slice(0, 4)}`}
            subtitle="O ano em números: treinos, recordes e o que evoluiu"
            href={`/app/progress/year/${today.slice(0, 4)}`}
            renderLink={renderLink}
          />
        </List>
      </div>
    </div>
  );
}

/** As high as the coming content, so that nothing moves. */
function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Skeleton height={520} />
      </div>
      <div className={styles.column}>
        <Skeleton height={240} />
      </div>
    </div>
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
      <p>
        Depois do primeiro treino, aqui se vê como ele soma: suas semanas em palavras e em gráficos,
        os exercícios que evoluem e os músculos trabalhados, mesmo sem internet.
      </p>
    </EmptyState>
  );
}
