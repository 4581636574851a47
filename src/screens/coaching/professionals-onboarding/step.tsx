import type { ComponentType } from 'react';
import type { Professional, ProfessionalStep } from '#domain/coaching/professional';
import { BioStep } from './bio-step';
import { CrefStep } from './cref-step';
import { HandleStep } from './handle-step';
import { InvitationStep } from './invitation-step';
import { NameStep } from './name-step';
import { PhotoStep } from './photo-step';
import { PixStep } from './pix-step';
import { WorkplaceStep } from './place-step';
import { PlansStep } from './plans-step';
import { SpecialitiesStep } from './specialities-step';
import { WhatsappStep } from './whatsapp-step';

/** Props of every step: all answers so far. */
export interface StepProps {
  said: Professional;
}

const STEPS: Readonly<Record<ProfessionalStep, ComponentType<StepProps>>> = {
  name: NameStep,
  cref: CrefStep,
  place: WorkplaceStep,
  specialities: SpecialitiesStep,
  bio: BioStep,
  photo: PhotoStep,
  whatsapp: WhatsappStep,
  pix: PixStep,
  plans: PlansStep,
  handle: HandleStep,
  invitation: InvitationStep,
};

export function Step({ step, said }: StepProps & { step: ProfessionalStep }) {
  const Fields = STEPS[step];
  return <Fields said={said} />;
}
