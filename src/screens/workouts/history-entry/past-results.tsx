import { useMemo } from 'react';
import type { LoadUnit } from '#domain/load';
import { mainRecords } from '#domain/progress/main-records';
import { type ExerciseRecords, workoutRecords } from '#domain/progress/records';
import { setsPerMuscle, workLevel } from '#domain/workouts/muscle-work';
import type { Workout } from '#domain/workouts/shape';
import type { WorkoutTotals } from '#domain/workouts/totals';
import { muscleLabel } from '#words/exercises/muscles';
import { formatDuration } from '#words/format/duration';
import { capitalise, formatList } from '#words/format/list';
import { formatVolume } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { recordKinds } from '#words/progress/records';
import { formatEffort } from '#words/workouts/effort';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBeforeWorkout } from '../../../data/progress/bests';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { regionLevels } from '../../../training/progress/muscle-map-regions';
import { RecordMark } from '../../../training/workouts/record-mark';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import { MuscleMap } from '../../../ui/muscle-map/muscle-map';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';

interface PastFiguresProps {
  totals: WorkoutTotals;
  /** Number of planned sets. */
  planned: number;
  unit: LoadUnit;
}

/** Three figures of the workout. */
export function PastFigures({ totals, planned, unit }: PastFiguresProps) {
  const { sets, volumeGrams, durationMs } = totals;
  const word = planned === 1 ? 'série' : 'séries';
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{sets === planned ? word : `de ${formatNumber(planned)} ${word}`}</dt>
        <dd>{formatNumber(sets)}</dd>
      </div>
      {volumeGrams > 0 && (
        <div>
          <dt>de volume</dt>
          <dd>{formatVolume(volumeGrams, unit)}</dd>
        </div>
      )}
      {durationMs !== null && (
        <div>
          <dt>de treino</dt>
          <dd>{formatDuration(durationMs)}</dd>
        </div>
      )}
    </dl>
  );
}

interface PastRecordsProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: LoadUnit;
}

/**
 * Personal records of this workout at its time: the main ones, and all others on demand. Absent
 * without any.
 */
export function PastRecords({ entry, book, unit }: PastRecordsProps) {
  const { workout } = entry;
  const { oneRepMax } = usePreferences();
  const before = useBestsBeforeWorkout(entry);
  if (before.state !== 'ready') return null;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const records = workoutRecords(workout, before.value, kindOf, oneRepMax);
  if (records.length === 0) return null;
  const main = mainRecords(records).map(({ set, ...of }) => ({ ...of, sets: [set] }));
  const shown = new Set(main.flatMap(({ sets }) => sets));
  const others = records
    .map(({ sets, ...of }) => ({ ...of, sets: sets.filter((set) => !shown.has(set)) }))
    .filter(({ sets }) => sets.length > 0);
  const left = others.reduce((sum, { sets }) => sum + sets.length, 0);
  const list = (of: readonly ExerciseRecords[]) => (
    <ul className={styles.records}>
      {of.map(({ exercise, loadKind, sets }) => (
        <li key={exercise}>
          <RecordMark />
          <h3>{book.byId(exercise)?.name}</h3>
          {sets.map((set) => (
            <p key={set.key}>
              <span className={styles.effort}>
                {capitalise(formatEffort(set.effort, unit, loadKind))}
              </span>
              <span className={textClass.mini}>
                {capitalise(recordKinds(set.records, loadKind, oneRepMax))}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="section" labelledBy="records">
      <SectionTitle id="records">Recordes deste treino</SectionTitle>
      {list(main)}
      {left > 0 && (
        <Disclosure
          title={plural(left, { zero: '', one: 'Mais 1 recorde', other: 'Mais # recordes' })}
        >
          {list(others)}
        </Disclosure>
      )}
    </Card>
  );
}

const NAMED = 3;

/** The muscles that a finished workout trained, with amounts; absent if none is known. */
export function WorkedMuscles({ workout, book }: { workout: Workout; book: ExerciseBook }) {
  const sets = useMemo(() => setsPerMuscle(workout, book.byId), [workout, book]);
  if (sets.size === 0) return null;

  const worked = [...sets].map(([muscle, count]) => ({
    muscle,
    name: muscleLabel(muscle),
    count,
    level: workLevel(count),
  }));
  const most = formatList(worked.slice(0, NAMED).map(({ name }) => name));
  return (
    <Card as="section" labelledBy="worked">
      <SectionTitle id="worked">O que este treino trabalhou</SectionTitle>
      <MuscleMap
        summary={`Corpo de frente e de costas. Mais séries: ${most}.`}
        levels={regionLevels(worked.map(({ muscle, level }) => [muscle, level]))}
        rows={worked.map(({ muscle, name, count, level }) => ({
          key: muscle,
          name: capitalise(name),
          value: formatNumber(count, 1),
          level,
        }))}
        heads={['Músculo', 'Séries']}
        note="Cada série conta inteira para os músculos principais do exercício e metade para os que ajudam. Aquecimento não conta."
      />
    </Card>
  );
}
