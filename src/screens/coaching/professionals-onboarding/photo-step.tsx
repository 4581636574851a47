import { PhotoField } from '../../../parts/account/photo-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

/** The account's picture is sent at once with network; the step is complete without it too. */
export function PhotoStep({ said }: StepProps) {
  return (
    <StepForm step="photo" read={() => ({})}>
      <PhotoField name={said.name} />
    </StepForm>
  );
}
