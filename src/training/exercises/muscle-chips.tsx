import { useState } from 'react';
import { EXERCISE_LIMITS } from '#domain/exercises/custom-exercise';
import { MUSCLE_GROUP_ORDER, MUSCLE_GROUPS, type Muscle } from '#domain/exercises/muscles';
import { muscleLabel } from '#words/exercises/muscles';
import { capitalise } from '#words/format/list';
import { ChipRow, FilterChip } from '../../ui/control/chip';
import styles from './exercise-form.module.css';

const ORDER: readonly Muscle[] = MUSCLE_GROUP_ORDER.flatMap((group) => MUSCLE_GROUPS[group]);

interface MuscleChipsProps {
  legend: string;
  value: readonly Muscle[];
  onChange: (muscles: readonly Muscle[]) => void;
}

/** Chooses muscles of the map. Initially chosen ones come first, so that they are visible. */
export function MuscleChips({ legend, value, onChange }: MuscleChipsProps) {
  const [first] = useState(value);
  const order = [...first, ...ORDER.filter((muscle) => !first.includes(muscle))];
  return (
    <div className={styles.muscles}>
      <span className={styles.legend} aria-hidden="true">
        {legend}
      </span>
      <ChipRow label={legend}>
        {order.map((muscle) => (
          <FilterChip
            key={muscle}
            pressed={value.includes(muscle)}
            disabled={value.length >= EXERCISE_LIMITS.muscles && !value.includes(muscle)}
            onChange={(pressed) =>
              onChange(pressed ? [...value, muscle] : value.filter((each) => each !== muscle))
            }
          >
            {capitalise(muscleLabel(muscle))}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
