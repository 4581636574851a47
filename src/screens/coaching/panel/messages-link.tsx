import { newMessageWords } from '#words/messages/messages';
import { useStudentConversations } from '../../../data/messages/student-conversations';
import { LinkButton } from '../../../parts/page/link-button';

/** The way to all conversations, with the number of unread messages. */
export function MessagesLink() {
  const { conversations } = useStudentConversations();
  const all = conversations.state === 'ready' ? conversations.value : [];
  if (all.length === 0) return null;
  const unread = newMessageWords(all.reduce((sum, each) => sum + each.unread, 0));
  return (
    <LinkButton href="/app/messages" variant="quiet">
      {unread === '' ? 'Mensagens' : `Mensagens: ${unread}`}
    </LinkButton>
  );
}
