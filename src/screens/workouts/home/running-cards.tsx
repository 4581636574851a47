import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { setCounts } from '#domain/workouts/turns';
import { formatTimer } from '#words/format/duration';
import { setsDone } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { useElapsed } from '../../../live/use-rest-now';
import offer from '../../../parts/coaching/offer-card.module.css';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import styles from './home.module.css';

interface RunningCardsProps {
  entries: readonly WorkoutEntry[];
  book: ExerciseBook | null;
}

/** Running workouts; several only if two devices started them without knowing of each other. */
export default function RunningCards({ entries, book }: RunningCardsProps) {
  return entries.map((entry, index) => (
    <RunningCard
      key={entry.id}
      entry={entry}
      book={book}
      first={index === 0}
      alone={entries.length === 1}
    />
  ));
}

interface RunningCardProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  first: boolean;
  alone: boolean;
}

function RunningCard({ entry, book, first, alone }: RunningCardProps) {
  const { workout, id } = entry;
  const elapsed = useElapsed(workout.start.at);
  const { done, total } = setCounts(workout.exercises);
  return (
    <Card as="section" padding="l" plate={first} labelledBy={`running-${id}`}>
      <p className={offer.overline}>Treino em andamento</p>
      <h2 id={`running-${id}`} className={offer.title}>
        {workoutTitle(workout, book)}
      </h2>
      <p className={offer.facts}>
        {total === 0 ? 'Nenhum exercício ainda' : setsDone(done, total)}
      </p>
      <Link
        href={alone ? '/app/workout' : `/app/workout?id=${id}`}
        className={`${buttonClass({ size: 'l', full: true, ...(!first && { variant: 'quiet' }) })} ${styles.act}`}
      >
        <Play aria-hidden="true" />
        <span>
          Continuar · <span className={styles.timer}>{formatTimer(elapsed / 1000)}</span>
        </span>
      </Link>
    </Card>
  );
}
