import { Play, Plus } from 'lucide-react';
import type { LocalDay } from '#domain/local-day';
import { numericDay, recentDay } from '#words/format/day';
import { exercisesCount, plural, setsCount } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import styles from '../../../parts/coaching/offer-card.module.css';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';

interface NextCardProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  today: LocalDay;
}

/**
 * Maximum listed exercises; further ones are only counted. A single further one is listed, because
 * its name takes no more room than the count.
 */
const LISTED = 5;

/** The workout to repeat next with its exercises, and a link to an empty one. */
export default function NextCard({ entry, book, today }: NextCardProps) {
  const { start, repeat, busy } = useStartWorkout();
  const { workout } = entry;
  const exercises = workout.exercises.filter(({ exercise }) => exercise !== null);
  const sets = exercises.reduce((count, exercise) => count + exercise.sets.length, 0);
  const listed = exercises.length === LISTED + 1 ? exercises : exercises.slice(0, LISTED);
  const more = exercises.length - listed.length;
  return (
    <Card as="section" padding="l" plate labelledBy="next-title">
      <p className={styles.overline}>{lastTime(workout.start.day, today)}</p>
      <h2 id="next-title" className={styles.title}>
        {workoutTitle(workout, book)}
      </h2>
      <p className={styles.facts}>
        {exercisesCount(exercises.length)} · {setsCount(sets)}
      </p>
      <ul className={styles.exercises}>
        {listed.map(({ key, exercise, sets: of }) => (
          <li key={key}>
            <span>{book?.byId(exercise ?? '')?.name ?? 'Exercício'}</span>
            <span className={classNames(textClass.figures, styles.count)}>
              {plural(of.length, { zero: '', one: '1 série', other: '# séries' })}
            </span>
          </li>
        ))}
        {more > 0 && <li className={classNames(textClass.figures, styles.count)}>e mais {more}</li>}
      </ul>
      <div className={styles.acts}>
        <Button
          size="l"
          full
          busy={busy}
          icon={<Play aria-hidden="true" />}
          onClick={() => repeat(entry.id)}
        >
          Repetir treino
        </Button>
        <Button size="l" full variant="quiet" icon={<Plus aria-hidden="true" />} onClick={start}>
          Começar treino vazio
        </Button>
      </div>
    </Card>
  );
}

/** "Repetir · feito há 3 dias", "Repetir · feito em 20/11/2026". */
function lastTime(day: LocalDay, today: LocalDay): string {
  const when = recentDay(day, today);
  return `Repetir · feito ${when === numericDay(day) ? `em ${when}` : when}`;
}
