import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../ui/control/icon-button';
import styles from './exercise-turner.module.css';

interface ExerciseTurnerProps {
  /** Names; null at either end. */
  before: string | null;
  after: string | null;
  onBefore: () => void;
  onAfter: () => void;
}

/** The way to the exercises beside the one at hand, for who does not swipe. */
export function ExerciseTurner({ before, after, onBefore, onAfter }: ExerciseTurnerProps) {
  return (
    <nav className={styles.turner} aria-label="Trocar de exercício">
      {before !== null && (
        <IconButton
          label={`Voltar para ${before}`}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={onBefore}
        />
      )}
      {after === null ? (
        <p className={styles.last}>Último exercício</p>
      ) : (
        <button type="button" className={styles.after} onClick={onAfter}>
          <span>
            A seguir: <b>{after}</b>
          </span>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
