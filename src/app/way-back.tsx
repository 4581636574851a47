import { useExercises } from '../data/exercises/exercises';
import type { WorkoutEntry } from '../data/workouts/workouts';
import { useElapsed, useRestNow } from '../live/use-rest-now';
import { renderLink } from '../parts/page/render-link';
import { workoutTitle } from '../parts/workouts/workout-line';
import { ContinueBar } from '../training/workouts/continue-bar';
import styles from './way-back.module.css';

/** The bar that leads back to a running workout. */
export default function WayBack({ entry }: { entry: WorkoutEntry }) {
  const { start, rest } = entry.workout;
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const elapsed = useElapsed(start.at);
  const resting = useRestNow(rest);
  return (
    <div className={styles.back}>
      <ContinueBar
        href="/app/workout"
        renderLink={renderLink}
        title={workoutTitle(entry.workout, book)}
        elapsed={elapsed}
        restLeft={resting?.left ?? 0}
      />
    </div>
  );
}
