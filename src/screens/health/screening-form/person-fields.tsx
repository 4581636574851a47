import { useState } from 'react';
import { ageOn } from '#domain/age';
import { type City, citiesOf, STATES } from '#domain/health/screening/places';
import type { ScreeningValues } from '#domain/health/screening/screening';
import type { LocalDay } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { compareNames } from '#words/format/list';
import { cityName, stateName } from '#words/health/screening-places';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { DateField } from '../../../ui/field/date-field';
import { SelectField } from '../../../ui/field/select-field';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './screening-form.module.css';

interface PersonFieldsProps {
  values: ScreeningValues;
  /** The birth date of the sign-up, which is not asked for again; null if it is not known here. */
  signedUp: LocalDay | null;
  today: LocalDay;
  /** After an attempt to finish, missing fields show their errors. */
  asked: boolean;
  onChange: (change: (before: ScreeningValues) => ScreeningValues) => void;
}

/** Earlier than any living person's birth. */
const EARLIEST = '1900-01-01';

/** Birth date and place, on which the legal rules depend. */
export function ScreeningPersonFields(props: PersonFieldsProps) {
  const { values, signedUp, today, asked, onChange } = props;
  const { born, place } = values;
  const [correcting, setCorrecting] = useState(false);
  const isKnown = signedUp !== null && born === null && !correcting;
  const age = born === null ? null : ageOn(today, born);
  const cities = place ? citiesOf(place.state) : [];
  const inCity = (city: City | null) =>
    onChange((now) => (now.place ? { ...now, place: { ...now.place, city } } : now));
  return (
    <div className={classNames(layoutClass.wide, styles.person)}>
      {isKnown ? (
        <div className={styles.known}>
          <p>
            {ageOn(today, signedUp)} anos{' '}
            <span className={textClass.hint}>
              Nascimento em {numericDay(signedUp)}, como no cadastro.
            </span>
          </p>
          <Button variant="plain" onClick={() => setCorrecting(true)}>
            Corrigir
          </Button>
        </div>
      ) : (
        <DateField
          label="Data de nascimento"
          picker={false}
          autoComplete="bday"
          value={born}
          min={EARLIEST}
          max={today}
          hint={age === null ? 'As regras mudam com a idade.' : `${age} anos hoje`}
          error={asked && age === null ? 'Diga quando você nasceu' : undefined}
          onChange={(day) => onChange((now) => ({ ...now, born: day }))}
        />
      )}
      <SelectField
        label="Estado onde você treina"
        value={place?.state ?? ''}
        placeholder="Escolher"
        hint="As regras mudam com o lugar."
        error={asked && place === null ? 'Escolha o estado' : undefined}
        onChange={(event) => {
          const state = STATES.find((one) => one === event.target.value);
          onChange((now) => ({ ...now, place: state ? { state, city: null } : null }));
        }}
        options={[...STATES]
          .sort((a, b) => compareNames(stateName(a), stateName(b)))
          .map((state) => ({ value: state, label: stateName(state) }))}
      />
      {place && cities.length > 0 && (
        <SegmentedControl
          legend="Cidade"
          value={place.city ?? 'other'}
          onChange={(city) => inCity(cities.find((one) => one === city) ?? null)}
          options={[
            { value: 'other', label: 'Outra cidade' },
            ...cities.map((city) => ({ value: city, label: cityName(city) })),
          ]}
        />
      )}
    </div>
  );
}
