import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workout/shape';
import { formatTimer } from '#words/duration';
import { formatEffort } from '#words/effort';
import { Chip } from '../ui/chip';
import { Menu, type MenuItem } from '../ui/menu';
import styles from './exercise-heading.module.css';

interface ExerciseHeadingProps {
  name: string;
  unit: LoadUnit;
  /** The best set of the last time; null when there was none. */
  last: Effort | null;
  /** Seconds; 0 is none. */
  restSeconds: number;
  note: string;
  /** Came back through another device after it had been removed. */
  returned: boolean;
  menu: readonly MenuItem[];
  onHistory: () => void;
  onRest: () => void;
  onNote: () => void;
}

/** The exercise at hand: its name, and the facts that are a tap away from their change. */
export function ExerciseHeading(props: ExerciseHeadingProps) {
  const { name, unit, last, restSeconds, note } = props;
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <h2 className={styles.name}>{name}</h2>
        <Menu label={`Opções de ${name}`} items={props.menu} />
      </div>
      <div className={styles.chips}>
        <Chip onClick={props.onHistory} aria-label={lastLabel(last, unit)}>
          {last ? (
            <span>
              Última <b>{formatEffort(last, unit)}</b>
            </span>
          ) : (
            'Primeira vez'
          )}
        </Chip>
        <Chip onClick={props.onRest} aria-label={`Descanso: ${restWords(restSeconds)}. Mudar`}>
          <span>
            Descanso <b>{restSeconds === 0 ? 'não' : formatTimer(restSeconds)}</b>
          </span>
        </Chip>
      </div>
      {note !== '' && (
        <button type="button" className={styles.note} onClick={props.onNote}>
          {note}
        </button>
      )}
      {props.returned && (
        <p className={styles.returned}>Voltou: outro aparelho ainda usava este exercício.</p>
      )}
    </header>
  );
}

function lastLabel(last: Effort | null, unit: LoadUnit): string {
  return last
    ? `Última: ${formatEffort(last, unit)}. Ver histórico`
    : 'Primeira vez neste exercício';
}

function restWords(seconds: number): string {
  return seconds === 0 ? 'sem descanso' : formatTimer(seconds);
}
