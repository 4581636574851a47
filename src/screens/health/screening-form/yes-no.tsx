import { SegmentedControl } from '../../../ui/control/segmented-control';
import styles from './screening-form.module.css';

interface YesNoProps {
  id: string;
  number?: number;
  question: string;
  hint?: string;
  value: boolean | null;
  /** Whether the required answer is missing. */
  missing: boolean;
  onChange: (yes: boolean) => void;
}

/** A question with two answers, each half the screen's width. */
export function YesNo({ id, number, question, hint, value, missing, onChange }: YesNoProps) {
  return (
    <li id={id} className={styles.question}>
      {/* Legend of the answers */}
      <p className={number === undefined ? undefined : styles.asked} aria-hidden="true">
        {number !== undefined && <span className={styles.number}>{number}.</span>}
        <span>{question}</span>
      </p>
      {hint && <p className={styles.lead}>{hint}</p>}
      <SegmentedControl
        legend={question}
        hideLegend
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(said) => onChange(said === 'yes')}
        options={[
          { value: 'no', label: 'Não' },
          { value: 'yes', label: 'Sim' },
        ]}
      />
      {missing && <p className={styles.missing}>Falta responder</p>}
    </li>
  );
}
