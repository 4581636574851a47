import { MessageCircle, MessagesSquare, NotebookText } from 'lucide-react';
import { dayOfDate } from '#domain/local-day';
import { unreadFor } from '#domain/messages/thread';
import { scopesLine } from '#words/coaching/scopes';
import { longDay } from '#words/format/day';
import { newMessageWords } from '#words/messages/messages';
import { usePersonPhoto } from '../../../data/account/person-photo';
import type { StudentLink } from '../../../data/coaching/students';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { LinkButton } from '../../../parts/page/link-button';
import { classNames } from '../../../ui/class-names';
import { buttonClass } from '../../../ui/control/button-class';
import { Avatar } from '../../../ui/display/avatar';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';

/** Name, shared scopes, and frequent acts. */
export function StudentHead({ link }: { link: StudentLink }) {
  const { student, scopes, startedAt, archivedAt } = link;
  const photo = usePersonPhoto(student.id);
  const session = useSession();
  const messages = useMessages();
  const me = 'user' in session ? session.user.id : '';
  const said = messages.state === 'ready' ? messages.value : [];
  const unread = unreadFor(
    said.filter((message) => message.link === link.link),
    me,
  ).length;
  const first = student.name.trim().split(/\s+/)[0] ?? '';
  return (
    <header className={styles.head}>
      <div className={layoutClass.lineMiddle}>
        <Avatar name={student.name} size={56} photo={photo} />
        <div className={styles.facts}>
          <p>
            Com você desde {longDay(dayOfDate(new Date(startedAt)))}
            {archivedAt !== null && ' · arquivado'}
          </p>
          <p className={textClass.mini}>Compartilha {scopesLine(scopes)}</p>
        </div>
      </div>
      <div className={classNames(layoutClass.wrap, styles.acts)}>
        <LinkButton href={`/app/students/${student.id}/messages`}>
          <MessagesSquare aria-hidden="true" />
          {unread === 0 ? 'Mensagem' : `Mensagem: ${newMessageWords(unread)}`}
        </LinkButton>
        <LinkButton href={`/app/students/${student.id}/programs`} variant="quiet">
          <NotebookText aria-hidden="true" />
          Editar ficha
        </LinkButton>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`Oi, ${first}.`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'quiet' })}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      </div>
    </header>
  );
}
