import { Play } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { type LocalDay, startWeekday } from '#domain/local-day';
import { daysPerWeek } from '#domain/programs/per-week';
import { consistency, trainedWeeks } from '#domain/progress/consistency';
import { type ProgressRange, rangeStart } from '#domain/progress/ranges';
import { changedMost } from '#domain/progress/trained-exercises';
import { readFrom, weeksFrom } from '#domain/progress/weekly';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { consistencySentence, runningWeek } from '#words/progress/consistency';
import { blankRange } from '#words/progress/progress';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { useSummaries } from '../../../data/progress/summaries';
import { usePreferences } from '../../../data/store/preferences';
import { useHistory } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { MuscleWeekCard } from '../../../parts/progress/muscle-week-card';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { RangeChoice } from '../../../parts/progress/range-choice';
import { TrainedRow } from '../../../parts/progress/trained-row';
import { useRange } from '../../../parts/progress/use-range';
import { useTrained } from '../../../parts/progress/use-trained';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './progress.module.css';
import { WeekPlates } from './week-plates';
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
    <div className={classNames(layoutClass.wideTop, styles.columns)}>
      <div className={layoutClass.wideTop}>
        <WeeksCard range={range} summaries={summaries} book={book} today={today} />
        {others && <ExerciseAnswers {...others} />}
      </div>
      <div className={layoutClass.wideTop}>
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
    <div className={classNames(layoutClass.wideTop, styles.columns)}>
      <div className={layoutClass.wideTop}>
        <Skeleton height={520} />
      </div>
      <div className={layoutClass.wideTop}>
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
        Depois do primeiro treino, veja aqui suas semanas, os exercícios que evoluem e os músculos
        trabalhados, mesmo sem internet.
      </p>
    </EmptyState>
  );
}

interface RhythmCardProps {
  range: ProgressRange;
  summaries: readonly WorkoutSummary[];
  today: LocalDay;
}

/** Training frequency, compared with the ficha or with the person's own rhythm. */
function RhythmCard({ range, summaries, today }: RhythmCardProps) {
  const { weekStart, program: active } = usePreferences();
  const found = useProgram(active?.id ?? null);
  const program = found.state === 'ready' ? (found.value?.program ?? null) : null;
  const weeks = useMemo(() => {
    const when = { range, today, weekStart: startWeekday(weekStart) };
    const oldest = summaries.at(-1)?.day ?? today;
    return trainedWeeks(summaries, weeksFrom(when) ?? oldest, today, when.weekStart);
  }, [range, summaries, today, weekStart]);
  const rhythm = useMemo(() => {
    const asks = active && program?.removedAt === null ? daysPerWeek(program) : 0;
    return consistency(weeks, active && { since: active.since, days: asks });
  }, [weeks, active, program]);
  if (!rhythm) return null;
  // A range may start before the first workout, and those weeks are no break.
  const begun = weeks.slice(weeks.findIndex(({ days }) => days > 0));
  const now = runningWeek(rhythm);
  return (
    <Card as="section" padding="l" labelledBy="rhythm">
      <SectionTitle id="rhythm">Constância</SectionTitle>
      <p className={styles.sentence}>{consistencySentence(rhythm)}</p>
      <WeekPlates weeks={begun} target={rhythm.target} />
      {now && <p className={styles.note}>{now}</p>}
    </Card>
  );
}

const MOST = 5;

interface ExerciseAnswersProps {
  /** Workouts that cover the range; older ones do not count. */
  summaries: readonly WorkoutSummary[];
  range: ProgressRange;
}

/** The exercises that changed most, as text; absent until an exercise was done twice. */
function ExerciseAnswers(props: ExerciseAnswersProps) {
  const exercises = useExercises();
  return exercises.state === 'ready' ? <BookAnswers {...props} book={exercises.value} /> : null;
}

function BookAnswers({ summaries, range, book }: ExerciseAnswersProps & { book: ExerciseBook }) {
  const start = rangeStart(range, useToday());
  const within = useMemo(
    () => summaries.filter(({ day }) => start === null || day >= start),
    [summaries, start],
  );
  const changed = changedMost(useTrained(within, book), MOST);
  if (changed.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="exercise-answers">
      <SectionTitle id="exercise-answers">O que mais mudou</SectionTitle>
      <List bare label="O que mais mudou">
        {changed.map((each) => (
          <TrainedRow key={each.exercise} trained={each} book={book} range={range} />
        ))}
      </List>
      <LinkButton href={`/app/progress/exercises?range=${range}`} variant="quiet" full>
        Ver todos os exercícios
      </LinkButton>
    </Card>
  );
}
