import type { LoadUnit } from '#domain/load';
import { workoutRecords } from '#domain/progress/records';
import { capitalise } from '#words/format/list';
import { recordKinds } from '#words/progress/records';
import { formatEffort } from '#words/workouts/effort';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBeforeWorkout } from '../../../data/progress/bests';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { RecordMark } from '../../../training/workouts/record-mark';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './history-entry.module.css';

interface PastRecordsProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: LoadUnit;
}

/** Personal records of this workout at its time; absent without any. */
export function PastRecords({ entry, book, unit }: PastRecordsProps) {
  const { workout } = entry;
  const { oneRepMax } = usePreferences();
  const before = useBestsBeforeWorkout(entry);
  if (before.state !== 'ready') return null;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const records = workoutRecords(workout, before.value, kindOf, oneRepMax);
  if (records.length === 0) return null;
  return (
    <Card as="section" labelledBy="records">
      <SectionTitle id="records">Recordes deste treino</SectionTitle>
      <ul className={styles.records}>
        {records.map(({ exercise, sets }) => (
          <li key={exercise}>
            <RecordMark />
            <h3>{book.byId(exercise)?.name}</h3>
            {sets.map((set) => (
              <p key={set.key}>
                <span className={styles.effort}>{formatEffort(set.effort, unit)}</span>
                <span className={styles.kind}>
                  {capitalise(recordKinds(set.records, oneRepMax))}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
