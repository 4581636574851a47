import { Play } from 'lucide-react';
import type { LocalDay } from '#domain/local-day';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { exercisesCount } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { renderLink } from '../../../parts/page/render-link';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';

interface PastListProps {
  entries: readonly WorkoutEntry[];
  book: ExerciseBook | null;
  today: LocalDay;
  /** False while a workout is running, because only one can run. */
  repeatable: boolean;
}

/** Past workouts, each with a button that repeats it. */
export default function PastList({ entries, book, today, repeatable }: PastListProps) {
  const { repeat } = useStartWorkout();
  return (
    <section className={layoutClass.closeAuto} aria-labelledby="past-title">
      <SectionTitle id="past-title">Últimos treinos</SectionTitle>
      <List>
        {entries.map(({ id, workout }) => {
          const title = workoutTitle(workout, book);
          const when = capitalise(recentDay(workout.start.day, today));
          return (
            <ListRow
              key={id}
              href={`/app/history/${id}`}
              renderLink={renderLink}
              title={title}
              subtitle={`${when} · ${exercisesCount(workout.exercises.length)}`}
              actions={
                repeatable && (
                  <IconButton
                    variant="quiet"
                    label={`Repetir ${title}`}
                    icon={<Play aria-hidden="true" />}
                    onClick={() => repeat(id)}
                  />
                )
              }
            />
          );
        })}
      </List>
    </section>
  );
}
