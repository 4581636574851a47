import { Minus, Plus } from 'lucide-react';
import { Roll } from './roll';
import styles from './stepper.module.css';
import { useHoldRepeat } from './use-hold-repeat';

interface StepperProps {
  /** The group's name: "Carga". */
  label: string;
  /** As shown: "82,5". */
  value: string;
  /** Small, under the value: "kg". */
  unit?: string;
  /** "Diminuir 2,5 quilos", "Aumentar 2,5 quilos". */
  decreaseLabel: string;
  increaseLabel: string;
  onDecrease: () => void;
  onIncrease: () => void;
  /** Whether the value is at its limit, which disables that step. */
  atMinimum?: boolean;
  atMaximum?: boolean;
  /** A tap on the value, to type it. */
  onEdit?: () => void;
  /** "Carga: 82,5 quilos. Digitar outra". */
  editLabel?: string;
  disabled?: boolean;
}

export function Stepper(props: StepperProps) {
  const { label, value, unit, onEdit, editLabel, disabled = false } = props;
  const lowest = disabled || (props.atMinimum ?? false);
  const highest = disabled || (props.atMaximum ?? false);
  const decrease = useHoldRepeat(props.onDecrease, lowest);
  const increase = useHoldRepeat(props.onIncrease, highest);
  const shown = (
    <>
      <span className={styles.value}>
        <Roll value={value} />
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.step}
          aria-label={props.decreaseLabel}
          disabled={lowest}
          {...decrease}
        >
          <Minus aria-hidden="true" />
        </button>
        {onEdit ? (
          <button
            type="button"
            className={styles.middle}
            aria-label={editLabel ?? `${label}: ${value} ${unit ?? ''}`.trim()}
            disabled={disabled}
            onClick={onEdit}
          >
            {shown}
          </button>
        ) : (
          <output className={styles.middle}>{shown}</output>
        )}
        <button
          type="button"
          className={styles.step}
          aria-label={props.increaseLabel}
          disabled={highest}
          {...increase}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}
