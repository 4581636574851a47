import type { LoadUnit } from '#domain/load';
import { formatDuration } from '#words/format/duration';
import { formatVolume } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import styles from './workout-figures.module.css';

interface WorkoutFiguresProps {
  done: number;
  total: number;
  /** Grams. */
  volume: number;
  /** Milliseconds. */
  duration: number;
  unit: LoadUnit;
}

/** Three figures about a workout. */
export function WorkoutFigures({ done, total, volume, duration, unit }: WorkoutFiguresProps) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Séries</dt>
        <dd>
          {formatNumber(done)}
          {total > done && <span> de {formatNumber(total)}</span>}
        </dd>
      </div>
      <div>
        <dt>Volume</dt>
        <dd>{volume === 0 ? '–' : formatVolume(volume, unit)}</dd>
      </div>
      <div>
        <dt>Tempo</dt>
        <dd>{formatDuration(duration)}</dd>
      </div>
    </dl>
  );
}
