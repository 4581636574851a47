import { useDeferredValue } from 'react';
import type { LoadUnit } from '#domain/load';
import type { CalendarFigures } from '#domain/progress/calendar';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { monthFigures } from '#words/workouts/history';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { byMonth } from '../../../parts/workouts/month-groups';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './history.module.css';
import { WorkoutRow } from './workout-row';

interface MonthListProps {
  summaries: readonly WorkoutSummary[];
  /** Totals of each whole month, even if only a part of it is listed. */
  figures: ReadonlyMap<string, CalendarFigures>;
  book: ExerciseBook | null;
  unit: LoadUnit;
  words: readonly string[];
  noted: boolean;
  list: string;
}

/** Rows of the first frame; the others follow one frame later. */
const IN_SIGHT = 12;

/** Workouts by month. */
export function MonthList({ summaries, figures, ...row }: MonthListProps) {
  const shown = useDeferredValue(summaries, summaries.slice(0, IN_SIGHT));
  return byMonth(shown, ({ day }) => day).map(({ month, heading, entries }) => {
    const of = figures.get(month);
    return (
      <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
        <SectionTitle id={`month-${month}`} trailing={of && monthFigures(of, row.unit)}>
          {heading}
        </SectionTitle>
        <ul className={styles.list}>
          {entries.map((summary) => (
            <WorkoutRow key={summary.id} summary={summary} {...row} />
          ))}
        </ul>
      </section>
    );
  });
}
