import { useState } from 'react';
import { shownPhone, whatsappNumber } from '#domain/coaching/brazilian-phone';
import { PROFESSIONAL_LIMITS, SPECIALITIES, type Speciality } from '#domain/coaching/professional';
import { STATES } from '#domain/health/screening/places';
import { specialityName, WHATSAPP_COMPLAINT } from '#words/coaching/professional';
import { fieldError } from '#words/errors';
import { compareNames } from '#words/format/list';
import { stateName } from '#words/health/screening-places';
import { useSession } from '../../../data/session/session';
import { PhotoField } from '../../../parts/account/photo-field';
import { FilterChip } from '../../../ui/control/chip';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import styles from './professionals-onboarding.module.css';
import type { StepProps } from './step-form';
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

/** Changes the account's picture at once, which needs the network; the step is optional. */
export function PhotoStep({ said }: StepProps) {
  return (
    <StepForm step="photo" read={() => ({})}>
      <PhotoField name={said.name} />
    </StepForm>
  );
}

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

export function WorkplaceStep({ said }: StepProps) {
  const [city, setCity] = useState(said.city);
  const [state, setState] = useState(said.state);
  return (
    <StepForm step="place" read={() => ({ city: city.trim(), state })}>
      <SelectField
        label="Estado"
        value={state ?? ''}
        placeholder="Escolher"
        autoComplete="address-level1"
        onChange={(event) => setState(STATES.find((one) => one === event.target.value) ?? null)}
        options={[...STATES]
          .sort((a, b) => compareNames(stateName(a), stateName(b)))
          .map((one) => ({ value: one, label: stateName(one) }))}
      />
      <TextField
        label="Cidade"
        autoComplete="address-level2"
        maxLength={PROFESSIONAL_LIMITS.city}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
    </StepForm>
  );
}

export function SpecialitiesStep({ said }: StepProps) {
  const [chosen, setChosen] = useState<readonly Speciality[]>(said.specialities);
  const [own, setOwn] = useState(said.ownSpecialities);
  return (
    <StepForm
      step="specialities"
      read={() => ({ specialities: chosen, ownSpecialities: own.trim() })}
    >
      <fieldset className={styles.chips} aria-label="Especialidades">
        {SPECIALITIES.map((one) => (
          <FilterChip
            key={one}
            pressed={chosen.includes(one)}
            onChange={(pressed) =>
              setChosen((now) => (pressed ? [...now, one] : now.filter((other) => other !== one)))
            }
          >
            {specialityName(one)}
          </FilterChip>
        ))}
      </fieldset>
      <TextField
        label="Outras, com as suas palavras"
        optional
        maxLength={PROFESSIONAL_LIMITS.ownSpecialities}
        value={own}
        onChange={(event) => setOwn(event.target.value)}
      />
    </StepForm>
  );
}

export function WhatsappStep({ said }: StepProps) {
  const [typed, setTyped] = useState(shownPhone(said.whatsapp));
  const [asked, setAsked] = useState(false);
  const phone = typed.trim() === '' ? '' : whatsappNumber(typed);
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
        onBlur={() => setTyped((text) => shownPhone(whatsappNumber(text) ?? text))}
        error={asked && phone === null ? WHATSAPP_COMPLAINT : undefined}
      />
    </StepForm>
  );
}
