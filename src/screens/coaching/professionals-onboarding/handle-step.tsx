import { useState } from 'react';
import { handleFault, handleFrom } from '#domain/coaching/handle';
import { handleComplaint } from '#words/coaching/professional';
import { TextField } from '../../../ui/field/text-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function HandleStep({ said }: StepProps) {
  const [typed, setTyped] = useState(said.handle || handleFrom(said.name));
  const [asked, setAsked] = useState(false);
  const handle = handleFrom(typed);
  const fault = handle === '' ? null : handleFault(handle);
  return (
    <StepForm
      step="handle"
      read={() => {
        setAsked(true);
        return fault === null ? { handle } : null;
      }}
    >
      <TextField
        label="Endereço"
        prefix="/public/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={typed}
        hint={handle && `${location.host}/public/${handle}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(handle)}
        error={asked && fault ? handleComplaint(fault) : undefined}
      />
    </StepForm>
  );
}
