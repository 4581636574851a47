import { type LoadUnit, stepIn } from '#domain/load';
import { formatNumber } from '#words/format/number';
import { FilterChip } from '../../ui/control/chip';
import { Sheet } from '../../ui/layer/sheet';
import styles from '../choice-sheet.module.css';
import { LOAD_STEPS } from './load-steps';

interface StepSheetProps {
  exercise: string;
  /** Grams. */
  value: number;
  unit: LoadUnit;
  onSave: (grams: number) => void;
  onClose: () => void;
}

/** Chooses the step with which − and + change an exercise's load. */
export function StepSheet({ exercise, value, unit, onSave, onClose }: StepSheetProps) {
  return (
    <Sheet
      open
      title="Passo da carga"
      description={`${exercise}: quanto muda a cada toque em − ou +`}
      size="s"
      onClose={onClose}
    >
      <fieldset className={styles.options} aria-label="Passo da carga">
        {LOAD_STEPS[unit].map((grams) => (
          <FilterChip
            key={grams}
            pressed={stepIn(grams, unit) === stepIn(value, unit)}
            onChange={() => onSave(grams)}
          >
            {formatNumber(stepIn(grams, unit))} {unit}
          </FilterChip>
        ))}
      </fieldset>
    </Sheet>
  );
}
