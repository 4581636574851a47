import { useState } from 'react';
import { normalCref, readCref } from '#domain/coaching/cref';
import { crefComplaint } from '#words/coaching/professional';
import { TextField } from '../../../ui/field/text-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function CrefStep({ said }: StepProps) {
  const [typed, setTyped] = useState(said.cref);
  const [asked, setAsked] = useState(false);
  const fault = typed.trim() === '' ? null : readCref(typed);
  const error = typeof fault === 'string' ? crefComplaint(fault) : undefined;
  return (
    <StepForm
      step="cref"
      read={() => {
        setAsked(true);
        return error === undefined ? { cref: normalCref(typed) ?? '' } : null;
      }}
    >
      <TextField
        label="CREF"
        placeholder="000000-G/UF"
        hint="Como está na carteira: seis números, G ou P e o estado."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped((text) => normalCref(text) ?? text)}
        error={asked ? error : undefined}
      />
    </StepForm>
  );
}
