import { Link } from 'wouter';
import { workoutDelta } from '#domain/coaching/deltas';
import { deltaWords, wholeDeltaWords } from '#words/coaching/deltas';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { useWorkout } from '../../../data/workouts/workouts';
import { useToday } from '../../../parts/input/use-today';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { PlannedTable } from '../../../training/workouts/planned-table';
import { Disclosure } from '../../../ui/control/disclosure';
import { FactList } from '../../../ui/display/fact-list';
import { Stack } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';

interface WorkoutDeltasProps {
  id: string;
  student: string;
  book: ExerciseBook | null;
}

/** A workout's differences from its plan, and all sets on demand. */
export function WorkoutDeltas({ id, student, book }: WorkoutDeltasProps) {
  const found = useWorkout(id);
  const today = useToday();
  const { unit } = usePreferences();
  if (found.state === 'loading') {
    return (
      <li className={styles.workout}>
        <Skeleton height={72} />
      </li>
    );
  }
  const workout = found.state === 'ready' ? found.value?.workout : null;
  if (!workout) return null;
  const { exercises, hasPlan } = workoutDelta(workout);
  const nameOf = (exercise: string | null) =>
    exercise === null ? 'Sem exercício' : (book?.byId(exercise)?.name ?? 'Exercício desconhecido');
  const differing = hasPlan ? exercises : [];
  return (
    <li className={styles.workout}>
      <div className={styles.workoutHead}>
        <h3>
          <Link href={`/app/students/${student}/workouts/${id}`}>
            {workoutTitle(workout, book)}
          </Link>
        </h3>
        <p className={textClass.mini}>{capitalise(recentDay(workout.start.day, today))}</p>
      </div>
      {differing.length === 0 ? (
        <p className={textClass.quiet}>{wholeDeltaWords(hasPlan)}</p>
      ) : (
        <FactList
          facts={differing.map(
            (delta) => [nameOf(delta.exercise), deltaWords(delta, unit)] as const,
          )}
        />
      )}
      <Disclosure title="Ver todas as séries">
        <Stack>
          {workout.exercises.map((exercise) => (
            <PlannedTable
              key={exercise.key}
              exercise={exercise}
              name={nameOf(exercise.exercise)}
              unit={unit}
            />
          ))}
        </Stack>
      </Disclosure>
    </li>
  );
}
