import { Check, Copy, MessageCircle } from 'lucide-react';
import { sentSummary } from '#words/coaching/invitation-list';
import { inviteText } from '#words/coaching/invitations';
import type { InvitedPerson, SendableRow } from '../../../data/coaching/invitation-list';
import { useSession } from '../../../data/session/session';
import { copyText } from '../../../parts/input/hand-over';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import textClass from '../../../ui/text.module.css';

interface ListSentProps {
  checked: readonly SendableRow[];
  /** Number of rows that were not invited. */
  left: number;
  onHanded: (key: string) => void;
  onLeft: () => void;
  onAgain: () => void;
}

interface Answered extends Pick<SendableRow['row'], 'key' | 'handed'> {
  readonly answer: InvitedPerson;
  readonly person: SendableRow['person'];
}

const hasNoMail = ({ answer }: Answered) => answer.is === 'invited' && !answer.mailed;
const linksFirst = (a: Answered, b: Answered) => Number(hasNoMail(b)) - Number(hasNoMail(a));

/** The result for each person; without a mail, the link to hand over by WhatsApp. */
export function ListSent({ checked, left, onHanded, onLeft, onAgain }: ListSentProps) {
  const answered = checked.flatMap(({ row: { key, answer, handed }, person }) =>
    answer === null ? [] : [{ key, answer, handed, person }],
  );
  const mailed = answered.filter(({ answer }) => answer.is === 'invited' && answer.mailed);
  const byHand = answered.filter((row) => hasNoMail(row) && !row.handed).length;
  return (
    <>
      <p className={textClass.lead} role="status">
        {sentSummary(mailed.length, byHand)}
      </p>
      <List label="Convites da lista">
        {answered.toSorted(linksFirst).map((row) => (
          <SentRow key={row.key} row={row} onHanded={() => onHanded(row.key)} />
        ))}
      </List>
      {left > 0 && (
        <Button variant="quiet" onClick={onLeft}>
          {left === 1
            ? 'Ver 1 pessoa que ficou de fora'
            : `Ver ${left} pessoas que ficaram de fora`}
        </Button>
      )}
      <Button variant={byHand > 0 ? 'plain' : 'primary'} onClick={onAgain}>
        {byHand > 0 ? 'Apagar esta lista' : 'Pronto'}
      </Button>
    </>
  );
}

function SentRow({ row, onHanded }: { row: Answered; onHanded: () => void }) {
  const session = useSession();
  const { person, answer, handed } = row;
  const name = person.name || person.email || person.phone || '';
  if (answer.is !== 'invited') {
    const why = answer.is === 'own' ? 'É o seu próprio e-mail' : 'Já é seu aluno';
    return <ListRow title={name} subtitle={`${why}: nada foi mandado.`} />;
  }
  const link = `${location.origin}/links/${answer.token}`;
  const text = inviteText('user' in session ? session.user.name : '', link, answer.code);
  const to = person.phone?.slice(1) ?? '';
  const told = answer.mailed ? `E-mail enviado para ${person.email}` : 'Mande o link';
  return (
    <ListRow
      title={name}
      subtitle={handed ? 'Link mandado' : told}
      leading={handed || answer.mailed ? <Check /> : undefined}
      actions={
        <>
          {!answer.mailed && (
            <a
              href={`https://wa.me/${to}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Mandar para ${name} por WhatsApp`}
              className={buttonClass({ variant: handed ? 'plain' : 'quiet' })}
              onClick={onHanded}
            >
              <MessageCircle aria-hidden="true" />
              WhatsApp
            </a>
          )}
          <IconButton
            label={`Copiar o link de ${name}`}
            icon={<Copy />}
            onClick={() => {
              void copyText(link, 'Link copiado');
              onHanded();
            }}
          />
        </>
      }
    />
  );
}
