import type { ReactNode } from 'react';
import { usePublishedNews } from '../../data/published-news';
import { useSession } from '../../data/session';
import { Skeleton } from '../../ui/skeleton';
import { MessageCard } from './message-card';
import { PublishedCard } from './published-card';

interface PublishedNewsProps {
  /** Who trains by no ficha is offered these first; this is what comes after. */
  otherwise?: ReactNode;
}

/**
 * What coaches published and the person has not looked at, between several of which the person
 * chooses, and what they wrote.
 */
export default function PublishedNews({ otherwise }: PublishedNewsProps) {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const news = usePublishedNews(person);
  if (news.state === 'loading' && otherwise) return <Skeleton height={280} />;
  const shown = news.state === 'ready' ? news.value : [];
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
