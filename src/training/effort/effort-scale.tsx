import { useId } from 'react';
import { effortStep } from '#words/workouts/session-effort';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './scale.module.css';

const STEPS = Array.from({ length: 11 }, (_, step) => step);

interface EffortScaleProps {
  legend: string;
  /** 0 to 10; null without an answer. */
  value: number | null;
  onChange: (pse: number) => void;
}

/** Rates the effort of the whole session: eleven steps, the chosen one with words. */
export function EffortScale({ legend, value, onChange }: EffortScaleProps) {
  const id = useId();
  return (
    <fieldset className={styles.scale}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classNames(styles.steps, styles.six)}>
        {STEPS.map((step) => (
          <label key={step} className={styles.step} htmlFor={`${id}-${step}`}>
            <input
              id={`${id}-${step}`}
              className={styles.input}
              type="radio"
              name={id}
              aria-label={`${step}, ${effortStep(step)}`}
              checked={value !== null && Math.round(value) === step}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p className={styles.words} aria-hidden="true">
        {value === null ? (
          <>
            <span>{effortStep(0)}</span>
            <span>{effortStep(10)}</span>
          </>
        ) : (
          <span>{effortStep(value)}</span>
        )}
      </p>
    </fieldset>
  );
}
