import type { LoadUnit } from '#domain/load';
import type { WorkoutTotals } from '#domain/workouts/totals';
import { formatDuration } from '#words/format/duration';
import { formatVolume } from '#words/format/load';
import { formatNumber } from '#words/format/number';
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
