import { NotebookPen, Share2 } from 'lucide-react';
import type { LoadUnit } from '#domain/load';
import { mainRecords } from '#domain/progress/main-records';
import { type ExerciseRecords, workoutRecords } from '#domain/progress/records';
import { differenceOf } from '#domain/workouts/compare';
import { totalsOf, type WorkoutTotals } from '#domain/workouts/totals';
import { capitalise } from '#words/format/list';
import { plural } from '#words/format/plural';
import { recordKinds } from '#words/progress/records';
import { changeSentence } from '#words/workouts/compare';
import { formatEffort } from '#words/workouts/effort';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBeforeWorkout } from '../../../data/progress/bests';
import { usePreferences } from '../../../data/store/preferences';
import { isUnsaved, useSyncPart } from '../../../data/store/sync-status';
import { usePreviousWorkout } from '../../../data/workouts/previous-workout';
import { useHistory, type WorkoutEntry } from '../../../data/workouts/workouts';
import { RecordMark } from '../../../training/workouts/record-mark';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { PastFigures } from './past-results';
import styles from './reward.module.css';

interface RewardProps {
  entry: WorkoutEntry;
  /** Null while the exercises are read. */
  book: ExerciseBook | null;
  totals: WorkoutTotals;
  /** Number of planned sets. */
  planned: number;
  unit: LoadUnit;
  onNote: () => void;
  /** Null while the picture's content is unknown. */
  onShare: (() => void) | null;
}

/**
 * The reward at the end of a workout, before any question. The record comes first, or the words
 * about a first workout; then the change since the last time, and the figures.
 */
export function Reward(props: RewardProps) {
  const { entry, book, totals, planned, unit, onNote, onShare } = props;
  const history = useHistory(2);
  // The banner explains what to do while the device has not stored it (rule C8b).
  const unsaved = useSyncPart(isUnsaved);
  if (history.state === 'loading' || !book) return <Skeleton height={260} />;
  const isFirst =
    history.state === 'ready' &&
    history.value.entries.length === 1 &&
    history.value.entries[0]?.id === entry.id;
  return (
    <>
      {isFirst ? <First /> : <Best entry={entry} book={book} unit={unit} />}
      <Card as="section" padding="l" labelledBy="finished">
        <h2 id="finished">{unsaved ? 'Treino concluído' : 'Treino salvo'}</h2>
        <Change entry={entry} book={book} totals={totals} unit={unit} />
        <PastFigures totals={totals} planned={planned} unit={unit} />
        <div className={layoutClass.wrap}>
          {onShare && (
            <Button icon={<Share2 aria-hidden="true" />} onClick={onShare}>
              Compartilhar
            </Button>
          )}
          <Button variant="quiet" icon={<NotebookPen aria-hidden="true" />} onClick={onNote}>
            {entry.workout.note === '' ? 'Anotar' : 'Mudar a nota'}
          </Button>
        </div>
      </Card>
    </>
  );
}

function First() {
  return (
    <section className={styles.gold} aria-labelledby="first-done">
      <RecordMark />
      <h2 id="first-done" className={styles.large}>
        Seu primeiro treino
      </h2>
      <p>O mais difícil já foi. Na próxima vez, as cargas vêm prontas.</p>
    </section>
  );
}

/** The main records of the workout, large and gold; absent without any. */
function Best({ entry, book, unit }: { entry: WorkoutEntry; book: ExerciseBook; unit: LoadUnit }) {
  const { oneRepMax } = usePreferences();
  const before = useBestsBeforeWorkout(entry);
  if (before.state === 'loading') return <Skeleton height={140} />;
  if (before.state !== 'ready') return null;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const records = workoutRecords(entry.workout, before.value, kindOf, oneRepMax);
  const [first, second] = mainRecords(records);
  if (!first) return null;
  const count = countOf(records);
  const left = count - (second ? 2 : 1);
  return (
    <section className={styles.gold} aria-labelledby="record-title">
      <RecordMark />
      <h2 id="record-title" className={styles.title}>
        {count === 1 ? 'Recorde deste treino' : 'Recordes deste treino'}
      </h2>
      <p className={styles.name}>{book.byId(first.exercise)?.name}</p>
      <p className={styles.large}>
        {capitalise(formatEffort(first.set.effort, unit, first.loadKind))}
      </p>
      <p className={styles.kind}>
        {capitalise(recordKinds(first.set.records, first.loadKind, oneRepMax))}
      </p>
      {second && (
        <p className={styles.second}>
          {book.byId(second.exercise)?.name}:{' '}
          <strong>{formatEffort(second.set.effort, unit, second.loadKind)}</strong>
        </p>
      )}
      {left > 0 && (
        <p className={textClass.small}>
          {plural(left, { zero: '', one: 'E mais 1 recorde', other: 'E mais # recordes' })}
        </p>
      )}
    </section>
  );
}

function countOf(records: readonly ExerciseRecords[]): number {
  return records.reduce((sum, { sets }) => sum + sets.length, 0);
}

type ChangeProps = Pick<RewardProps, 'entry' | 'totals' | 'unit'> & { book: ExerciseBook };

/** The change since the last time in one sentence; absent without a last time. */
function Change({ entry, book, totals, unit }: ChangeProps) {
  const previous = usePreviousWorkout(entry.id);
  if (previous.state !== 'ready' || !previous.value) return null;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const then = totalsOf(previous.value.workout, kindOf);
  return <p>{changeSentence(differenceOf(totals, then), unit)}</p>;
}
