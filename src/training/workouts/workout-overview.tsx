import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { blocksOf, setCounts } from '#domain/workouts/turns';
import { studentGroupLabel } from '#words/coaching/groups';
import { setsDone } from '#words/format/plural';
import { IconButton } from '../../ui/control/icon-button';
import styles from './workout-overview.module.css';

interface WorkoutOverviewProps {
  exercises: readonly WorkoutExercise[];
  nameOf: (entry: WorkoutExercise) => string;
  current: string | null;
  onJump: (exerciseKey: string) => void;
  /** Set while the order is changed; at its edge a group moves as a whole. */
  onMove?: ((exerciseKey: string, by: -1 | 1) => void) | undefined;
}

/** The whole workout; a tap opens an exercise. */
export function WorkoutOverview(props: WorkoutOverviewProps) {
  const { exercises, nameOf, current, onJump, onMove } = props;
  const blocks = blocksOf(exercises);
  const last = exercises.length - 1;
  return (
    <ol className={styles.list} aria-label="Exercícios do treino">
      {exercises.map((entry, index) => {
        const { done, total } = setCounts([entry]);
        const complete = done > 0 && done === total;
        const block = blocks.find((each) => each.includes(entry)) ?? [entry];
        const grouped = block.length > 1;
        const name = nameOf(entry);
        return (
          <li
            key={entry.key}
            className={styles.item}
            data-grouped={grouped || undefined}
            data-last={block.at(-1) === entry || undefined}
          >
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
                <span className={styles.name}>{name}</span>
                <span className={styles.progress}>
                  {setsDone(done, total)}
                  {grouped && ` · ${studentGroupLabel(block.length)}`}
                </span>
              </span>
            </button>
            {onMove && entry.key !== '' && (
              <>
                <IconButton
                  label={`Subir ${name}`}
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => index > 0 && onMove(entry.key, -1)}
                />
                <IconButton
                  label={`Descer ${name}`}
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-disabled={index === last || undefined}
                  onClick={() => index < last && onMove(entry.key, 1)}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
