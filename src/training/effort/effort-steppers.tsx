import { movesBody } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { Chip } from '../../ui/control/chip';
import { Stepper } from '../../ui/control/stepper';
import { type EffortFieldName, type LoggedExercise, steppedFields } from './effort-fields';
import { atLimit, steppedEffort } from './effort-step';
import styles from './effort-steppers.module.css';
import { extraLoad, fieldLabel, fieldUnit, figure, spokenField, spokenStep } from './effort-words';

interface EffortSteppersProps {
  exercise: LoggedExercise;
  effort: Effort;
  unit: LoadUnit;
  onChange: (effort: Effort) => void;
  /** Called when a value is tapped, to type it. */
  onEdit: (field: EffortFieldName) => void;
  disabled?: boolean;
}

/**
 * One stepper per value of the exercise's sets. Added load or assistance changes rarely, so it is a
 * chip that opens the keypad.
 */
export function EffortSteppers(props: EffortSteppersProps) {
  const { exercise, effort, unit, onChange, onEdit, disabled = false } = props;
  const { loadKind } = exercise;
  return (
    <div className={styles.steppers}>
      {steppedFields(loadKind).map((field) => {
        const label = fieldLabel(field, loadKind);
        return (
          <Stepper
            key={field}
            label={label}
            value={figure(effort, field, unit)}
            unit={fieldUnit(field, loadKind, unit)}
            decreaseLabel={spokenStep(effort, field, -1, exercise, unit)}
            increaseLabel={spokenStep(effort, field, 1, exercise, unit)}
            editLabel={`${label}: ${spokenField(effort, field, unit)}. Digitar`}
            atMinimum={atLimit(effort, field, -1, exercise)}
            atMaximum={atLimit(effort, field, 1, exercise)}
            disabled={disabled}
            onDecrease={() => onChange(steppedEffort(effort, field, -1, exercise, unit))}
            onIncrease={() => onChange(steppedEffort(effort, field, 1, exercise, unit))}
            onEdit={() => onEdit(field)}
          />
        );
      })}
      {movesBody(loadKind) && (
        <Chip
          className={styles.extra}
          aria-label={`${fieldLabel('load', loadKind)}: ${spokenField(effort, 'load', unit)}. Digitar`}
          disabled={disabled}
          onClick={() => onEdit('load')}
        >
          {extraLoad(effort, loadKind, unit)}
        </Chip>
      )}
    </div>
  );
}
