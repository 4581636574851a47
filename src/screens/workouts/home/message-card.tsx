import { type SaidMessage, unreadFor } from '#domain/messages/thread';
import { nameOnLink, useCoaches } from '../../../data/coaching/coaches';
import { useMessages } from '../../../data/messages/messages';
import { renderLink } from '../../../parts/page/render-link';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';

/** The newest unread message with a link to its conversation. */
export function MessageCard({ person }: { person: string }) {
  const messages = useMessages();
  const newest = messages.state === 'ready' ? unreadFor(messages.value, person).at(-1) : undefined;
  return newest ? <Newest message={newest} /> : null;
}

/** A separate component, so that coaches are only loaded if there is a message. */
function Newest({ message }: { message: SaidMessage }) {
  const { coaches } = useCoaches();
  const known = coaches.state === 'ready' ? coaches.value : [];
  const name = nameOnLink(known, message.link) ?? 'Quem acompanha você';
  return (
    <List label="Mensagem não lida">
      <ListRow
        title={`${name} escreveu`}
        subtitle={message.text}
        leading={<Avatar name={name} />}
        href={`/app/messages/${message.link}`}
        renderLink={renderLink}
      />
    </List>
  );
}
