import { useState } from 'react';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { fieldError } from '#words/errors';
import { useSession } from '../../../data/session/session';
import { TextField } from '../../../ui/field/text-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

const LEAST = 2;

export function NameStep({ said }: StepProps) {
  const session = useSession();
  const ofAccount = 'user' in session ? session.user.name : '';
  const [name, setName] = useState(said.name || ofAccount);
  const [asked, setAsked] = useState(false);
  const wrong = name.trim().length < LEAST;
  return (
    <StepForm
      step="name"
      read={() => {
        setAsked(true);
        return wrong ? null : { name: name.trim() };
      }}
    >
      <TextField
        label="Nome na página"
        autoComplete="name"
        maxLength={PROFESSIONAL_LIMITS.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={asked && wrong ? fieldError('name') : undefined}
      />
    </StepForm>
  );
}
