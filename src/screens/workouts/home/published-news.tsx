import type { ReactNode } from 'react';
import { type SaidMessage, unreadFor } from '#domain/messages/thread';
import { nameOnLink, useCoaches } from '../../../data/coaching/coaches';
import { useMessages } from '../../../data/messages/messages';
import { usePublishedPrograms } from '../../../data/programs/published-programs';
import { useSession } from '../../../data/session/session';
import { renderLink } from '../../../parts/page/render-link';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Skeleton } from '../../../ui/state/skeleton';
import { PublishedCard } from './published-card';

interface PublishedNewsProps {
  /** Shown after the news. */
  otherwise?: ReactNode;
}

/** Unseen fichas from coaches, with a choice if there are several, and new messages. */
export default function PublishedNews({ otherwise }: PublishedNewsProps) {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const news = usePublishedPrograms(person);
  if (news.state === 'loading' && otherwise) return <Skeleton height={280} />;
  const shown = news.state === 'ready' ? news.value.filter(({ seen }) => !seen) : [];
  return (
    <>
      {shown.map((one) => (
        <PublishedCard key={one.id} news={one} />
      ))}
      <MessageCard person={person} />
      {otherwise}
    </>
  );
}

/** The newest unread message with a link to its conversation. */
function MessageCard({ person }: { person: string }) {
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
