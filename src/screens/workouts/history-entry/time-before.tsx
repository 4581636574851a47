import type { LoadUnit } from '#domain/load';
import { differenceOf } from '#domain/workouts/compare';
import { totalsOf } from '#domain/workouts/totals';
import { shortDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { differenceWords } from '#words/workouts/compare';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreviousWorkout } from '../../../data/workouts/previous-workout';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { renderLink } from '../../../parts/page/render-link';
import { workoutFigures } from '../../../parts/workouts/workout-line';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';

interface TimeBeforeProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: LoadUnit;
}

/** Compares this workout with the previous one of the same kind; absent for the first. */
export function TimeBefore({ entry, book, unit }: TimeBeforeProps) {
  const previous = usePreviousWorkout(entry.id);
  if (previous.state !== 'ready' || !previous.value) return null;
  const { id, workout } = previous.value;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const words = differenceWords(
    differenceOf(totalsOf(entry.workout, kindOf), totalsOf(workout, kindOf)),
    unit,
  );
  return (
    <Card as="section" labelledBy="before">
      <SectionTitle id="before">Comparado com a última vez</SectionTitle>
      <p>{words.length === 0 ? 'Igual em séries, volume e tempo.' : words.join(' · ')}</p>
      <List bare label="A última vez">
        <ListRow
          title={capitalise(shortDay(workout.start.day))}
          subtitle={workoutFigures(workout, book, unit)}
          href={`/app/history/${id}`}
          renderLink={renderLink}
        />
      </List>
    </Card>
  );
}
