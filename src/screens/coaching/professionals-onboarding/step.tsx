import type { ComponentType } from 'react';
import type { ProfessionalStep } from '#domain/coaching/professional';
import {
  BioStep,
  NameStep,
  PhotoStep,
  SpecialitiesStep,
  WhatsappStep,
  WorkplaceStep,
} from './person-steps';
import type { StepProps } from './step-form';
import { CrefStep, HandleStep, InvitationStep, PixStep, PlansStep } from './trade-steps';

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
