import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { formatNumber } from '#words/format/number';
import { formatLongTime, formatTonnage } from '#words/progress/progress';
import { tonnageSentence, yearSentence } from '#words/progress/year-review';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { lazyPart } from '../../../ui/state/lazy-part';
import { useYear, useYearRecords } from './use-year';
import { YearExercises } from './year-exercises';
import { YearHabits } from './year-habits';
import { YearMonths } from './year-months';
import { YearMuscles } from './year-muscles';
import { YearRecords } from './year-records';
import styles from './year-review.module.css';

const ShareYearSheet = lazyPart(() => import('./share-year-sheet'));

interface YearFiguresProps {
  year: number;
  /** Whether it is the current year, with figures until now. */
  running: boolean;
  /** Workouts of the year, newest first. */
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook;
}

/** All figures of the year. */
export function YearFigures({ year, running, summaries, book }: YearFiguresProps) {
  const { unit } = usePreferences();
  const [sharing, setSharing] = useState(false);
  const { review, gains } = useYear(summaries, book);
  const records = useYearRecords(summaries, book);
  const nameOf = exerciseNamer(book);
  const { workouts, sets, durationMs, volumeGrams } = review;
  const figures = [
    { label: workouts === 1 ? 'treino' : 'treinos', value: formatNumber(workouts) },
    ...(durationMs > 0 ? [{ label: 'de treino', value: formatLongTime(durationMs) }] : []),
    { label: sets === 1 ? 'série' : 'séries', value: formatNumber(sets) },
    ...(volumeGrams > 0 ? [{ label: 'de carga', value: formatTonnage(volumeGrams, unit) }] : []),
  ];
  return (
    <>
      <Card padding="l" plate>
        <p className={styles.sentence}>{yearSentence(review, year, running)}</p>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {volumeGrams > 0 && <p className={styles.sentence}>{tonnageSentence(volumeGrams, unit)}</p>}
        <Button
          variant="quiet"
          className={styles.share}
          icon={<Share2 aria-hidden="true" />}
          onClick={() => setSharing(true)}
        >
          Compartilhar o ano
        </Button>
      </Card>
      <div className={styles.columns}>
        <div className={styles.column}>
          <YearMonths year={year} running={running} review={review} unit={unit} />
          <YearHabits review={review} />
          <YearRecords records={records} />
        </div>
        <div className={styles.column}>
          <YearExercises review={review} gains={gains} nameOf={nameOf} unit={unit} />
          <YearMuscles summaries={summaries} book={book} />
        </div>
      </div>
      {sharing && (
        <ShareYearSheet
          sources={{
            year,
            running,
            review,
            records: records.state === 'ready' ? records.value : null,
            gains,
            nameOf,
            unit,
          }}
          ready={records.state !== 'loading'}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
