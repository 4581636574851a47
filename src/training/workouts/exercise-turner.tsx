import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/control/icon-button';
import styles from './exercise-turner.module.css';

interface ExerciseTurnerProps {
  /** Names of the neighbours; null at either end. */
  before: string | null;
  after: string | null;
  onBefore: () => void;
  onAfter: () => void;
}

/** Buttons to the neighbouring exercises, besides swiping. */
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
