import type { PlatePick } from '#domain/gyms/plates';
import type { LoadUnit } from '#domain/load';
import { formatLoadFigure } from '#words/format/load';
import styles from './plate-bar.module.css';
import { plateTone } from './plate-look';

/** Above this number plates do not fit on a phone side by side, so each weight is drawn once. */
const MOST_DRAWN = 7;

interface PlateBarProps {
  /** Plates of one side, heaviest first. */
  picks: readonly PlatePick[];
  /** The unit printed on the plates. */
  unit: LoadUnit;
}

/** One end of a bar with its plates. The words beside it are its text alternative. */
export function PlateBar({ picks, unit }: PlateBarProps) {
  const total = picks.reduce((sum, { count }) => sum + count, 0);
  const drawn = picks.flatMap(({ grams, count }) =>
    total > MOST_DRAWN
      ? [{ grams, count, key: `${grams}` }]
      : Array.from({ length: count }, (_, at) => ({ grams, count: 1, key: `${grams} ${at}` })),
  );
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.shaft} />
      <span className={styles.collar} />
      {drawn.map(({ grams, count, key }) => (
        <span key={key} className={styles.plate} data-tone={plateTone(grams, unit)}>
          {formatLoadFigure(grams, unit)}
          {count > 1 && <span className={styles.count}>×{count}</span>}
        </span>
      ))}
      <span className={styles.sleeve} />
    </div>
  );
}
