import { useState } from 'react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import { type PixKind, pixKeyOf } from '#domain/coaching/pix-key';
import { PixKeyFields } from '../pix-key-fields';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function PixStep({ said }: StepProps) {
  const [kind, setKind] = useState<PixKind>(said.pix?.kind ?? 'cpf');
  const [typed, setTyped] = useState(shownPhone(said.pix?.key ?? ''));
  const [asked, setAsked] = useState(false);
  const pix = pixKeyOf(kind, typed);
  const wrong = typed.trim() !== '' && pix === null;
  return (
    <StepForm
      step="pix"
      read={() => {
        setAsked(true);
        return wrong ? null : { pix };
      }}
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
