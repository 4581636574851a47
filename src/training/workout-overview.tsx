import { Check } from 'lucide-react';
import type { WorkoutExercise } from '#domain/workout/shape';
import { setsDone } from '#words/plural';
import styles from './workout-overview.module.css';

interface WorkoutOverviewProps {
  exercises: readonly WorkoutExercise[];
  nameOf: (entry: WorkoutExercise) => string;
  current: string | null;
  onJump: (exerciseKey: string) => void;
}

/** The whole workout at a glance; a tap goes to the exercise. */
export function WorkoutOverview(props: WorkoutOverviewProps) {
  const { exercises, nameOf, current, onJump } = props;
  return (
    <ol className={styles.list} aria-label="Exercícios do treino">
      {exercises.map((entry, index) => {
        const done = entry.sets.filter((set) => set.done).length;
        const complete = done > 0 && done === entry.sets.length;
        return (
          <li key={entry.key}>
            <button
              type="button"
              className={styles.row}
              aria-current={entry.key === current ? 'true' : undefined}
              onClick={() => onJump(entry.key)}
            >
              <span className={styles.place} data-complete={complete || undefined}>
                {complete ? <Check strokeWidth={3} aria-hidden="true" /> : index + 1}
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>{nameOf(entry)}</span>
                <span className={styles.progress}>{setsDone(done, entry.sets.length)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
