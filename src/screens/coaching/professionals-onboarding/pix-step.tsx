import { useState } from 'react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import { type PixKind, pixKeyOf } from '#domain/coaching/pix-key';
import { useProfessionalCommands } from '../../../data/commands/coaching/professional';
import { PixKeyFields } from '../../../parts/charges/pix-key-fields';
import { StripePart } from '../../../parts/charges/stripe-part';
import { guarded } from '../../../parts/input/guarded';
import type { StepProps } from './step';
import { StepForm } from './step-form';

/** The professional's own Pix key, and the Stripe account if this server supports it. */
export function PixStep({ said }: StepProps) {
  const commands = useProfessionalCommands();
  const [kind, setKind] = useState<PixKind>(said.pix?.kind ?? 'cpf');
  const [typed, setTyped] = useState(shownPhone(said.pix?.key ?? ''));
  const [asked, setAsked] = useState(false);
  const pix = pixKeyOf(kind, typed);
  const wrong = typed.trim() !== '' && pix === null;

  async function keepFirst(): Promise<boolean> {
    setAsked(true);
    if (wrong) return false;
    return pix === null || guarded(commands.answer('pix', { pix }));
  }

  return (
    <StepForm
      step="pix"
      read={() => {
        setAsked(true);
        return wrong ? null : { pix };
      }}
      beside={<StripePart from="onboarding" before={keepFirst} />}
    >
      <PixKeyFields
        kind={kind}
        typed={typed}
        wrong={asked && wrong}
        onKind={(one) => {
          setKind(one);
          setAsked(false);
        }}
        onType={setTyped}
      />
    </StepForm>
  );
}
