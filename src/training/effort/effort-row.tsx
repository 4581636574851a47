import type { Effort } from '#domain/workouts/shape';
import { FilterChip } from '../../ui/control/chip';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './effort-row.module.css';

interface EffortRowProps {
  /** A question such as "Série 2: quantas repetições ainda sairiam?" */
  label: string;
  /** The question in a word or two, beside the answers. */
  short: string;
  scale: 'rir' | 'pse';
  /** Logged repetitions in reserve; null without an answer. */
  rir: number | null;
  onChoose: (rir: number) => void;
}

/** From five repetitions in reserve on, people cannot feel a difference. */
const RIR = [0, 1, 2, 3, 4, 5];
const PSE = [6, 7, 8, 9, 10];

/** Rates a set with one tap, as repetitions in reserve or as effort (10 − RIR). */
export function EffortRow({ label, short, scale, rir, onChoose }: EffortRowProps) {
  const options =
    scale === 'rir'
      ? RIR.map((value) => ({ rir: value, text: value === 5 ? '5+' : String(value) }))
      : PSE.map((value) => ({ rir: 10 - value, text: String(value) }));
  return (
    <fieldset className={styles.effort}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.options}>
        <span className={styles.label} aria-hidden="true">
          {short}
        </span>
        {options.map((option) => (
          <FilterChip
            key={option.rir}
            pressed={option.rir === rir}
            onChange={() => onChoose(option.rir)}
          >
            {option.text}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

interface EffortFieldProps {
  effort: Effort;
  scale: 'rir' | 'pse';
  onChange: (effort: Effort) => void;
}

/**
 * Rates a set while its values are corrected; a second tap removes the rating. Without repetitions
 * there is nothing to rate.
 */
export function EffortField({ effort, scale, onChange }: EffortFieldProps) {
  const rir = effort.rir ?? null;
  if (effort.reps === 0) return null;
  return (
    <EffortRow
      label={scale === 'rir' ? 'Repetições em reserva (RIR)' : 'Esforço (PSE)'}
      short={scale === 'rir' ? 'RIR' : 'PSE'}
      scale={scale}
      rir={rir}
      onChoose={(chosen) => onChange({ ...effort, rir: chosen === rir ? null : chosen })}
    />
  );
}
