import { useState } from 'react';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { TextAreaField } from '../../../ui/field/text-area-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function BioStep({ said }: StepProps) {
  const [bio, setBio] = useState(said.bio);
  return (
    <StepForm step="bio" read={() => ({ bio: bio.trim() })}>
      <TextAreaField
        label="Apresentação"
        rows={8}
        maxLength={PROFESSIONAL_LIMITS.bio}
        hint={`${bio.length} de ${PROFESSIONAL_LIMITS.bio} letras`}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
      />
    </StepForm>
  );
}
