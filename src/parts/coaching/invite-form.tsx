import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { SCOPES, type Scope, withScope } from '#domain/account/scope';
import { peopleCount } from '#words/coaching/invitations';
import { SCOPE_ASKED, SCOPE_TITLES, scopesLine } from '#words/coaching/scopes';
import type { NewInvitation } from '../../data/coaching/invitations';
import { useAction } from '../../data/remote/use-action';
import { SubmitButton } from '../../ui/control/button';
import { Disclosure } from '../../ui/control/disclosure';
import { SwitchRow } from '../../ui/control/switch-row';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';
import textClass from '../../ui/text.module.css';
import { FormFailure } from '../input/form-failure';
import styles from './invite-sheet.module.css';

/** Equal to LABEL_LENGTH of the protocol. */
const LABEL_LENGTH = 80;
const USES = [1, 5, 10, 20];
const DAYS = [1, 7, 14, 30];

interface InviteFormProps {
  onMake: (invitation: NewInvitation) => Promise<void>;
}

/** Scopes and recipient of an invitation; every field has a default. */
export function InviteForm({ onMake }: InviteFormProps) {
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['program', 'log']);
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(14);
  const making = useAction(() => onMake({ label: label.trim(), scopes: [...scopes], uses, days }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void making.run();
      }}
    >
      <SubmitButton busy={making.busy} icon={<Link2 aria-hidden="true" />} data-autofocus="">
        Criar convite
      </SubmitButton>
      <FormFailure failure={making.failure} />
      <p className={textClass.lead}>
        Vale para {peopleCount(uses)}, por {days === 1 ? '1 dia' : `${days} dias`}. Pede{' '}
        {scopesLine(scopes)}.
      </p>
      <Disclosure title="Mais opções">
        <div className={styles.options}>
          <TextField
            label="Para quem é"
            hint="Um lembrete que só você vê"
            optional
            maxLength={LABEL_LENGTH}
            autoComplete="off"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
          <div className={styles.pair}>
            <SelectField
              label="Quantas pessoas"
              value={String(uses)}
              onChange={(event) => setUses(Number(event.target.value))}
              options={USES.map((count) => ({ value: String(count), label: peopleCount(count) }))}
            />
            <SelectField
              label="Validade"
              value={String(days)}
              onChange={(event) => setDays(Number(event.target.value))}
              options={DAYS.map((count) => ({
                value: String(count),
                label: count === 1 ? '1 dia' : `${count} dias`,
              }))}
            />
          </div>
          <fieldset className={styles.scopes}>
            <legend>O que pedir</legend>
            {SCOPES.map((scope) => (
              <SwitchRow
                key={scope}
                label={SCOPE_TITLES[scope]}
                hint={SCOPE_ASKED[scope]}
                checked={scopes.includes(scope)}
                disabled={scope === 'program'}
                onChange={(given) => setScopes(withScope(scopes, scope, given))}
              />
            ))}
          </fieldset>
        </div>
      </Disclosure>
    </form>
  );
}
