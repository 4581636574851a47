import type { TrainedWeek } from '#domain/progress/consistency';
import { daysCount, spokenWeek } from '#words/progress/consistency';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './week-plates.module.css';

/** More plates are indistinguishable at a glance. */
const MOST = 52;
const ROW = 12;

interface WeekPlatesProps {
  /** Oldest first. */
  weeks: readonly TrainedWeek[];
  /** Number of days for a full plate. */
  target: number;
}

/** A plate per week: full, partial, or empty. */
export function WeekPlates({ weeks, target }: WeekPlatesProps) {
  const shown = weeks.slice(-MOST);
  const some = shown.some(({ days }) => days > 0 && days < target);
  const none = shown.some(({ days }) => days === 0);
  return (
    <>
      <ol
        className={styles.weeks}
        data-many={shown.length > ROW || undefined}
        aria-label={shown.length < weeks.length ? 'As últimas 52 semanas' : 'Semana a semana'}
      >
        {shown.map((week) => (
          <li key={week.start}>
            <span className={styles.plate} data-state={stateOf(week.days, target)} />
            <VisuallyHidden>{spokenWeek(week)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.key} aria-hidden="true">
        <li>
          <span className={styles.plate} data-state="full" />
          {target === 7 ? 'todos os dias' : `${daysCount(target)} ou mais`}
        </li>
        {some && (
          <li>
            <span className={styles.plate} data-state="some" />
            menos dias
          </li>
        )}
        {none && (
          <li>
            <span className={styles.plate} data-state="none" />
            sem treino
          </li>
        )}
      </ul>
    </>
  );
}

function stateOf(days: number, target: number): 'full' | 'some' | 'none' {
  if (days === 0) return 'none';
  return days >= target ? 'full' : 'some';
}
