import type { ReactNode } from 'react';
import { usePublishedNews } from '../../../data/programs/published-news';
import { useSession } from '../../../data/session/session';
import { Skeleton } from '../../../ui/state/skeleton';
import { MessageCard } from './message-card';
import { PublishedCard } from './published-card';

interface PublishedNewsProps {
  /** Shown after the news. */
  otherwise?: ReactNode;
}

/** Unseen fichas from coaches, with a choice if there are several, and new messages. */
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
