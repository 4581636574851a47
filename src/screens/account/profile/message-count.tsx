import { unreadFor } from '#domain/messages/thread';
import { unreadWords } from '#words/messages/messages';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { StatusPill } from '../../../ui/display/status-pill';

/** Number of unread messages, at the end of the link to them. */
export function MessageCount() {
  const messages = useMessages();
  const session = useSession();
  if (messages.state !== 'ready' || !('user' in session)) return null;
  const unread = unreadFor(messages.value, session.user.id).length;
  if (unread === 0) return null;
  return (
    <StatusPill tone="info" sign="dot">
      {unreadWords(unread)}
    </StatusPill>
  );
}
