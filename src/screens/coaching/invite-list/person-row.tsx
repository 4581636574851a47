import { Pencil } from 'lucide-react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import { reais } from '#words/charges/charges';
import { personWarning, termsLine } from '#words/coaching/invitation-list';
import type { CheckedPerson } from '../../../interchange/people/check-people';
import type { PersonTexts } from '../../../interchange/people/people-table';
import { IconButton } from '../../../ui/control/icon-button';
import { SwitchRow } from '../../../ui/control/switch-row';
import styles from './invite-list.module.css';

interface PersonRowProps {
  texts: PersonTexts;
  person: CheckedPerson;
  chosen: boolean;
  disabled: boolean;
  onChosen: (chosen: boolean) => void;
  onEdit: () => void;
}

/** A person of the list: tick to invite, what was understood, what to look at. */
export function PersonRow({ texts, person, chosen, disabled, onChosen, onEdit }: PersonRowProps) {
  const { name, email, phone, plan, centavos, dueDay, warnings } = person;
  const contacts = [email ?? texts.email, phone === null ? texts.phone : shownPhone(phone)];
  const terms = termsLine(plan, centavos === null ? null : reais(centavos), dueDay);
  const shown = name === '' ? `Linha ${texts.line}` : name;
  return (
    <li className={styles.person}>
      <SwitchRow
        label={shown}
        checked={chosen}
        disabled={disabled}
        onChange={onChosen}
        hint={
          <>
            {contacts
              .filter((contact) => contact !== '')
              .map((contact) => (
                <span key={contact} className={styles.fact}>
                  {contact}
                </span>
              ))}
            {terms !== '' && <span className={styles.fact}>{terms}</span>}
            {warnings.map((warning) => (
              <span key={warning} className={styles.warning}>
                {personWarning(warning)}
              </span>
            ))}
          </>
        }
      />
      <IconButton label={`Editar ${shown}`} icon={<Pencil />} onClick={onEdit} />
    </li>
  );
}
