import { useState } from 'react';
import { brazilianPhone, shownPhone } from '#domain/coaching/brazilian-phone';
import { pixComplaint } from '#words/coaching/professional';
import { TextField } from '../../../ui/field/text-field';
import type { StepProps } from './step';
import { StepForm } from './step-form';

export function WhatsappStep({ said }: StepProps) {
  const [typed, setTyped] = useState(shownPhone(said.whatsapp));
  const [asked, setAsked] = useState(false);
  const phone = typed.trim() === '' ? '' : brazilianPhone(typed);
  return (
    <StepForm
      step="whatsapp"
      read={() => {
        setAsked(true);
        return phone === null ? null : { whatsapp: phone };
      }}
    >
      <TextField
        label="WhatsApp com DDD"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(11) 98765-4321"
        maxLength={24}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped((text) => shownPhone(brazilianPhone(text) ?? text))}
        error={asked && phone === null ? pixComplaint('phone') : undefined}
      />
    </StepForm>
  );
}
