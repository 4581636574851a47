import { useState } from 'react';
import type { Scope } from '#domain/account/scope';
import { inviteAct, invitedOf, listSummary } from '#words/coaching/invitation-list';
import { scopesLine } from '#words/coaching/scopes';
import type {
  InvitationTerms,
  ListedRow,
  SendableRow,
} from '../../../data/coaching/invitation-list';
import { useAction } from '../../../data/remote/use-action';
import type { PersonRoles } from '../../../interchange/people/people-table';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { List } from '../../../ui/display/list-row';
import { ProgressLine } from '../../../ui/display/progress-line';
import { SelectField } from '../../../ui/field/select-field';
import { Dock } from '../../../ui/frame/dock';
import textClass from '../../../ui/text.module.css';
import { ColumnRolesPart, type Divided } from './column-roles-part';
import styles from './invite-list.module.css';
import { PersonRow } from './person-row';
import { PersonSheet } from './person-sheet';

interface ListPreviewProps {
  checked: readonly SendableRow[];
  /** Null after a reload, when the columns are not known any more. */
  divided: Divided | null;
  onRoles: (roles: PersonRoles) => void;
  onChange: (key: string, change: Partial<ListedRow>) => void;
  onSend: (people: readonly SendableRow[], terms: InvitationTerms) => Promise<void>;
  onAgain: () => void;
}

const SCOPES: readonly Scope[] = ['program', 'log'];
const DAYS = [7, 14, 30];

const isNobody = ({ person }: SendableRow) => person.warnings.includes('nobody');
const isChosen = ({ row, person }: SendableRow) => row.chosen ?? person.suggested;

/** The rows of a list with their warnings; each can be edited or left out. */
export function ListPreview(props: ListPreviewProps) {
  const { checked, divided, onRoles, onChange, onSend, onAgain } = props;
  const [edited, setEdited] = useState<string | null>(null);
  const [days, setDays] = useState(14);
  const sending = useAction((people: readonly SendableRow[]) =>
    onSend(people, { scopes: SCOPES, days }),
  );
  const shown = checked.filter(({ row }) => row.answer === null);
  const chosen = shown.filter((one) => isChosen(one) && !isNobody(one));
  const done = checked.length - shown.length;
  const warned = shown.filter(({ person }) => person.warnings.length > 0).length;
  const open = checked.find(({ row }) => row.key === edited);
  return (
    <>
      <p className={textClass.lead} role="status">
        {listSummary(shown.length, warned)} Quem tem e-mail recebe o convite por e-mail; os outros,
        pelo link que você manda por WhatsApp. Nada é cobrado: plano e vencimento ficam anotados
        para quando a pessoa aceitar.
      </p>
      {divided && <ColumnRolesPart divided={divided} onRoles={onRoles} />}
      <List label="Pessoas da lista">
        {shown.map(({ row, person }) => (
          <PersonRow
            key={row.key}
            texts={row.texts}
            person={person}
            chosen={isChosen({ row, person }) && !isNobody({ row, person })}
            disabled={sending.busy || isNobody({ row, person })}
            onChosen={(value) => onChange(row.key, { chosen: value })}
            onEdit={() => setEdited(row.key)}
          />
        ))}
      </List>
      <SelectField
        label="Validade dos convites"
        hint={`Pedem ${scopesLine(SCOPES)}; quem aceita escolhe o que você vê.`}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        options={DAYS.map((count) => ({ value: String(count), label: `${count} dias` }))}
      />
      <Button variant="plain" disabled={sending.busy} onClick={onAgain}>
        Descartar a lista
      </Button>
      <Dock className={styles.dock}>
        {(sending.busy || done > 0) && (
          <>
            <p id="list-progress" className={textClass.small} role="status">
              {invitedOf(done, done + chosen.length)}
            </p>
            <ProgressLine done={done} total={done + chosen.length} labelledBy="list-progress" />
          </>
        )}
        <FormFailure failure={sending.failure} />
        <Button
          size="l"
          full
          busy={sending.busy}
          disabled={chosen.length === 0}
          onClick={() => void sending.run(chosen)}
        >
          {sending.failure || done > 0 ? 'Continuar de onde parou' : inviteAct(chosen.length)}
        </Button>
      </Dock>
      {open && (
        <PersonSheet
          texts={open.row.texts}
          onSave={(texts) => {
            onChange(open.row.key, { texts, chosen: null });
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
