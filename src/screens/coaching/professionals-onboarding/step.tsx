import type { ComponentType } from 'react';
import type { Professional, ProfessionalStep } from '#domain/coaching/professional';
import {
  BioStep,
  NameStep,
  PhotoStep,
  SpecialitiesStep,
  WhatsappStep,
  WorkplaceStep,
} from './person-steps';
import { CrefStep, HandleStep, InvitationStep, PixStep, PlansStep } from './trade-steps';

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
