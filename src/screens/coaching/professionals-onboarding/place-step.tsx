import { useState } from 'react';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { STATES } from '#domain/health/screening/places';
import { compareNames } from '#words/format/list';
import { stateName } from '#words/health/screening-places';
import { SelectField } from '../../../ui/field/select-field';
import { TextField } from '../../../ui/field/text-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function WorkplaceStep({ said }: StepProps) {
  const [city, setCity] = useState(said.city);
  const [state, setState] = useState(said.state);
  return (
    <StepForm step="place" read={() => ({ city: city.trim(), state })}>
      <SelectField
        label="Estado"
        value={state ?? ''}
        placeholder="Escolher"
        autoComplete="address-level1"
        onChange={(event) => setState(STATES.find((one) => one === event.target.value) ?? null)}
        options={[...STATES]
          .sort((a, b) => compareNames(stateName(a), stateName(b)))
          .map((one) => ({ value: one, label: stateName(one) }))}
      />
      <TextField
        label="Cidade"
        autoComplete="address-level2"
        maxLength={PROFESSIONAL_LIMITS.city}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
    </StepForm>
  );
}
