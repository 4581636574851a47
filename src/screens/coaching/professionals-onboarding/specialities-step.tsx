import { useState } from 'react';
import { PROFESSIONAL_LIMITS, SPECIALITIES, type Speciality } from '#domain/coaching/professional';
import { specialityName } from '#words/coaching/professional';
import { FilterChip } from '../../../ui/control/chip';
import { TextField } from '../../../ui/field/text-field';
import styles from './professionals-onboarding.module.css';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function SpecialitiesStep({ said }: StepProps) {
  const [chosen, setChosen] = useState<readonly Speciality[]>(said.specialities);
  const [own, setOwn] = useState(said.ownSpecialities);
  return (
    <StepForm
      step="specialities"
      read={() => ({ specialities: chosen, ownSpecialities: own.trim() })}
    >
      <fieldset className={styles.chips} aria-label="Especialidades">
        {SPECIALITIES.map((one) => (
          <FilterChip
            key={one}
            pressed={chosen.includes(one)}
            onChange={(pressed) =>
              setChosen((now) => (pressed ? [...now, one] : now.filter((other) => other !== one)))
            }
          >
            {specialityName(one)}
          </FilterChip>
        ))}
      </fieldset>
      <TextField
        label="Outras, com as suas palavras"
        optional
        maxLength={PROFESSIONAL_LIMITS.ownSpecialities}
        value={own}
        onChange={(event) => setOwn(event.target.value)}
      />
    </StepForm>
  );
}
