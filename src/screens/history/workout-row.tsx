import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Unit } from '#domain/preference-choices';
import { totalsOf } from '#domain/workout/totals';
import { longDay, weekdayName } from '#words/day';
import { formatDuration } from '#words/duration';
import { formatVolume } from '#words/load';
import { setsCount } from '#words/plural';
import type { ExerciseBook } from '../../data/exercises';
import type { WorkoutEntry } from '../../data/workouts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { exerciseNames, workoutTitle } from '../workout-line';
import styles from './history.module.css';

interface WorkoutRowProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  unit: Unit;
}

/** One workout: its day, what it was, what it came to. */
export function WorkoutRow({ entry, book, unit }: WorkoutRowProps) {
  const { workout, id } = entry;
  const { day } = workout.start;
  const { sets, volumeGrams, durationMs } = totalsOf(
    workout,
    (exercise) => book?.byId(exercise)?.loadKind ?? null,
  );
  const names = exerciseNames(workout, book);
  return (
    <li className={styles.item}>
      <Link href={`/app/history/${id}`} className={styles.row}>
        <span className={styles.day}>
          <VisuallyHidden>{longDay(day)}</VisuallyHidden>
          <span className={styles.number} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
          <span className={styles.weekday} aria-hidden="true">
            {weekdayName(day).slice(0, 3).toLocaleLowerCase('pt-BR')}
          </span>
        </span>
        <span className={styles.what}>
          <span className={styles.name}>{workoutTitle(workout, book)}</span>
          {names.length > 0 && (
            <span className={styles.exercises} data-shortened>
              {names.join(', ')}
            </span>
          )}
        </span>
        <span className={styles.figures}>
          <span>{sets === 0 ? 'Nenhuma série' : setsCount(sets)}</span>
          {volumeGrams > 0 && <span>{formatVolume(volumeGrams, unit)}</span>}
          {durationMs !== null && <span>{formatDuration(durationMs)}</span>}
        </span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </Link>
    </li>
  );
}
