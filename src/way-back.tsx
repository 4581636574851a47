import { weekdayName } from '#words/day';
import type { WorkoutEntry } from './data/workouts';
import { useElapsed, useRestNow } from './live/use-rest-now';
import { renderLink } from './screens/render-link';
import { ContinueBar } from './training/continue-bar';
import styles from './way-back.module.css';

/** The bar that leads back to a running workout. */
export default function WayBack({ entry }: { entry: WorkoutEntry }) {
  const { title, start, rest } = entry.workout;
  const elapsed = useElapsed(start.at);
  const resting = useRestNow(rest);
  return (
    <div className={styles.back}>
      <ContinueBar
        href="/app/workout"
        renderLink={renderLink}
        title={title || `Treino de ${weekdayName(start.day).toLocaleLowerCase('pt-BR')}`}
        elapsed={elapsed}
        restLeft={resting?.left ?? 0}
      />
    </div>
  );
}
