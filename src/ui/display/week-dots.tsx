import { VisuallyHidden } from '../visually-hidden';
import styles from './week-dots.module.css';

export interface WeekDay {
  /** One letter under the ring: "S". */
  letter: string;
  /** Accessible name: "segunda-feira, treinou". */
  spoken: string;
  state: 'done' | 'planned' | 'today' | 'free';
}

interface WeekDotsProps {
  days: readonly WeekDay[];
  label: string;
}

/** Filled plate: trained. Thin ring: planned. Copper thin ring: today. */
export function WeekDots({ days, label }: WeekDotsProps) {
  return (
    <ul className={styles.week} aria-label={label}>
      {days.map((day) => (
        <li key={day.spoken} className={styles.day}>
          <span className={styles.ring} data-state={day.state} aria-hidden="true" />
          <span className={styles.letter} aria-hidden="true">
            {day.letter}
          </span>
          <VisuallyHidden>{day.spoken}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
